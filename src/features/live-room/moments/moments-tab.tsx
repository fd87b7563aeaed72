import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../../context/services';
import { MOMENT_SORT } from '../../../contract/codes';
import type { Host } from '../../../contract/host';
import type { FeedActions } from '../../../parts/moments/feed-actions';
import { areMomentsRead, beginAgain, type MomentSort } from '../../../parts/moments/moments-query';
import { SortedMoments } from '../../../parts/moments/sorted-moments';
import type { Audience } from '../../../parts/page/audience';

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
  const [sort, setSort] = useState<MomentSort>(MOMENT_SORT.newest);
  useFreshFirstPage(props, sort);
  return (
    <SortedMoments
      audience={audience}
      hosts={[host]}
      hostId={host.id}
      first={undefined}
      sort={sort}
      onSort={setSort}
      actions={actions}
    />
  );
}
