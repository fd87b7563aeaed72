import { memo } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../contract/anchor/host';
import { isLive } from '../../rules/anchor/streamer-display';
import { useStore } from '../../services/store-registry';
import { IconButton } from '../../ui/controls/button';
import { cx } from '../../ui/cx';
import { Card, Section } from '../../ui/layout/section';
import { TitledSection } from '../../ui/layout/titled-section';
import { Outline } from '../../ui/media/icon';
import { PageIcon } from '../../ui/media/page-icon';
import text from '../../ui/theme/text.module.css';
import { recentSearches } from './data/recent-searches';
import { ofHost } from './data/search-entry';
import { AnchorResult } from './rows/anchor-result';
import styles from './search.module.css';

/** Offered before anything is typed. */
const MOST_OFFERED = 5;
const TRASH = 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7';

function Recent({
  searches,
  onChoose,
}: {
  readonly searches: readonly string[];
  readonly onChoose: (query: string) => void;
}) {
  const t = useTranslations('search');
  const clear = useStore(recentSearches, ({ change }) => change);
  return (
    <TitledSection
      title={t('recent')}
      meta={t('onDevice')}
      end={
        <span className={styles.trash}>
          <IconButton label={t('clearRecent')} onClick={() => clear(() => undefined)}>
            <Outline path={TRASH} />
          </IconButton>
        </span>
      }
    >
      <div className={styles.recent}>
        {searches.map((query) => (
          <button key={query} type="button" className={styles.chip} onClick={() => onChoose(query)}>
            <PageIcon name="clock" size={14} />
            <span className={text.ell}>{query}</span>
          </button>
        ))}
      </div>
    </TitledSection>
  );
}

interface IdleProps {
  readonly hosts: readonly Host[];
  readonly isLoading: boolean;
  readonly onChoose: (query: string) => void;
}

/** Before anything is typed: what was searched for here, and who is on air. A memo, for some thirty lists arrive meanwhile that it does not show. */
export const Idle = memo(function Idle({ hosts, isLoading, onChoose }: IdleProps) {
  const t = useTranslations('search');
  const searches = useStore(recentSearches, ({ value }) => value);
  const live = hosts.filter(isLive).slice(0, MOST_OFFERED);
  return (
    <>
      {searches.length > 0 && <Recent searches={searches} onChoose={onChoose} />}
      {live.length > 0 && (
        <Section title={t('live')}>
          <Card>
            {live.map((host) => (
              <AnchorResult key={host.id} entry={ofHost(host)} host={host} isSuggested />
            ))}
          </Card>
        </Section>
      )}
      {searches.length === 0 && live.length === 0 && !isLoading && (
        <p className={cx(text.meta, styles.hint)}>{t('hint')}</p>
      )}
    </>
  );
});
