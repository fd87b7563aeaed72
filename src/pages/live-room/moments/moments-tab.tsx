import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Host } from '../../../contract/anchor/host';
import { MOMENT_SORT } from '../../../contract/codes';
import type { FeedActions } from '../../../domains/moment/feed-actions';
import { SortedMoments } from '../../../domains/moment/moment-list';
import { momentStore } from '../../../domains/moment/moment-store';
import { areMomentsRead, beginAgain, type MomentSort } from '../../../domains/moment/moments-query';
import { type Audience, useAudience } from '../../../domains/session/audience';
import type { Dated } from '../../../rules/reading/asked';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';

/** Shows the reading of an earlier visit and begins anew; if that fails it stays. */
function useFreshFirstPage(hostId: string, audience: Audience, sort: MomentSort): void {
  const services = useServices();
  const client = useQueryClient();
  const forgetConfirmed = useStore(momentStore, (state) => state.forgetConfirmed);
  useEffect(() => {
    const deps = { services, client, audience, sort, hostId };
    if (areMomentsRead(deps)) void beginAgain(deps).then(forgetConfirmed, () => undefined);
  }, [services, client, audience, sort, hostId, forgetConfirmed]);
}

/** The host's moments, newest or hottest first. */
export function MomentsTab({ host, actions }: { readonly host: Dated<Host>; readonly actions: FeedActions }) {
  const audience = useAudience();
  const [sort, setSort] = useState<MomentSort>(MOMENT_SORT.newest);
  const reading = useMemo(() => ({ hosts: [host], askedAt: host.askedAt }), [host]);
  useFreshFirstPage(host.id, audience, sort);
  return (
    <SortedMoments
      audience={audience}
      reading={reading}
      hostId={host.id}
      first={undefined}
      sort={sort}
      onSort={setSort}
      actions={actions}
    />
  );
}
