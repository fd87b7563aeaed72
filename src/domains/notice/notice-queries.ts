import { queryOptions } from '@tanstack/react-query';
import { anchorHome } from '../../contract/anchor/calls-anchors';
import { hostList } from '../../contract/anchor/calls-hosts';
import { LIVE_STATUS } from '../../contract/codes';
import { anchorHomeFields } from '../../contract/first-requests';
import { myOrders, tipDetail } from '../../contract/tip/calls-tips';
import { shownHosts, shownMatches } from '../../rules/anchor/streamer-display';
import { asked } from '../../services/asking';
import type { Services } from '../../services/services';
import { currentAudience } from '../session/audience';

/** More than anybody has open. */
const ORDERS_READ = 20;

/** Nothing of these readings is drawn: each is a new one, none is kept, and a failure is not told. */
const FLEETING = { staleTime: 0, gcTime: 0 };

/** The hosts on air as this member may see them: a host whose room is hidden is not. */
export function hostsOnAirQuery(services: Services) {
  const { key, viewer } = currentAudience(services);
  return queryOptions({
    ...FLEETING,
    queryKey: ['notice', 'on-air', key] as const,
    queryFn: async ({ signal }) => {
      const hosts = await services.call(hostList, { liveStatus: LIVE_STATUS.live }, { signal, quiet: true });
      // A back end that does not narrow brings all of them.
      return shownHosts(hosts, viewer).filter(({ liveStatus }) => liveStatus === LIVE_STATUS.live);
    },
  });
}

/** Anchor home: the matches around now with their kick-off and their hosts, and everybody's shows. */
export function matchesAroundQuery(services: Services) {
  const { key, viewer } = currentAudience(services);
  return queryOptions({
    ...FLEETING,
    queryKey: ['notice', 'matches', key] as const,
    queryFn: async ({ signal }) => {
      const fields = anchorHomeFields(services.options.api.pid, viewer.jumpGame);
      const asking = services.call(anchorHome, fields, { signal, quiet: true });
      const [{ hosts, liveMatchList }, askedAt] = await asked(services, asking);
      return { hosts: shownHosts(hosts, viewer), matches: shownMatches(liveMatchList, viewer), askedAt };
    },
  });
}

/** The member's newest orders. */
export const newestOrdersQuery = ({ call, session }: Services) =>
  queryOptions({
    ...FLEETING,
    queryKey: ['notice', 'orders', session.memberKey()] as const,
    queryFn: ({ signal }) => call(myOrders, { page: 1, size: ORDERS_READ }, { signal, quiet: true }),
  });

/** A tip of which a push told: its expert and its match. */
export const settledTipQuery = ({ call, session }: Services, id: string) =>
  queryOptions({
    ...FLEETING,
    queryKey: ['notice', 'tip', session.memberKey(), id] as const,
    queryFn: ({ signal }) => call(tipDetail, { id }, { signal, quiet: true }),
  });
