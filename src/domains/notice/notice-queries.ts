import { queryOptions } from '@tanstack/react-query';
import { anchorHome } from '../../contract/anchor/calls-anchors';
import { hostList } from '../../contract/anchor/calls-hosts';
import { LIVE_STATUS } from '../../contract/codes';
import { anchorHomeFields } from '../../contract/first-requests';
import type { PlacedBet } from '../../contract/ranking/betting';
import { bettingListOf } from '../../contract/ranking/calls-ranking';
import { myOrders, tipDetail, tipList } from '../../contract/tip/calls-tips';
import type { Tip } from '../../contract/tip/tip';
import { shownHosts, shownMatches } from '../../rules/anchor/streamer-display';
import type { Asked } from '../../rules/reading/asked';
import { asked } from '../../services/asking';
import type { Services } from '../../services/services';
import { currentAudience } from '../session/audience';

/** A tip that is on sale for long lies behind the others. */
const TIPS_READ = 50;

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

/** Tips, the last published first. `askedAt`: when they were asked for (asking.ts). */
export interface TipsReading extends Asked {
  readonly tips: readonly Tip[];
}

/** The newest tips of all experts: each tells whether this member follows its expert. */
export const newestTipsQuery = (services: Services) =>
  queryOptions({
    ...FLEETING,
    queryKey: ['notice', 'tips', services.session.memberKey()] as const,
    queryFn: async ({ signal }): Promise<TipsReading> => {
      const asking = services.call(tipList, { page: 1, size: TIPS_READ }, { signal, quiet: true });
      const [{ list: tips }, askedAt] = await asked(services, asking);
      return { tips, askedAt };
    },
  });

/** Somebody's bets as they were read; the name and the picture (file id) are additions. */
export interface BetsOfUser extends Asked {
  readonly uid: string;
  readonly name: string | undefined;
  readonly portrait: string | undefined;
  readonly bets: readonly PlacedBet[];
}

/** The newest bets of these users; whoever hides theirs, or cannot be read, is left out. */
export const newBetsQuery = (services: Services, uids: readonly string[]) =>
  queryOptions({
    ...FLEETING,
    queryKey: ['notice', 'bets', services.session.memberKey(), ...uids] as const,
    queryFn: async ({ signal }): Promise<readonly BetsOfUser[]> => {
      const readings = uids.map(async (uid): Promise<BetsOfUser[]> => {
        const asking = services.call(bettingListOf, { uid }, { signal, quiet: true });
        const [{ list, user }, askedAt] = await asked(services, asking);
        const bets = list.flatMap(({ betInfos = [] }) => betInfos);
        return [{ uid, name: user?.nickName.trim() || undefined, portrait: user?.headUrl, bets, askedAt }];
      });
      return (await Promise.all(readings.map((reading) => reading.catch(() => [])))).flat();
    },
  });
