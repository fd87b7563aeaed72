import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import { MOMENT_SORT } from '../../../contract/codes';
import type { Host } from '../../../contract/host';
import type { FeedActions } from '../../../parts/moments/feed-actions';
import { MomentList } from '../../../parts/moments/moment-list';
import { areMomentsRead, beginAgain, type MomentSort } from '../../../parts/moments/moments-query';
import type { Audience } from '../../../parts/page/audience';
import { Section } from '../../../ui/section';
import { Segmented } from '../../../ui/segmented';

interface MomentsTabProps {
  readonly host: Host;
  readonly audience: Audience;
  readonly actions: FeedActions;
}

/** What was read on an earlier visit is shown and begun anew; when that fails it stays as it was. */
function useFreshFirstPage({ host, audience, actions }: MomentsTabProps, sort: MomentSort): void {
  const services = useServices();
  const client = useQueryClient();
  const { forgetConfirmed } = actions.moments;
  useEffect(() => {
    const deps = { services, client, audience, sort, hostId: host.id };
    if (areMomentsRead(deps)) void beginAgain(deps).then(forgetConfirmed, () => undefined);
  }, [services, client, audience, sort, host.id, forgetConfirmed]);
}

/** What the host has posted, newest or hottest first. */
export function MomentsTab(props: MomentsTabProps) {
  const { host, audience, actions } = props;
  const t = useTranslations('anchor');
  const panelId = useId();
  const [sort, setSort] = useState<MomentSort>(MOMENT_SORT.newest);
  useFreshFirstPage(props, sort);
  const choices = [
    { value: MOMENT_SORT.newest, label: t('newest') },
    { value: MOMENT_SORT.hottest, label: t('hottest') },
  ];
  return (
    <Section
      title={t('moments')}
      end={<Segmented label={t('sort')} segments={choices} value={sort} onSelect={setSort} panelId={panelId} />}
    >
      <div id={panelId} role="tabpanel" aria-label={t('moments')}>
        <MomentList
          key={sort}
          audience={audience}
          hosts={[host]}
          hostId={host.id}
          first={undefined}
          sort={sort}
          actions={actions}
        />
      </div>
    </Section>
  );
}
