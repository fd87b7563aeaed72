import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { MOMENT_SORT } from '../../../contract/codes';
import type { Host } from '../../../contract/host';
import type { HomeData } from '../../../parts/anchors/anchor-home-query';
import type { FeedActions } from '../../../parts/moments/feed-actions';
import { MomentList } from '../../../parts/moments/moment-list';
import type { MomentSort } from '../../../parts/moments/moments-query';
import type { Audience } from '../../../parts/page/audience';
import { Section } from '../../../ui/section';
import { Segmented } from '../../../ui/segmented';

const NOBODY: readonly Host[] = [];

interface MomentsSectionProps {
  readonly audience: Audience;
  /** Brings the newest moments, and tells which of their authors are on air. */
  readonly home: HomeData | undefined;
  readonly sort: MomentSort;
  readonly onSort: (sort: MomentSort) => void;
  readonly actions: FeedActions;
}

/** What the anchors posted, newest or hottest first, without an end in sight. */
export function MomentsSection({ audience, home, sort, onSort, actions }: MomentsSectionProps) {
  const t = useTranslations('anchor');
  const panelId = useId();
  const choices = [
    { value: MOMENT_SORT.newest, label: t('newest') },
    { value: MOMENT_SORT.hottest, label: t('hottest') },
  ];
  return (
    <Section
      title={t('moments')}
      end={<Segmented label={t('sort')} segments={choices} value={sort} onSelect={onSort} panelId={panelId} />}
    >
      <div id={panelId} role="tabpanel" aria-label={t('moments')}>
        <MomentList
          key={sort}
          audience={audience}
          hosts={home?.hosts ?? NOBODY}
          first={sort === MOMENT_SORT.newest ? home?.moments : undefined}
          sort={sort}
          actions={actions}
        />
      </div>
    </Section>
  );
}
