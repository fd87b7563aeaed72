import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AnchorHome, anchorHome, anchorHomeData } from '../../contract/anchor/calls-anchors';
import type { Host, LiveMatch } from '../../contract/anchor/host';
import { LIST_PAGE_SIZE } from '../../contract/codes';
import { anchorHomeFields } from '../../contract/first-requests';
import type { Moment } from '../../contract/moment/moment';
import { inFormerOrder, orderedHosts, orderedMatches } from '../../rules/anchor/anchor-order';
import { shownHosts, shownMatches, type Viewer } from '../../rules/anchor/streamer-display';
import { type Dated, dated } from '../../rules/reading/asked';
import { asked } from '../../services/asking';
import { defineKept } from '../../services/kept';
import { replyOf } from '../../services/offline-cache';
import type { Services } from '../../services/services';
import type { Audience } from '../session/audience';

/** Anchor home as this viewer may see it, in the order in which it is shown. */
export interface HomeData {
  readonly hosts: readonly Host[];
  readonly matches: readonly Dated<LiveMatch>[];
  /** The newest moments: what the reply brought of them. */
  readonly moments: readonly Moment[];
  /** 0: an earlier visit has left it. */
  readonly askedAt: number;
}

/** Filtered here, before anything is cached: what may not be seen reaches no store. */
function toHomeData(reply: AnchorHome, { viewer }: Audience, askedAt: number): HomeData {
  return {
    hosts: orderedHosts(shownHosts(reply.hosts, viewer)),
    matches: dated(orderedMatches(shownMatches(reply.liveMatchList, viewer)), askedAt),
    moments: reply.hostMomentList,
    askedAt,
  };
}

const keptHome = defineKept('anchor-home', replyOf(anchorHomeData), undefined, 'member');

/** A reply as a visitor would see it: that much may lie in a storage that outlives the session. */
function publicReply(reply: AnchorHome, viewer: Viewer): AnchorHome {
  const visitor: Viewer = { jumpGame: viewer.jumpGame, rooms: new Set(), privileged: false };
  return {
    hosts: shownHosts(reply.hosts, visitor),
    liveMatchList: shownMatches(reply.liveMatchList, visitor),
    // Likes are the member’s own.
    hostMomentList: reply.hostMomentList
      .slice(0, LIST_PAGE_SIZE)
      .map((moment) => ({ ...moment, isLiked: moment.isLiked && false })),
  };
}

/** True where a visit, or what prepared one, has left what it read within so many ms. */
export const hasKeptHome = ({ offlineCache }: Services, within: number): boolean =>
  offlineCache.recall(keptHome, within) !== undefined;

/** A visit within this time of the last begins with what that one saw. */
export const SECOND_VISIT_MS = 15 * 60_000;

/** Shows what the last visit saw, until the answer that is asked for all the same is there. Tells whether there is something to show. */
export function beginWithKept(services: Services, audience: Audience, client: QueryClient): boolean {
  showKept(services, audience, client, SECOND_VISIT_MS);
  return client.getQueryData(anchorHomeQuery(services, audience).queryKey) !== undefined;
}

/** The last reading of an earlier visit with its own time, where there is none of this visit; `within`: no older, ms. */
function showKept(services: Services, audience: Audience, client: QueryClient, within: number): void {
  const { queryKey } = anchorHomeQuery(services, audience);
  if (client.getQueryData(queryKey) !== undefined) return;
  const kept = services.offlineCache.recall(keptHome, within);
  if (kept !== undefined) client.setQueryData(queryKey, toHomeData(kept.value, audience, 0), { updatedAt: kept.at });
}

/** The newest in the order in which the last visit's was shown. */
const standing = (home: HomeData, last: HomeData): HomeData => ({
  ...home,
  hosts: inFormerOrder(home.hosts, last.hosts, ({ id }) => id),
  matches: inFormerOrder(home.matches, last.matches, ({ matchId }) => matchId),
});

/** GET anchor/list/v2 (product.md, section 7), one answer for hosts, matches and the first moments. */
export const anchorHomeQuery = (services: Services, audience: Audience) =>
  queryOptions({
    queryKey: ['anchor-home', audience.key, audience.isPublic] as const,
    queryFn: async ({ client, queryKey, signal }) => {
      const fields = anchorHomeFields(services.options.api.pid, audience.viewer.jumpGame);
      const asking = services.call(anchorHome, fields, { signal });
      const [reply, askedAt] = await asked(services, asking).catch((error: unknown) => {
        // The failure stays a failure.
        if (!signal.aborted) showKept(services, audience, client, Number.POSITIVE_INFINITY);
        throw error;
      });
      services.offlineCache.keep(keptHome, () => publicReply(reply, audience.viewer));
      const home = toHomeData(reply, audience, askedAt);
      const last = client.getQueryData<HomeData>(queryKey);
      return last?.askedAt === 0 ? standing(home, last) : home;
    },
    // A reading that everybody may see stays while the next viewer's is fetched; one that a member alone may see never does.
    placeholderData: (previous: HomeData | undefined, query) => (query?.queryKey[2] === true ? previous : undefined),
  });
