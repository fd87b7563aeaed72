import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../context/services';
import { type AnchorHome, anchorHome } from '../../../contract/calls-anchors';
import { MOMENT_SORT } from '../../../contract/codes';
import type { Host, LiveMatch } from '../../../contract/host';
import type { Moment } from '../../../contract/moment';
import { orderedHosts, orderedMatches } from '../../../rules/anchor-order';
import { shownHosts, shownMatches } from '../../../rules/streamer-display';
import type { Audience } from './viewer';

/** Offline a call fails at once and says so, and comes back by itself. */
export const ALWAYS_TRY = { networkMode: 'always', refetchOnReconnect: true } as const;

/** Anchor home as this viewer may see it, in the order in which it is shown. */
export interface HomeData {
  readonly hosts: readonly Host[];
  readonly matches: readonly LiveMatch[];
  /** The newest moments: what the reply brought of them. */
  readonly moments: readonly Moment[];
  /** When the server said so, Unix ms: pushes from before it are old. */
  readonly readAt: number;
}

/** Filtered here, before anything is cached: what may not be seen reaches no store. */
function toHomeData(reply: AnchorHome, { viewer }: Audience, readAt: number): HomeData {
  return {
    hosts: orderedHosts(shownHosts(reply.hosts, viewer)),
    matches: orderedMatches(shownMatches(reply.liveMatchList, viewer)),
    moments: reply.hostMomentList,
    readAt,
  };
}

/** GET anchor/list/v2 (section 7), one answer for hosts, matches and the first moments. */
export const anchorHomeQuery = (services: Services, audience: Audience) =>
  queryOptions({
    queryKey: ['anchor-home', audience.key, audience.isPublic] as const,
    queryFn: async ({ signal }) => {
      const { jumpGame } = audience.viewer;
      const fields = { pid: services.options.api.pid, matchSource: jumpGame, t: 1, momentSort: MOMENT_SORT.newest };
      return toHomeData(await services.call(anchorHome, fields, { signal }), audience, services.now());
    },
    ...ALWAYS_TRY,
    // What everybody may see stays while the next viewer's page is fetched; what a member alone may see never does.
    placeholderData: (previous: HomeData | undefined, query) => (query?.queryKey[2] === true ? previous : undefined),
  });
