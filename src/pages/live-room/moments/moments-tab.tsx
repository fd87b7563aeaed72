import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Host } from '../../../contract/anchor/host';
import { MOMENT_SORT } from '../../../contract/codes';
import type { FeedActions } from '../../../domains/moment/feed-actions';
import { SortedMoments } from '../../../domains/moment/moment-list';
import { momentStore } from '../../../domains/moment/moment-store';
import { areMomentsRead, beginAgain, type MomentSort } from '../../../domains/moment/moments-query';
import type { Audience } from '../../../domains/session/audience';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';

interface MomentsTabProps {
  readonly host: Host;
  readonly audience: Audience;
  readonly actions: FeedActions;
}

/** Shows the reading of an earlier visit and begins anew; if that fails it stays. */
function useFreshFirstPage({ host, audience }: MomentsTabProps, sort: MomentSort): void {
  const services = useServices();
  const client = useQueryClient();
  const forgetConfirmed = useStore(momentStore, (state) => state.forgetConfirmed);
  useEffect(() => {
    const deps = { services, client, audience, sort, hostId: host.id };
    if (areMomentsRead(deps)) void beginAgain(deps).then(forgetConfirmed, () => undefined);
  }, [services, client, audience, sort, host.id, forgetConfirmed]);
}

/** The host's moments, newest or hottest first. */
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
