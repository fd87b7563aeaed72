import type { Host, LiveMatch } from '../../contract/anchor/host';
import { channels } from '../../contract/push/channels';
import type { MatchPush } from '../../contract/push/push';
import { isLiveOn } from '../../rules/anchor/streamer-display';
import { statusOf } from '../../rules/match/match-status';
import { subscriptionStore } from '../anchor/subscription-store';
import { matchStore } from '../match/match-store';
import { begunBetween, type MatchReading } from './news';
import { matchesAroundQuery } from './notice-queries';
import { versusOf } from './quiet-queue';
import { all, createWatch, type Watching } from './watch';

/** Channels of booked matches at once: a connection has room for two hundred of all kinds. */
const MOST_WATCHED = 30;

interface Around extends MatchReading {
  readonly hosts: readonly Host[];
  readonly matches: readonly LiveMatch[];
}
const NOTHING_READ: Around = { hosts: [], matches: [], askedAt: 0 };

const matchOf = ({ matches }: Around, id: string) => matches.find(({ matchId }) => matchId === id);

/** With the names of the teams and a host who shows it, as far as anchor home tells of it. */
function sayBegun({ say }: Watching, id: string, around: Around): void {
  const match = matchOf(around, id);
  const showing = around.hosts.filter((host) => host.liveSchedule.some(({ matchId }) => matchId === id));
  const show = showing.flatMap(({ liveSchedule }) => liveSchedule).find(({ matchId }) => matchId === id);
  const hostId = [...(match?.hostList ?? []), ...showing].find((host) => isLiveOn(host, id))?.id;
  const named = match ?? show;
  say({ kind: 'match', id, versus: named && versusOf(named), hostId });
}

/** A booked match begins: with its push, or in the loop once its kick-off has come. */
export function watchMatches(watching: Watching): () => void {
  const { services, client } = watching;
  const booked = () => services.stores.get(subscriptionStore).getState().matches;
  const watch = createWatch(watching, {
    channels: () => [...booked()].slice(0, MOST_WATCHED).map(channels.match),
    loop: 'subscriptions',
    isWanted: () => booked().size > 0,
    query: () => matchesAroundQuery(services),
    news(around: Around, last: Around | undefined) {
      for (const id of begunBetween(last, around)) if (booked().has(id)) sayBegun(watching, id, around);
      return around;
    },
  });
  /** `phaseStart`: Unix ms. What began before somebody looked again is no news. */
  const isNews = (push: MatchPush, old: MatchPush | undefined, phaseStart: number | undefined) =>
    (phaseStart ?? watch.lookedAt()) >= watch.lookedAt() && beginsWith({ ...push, phaseStart }, old, services.now());
  const hear = async (push: MatchPush, old: MatchPush | undefined) => {
    const { matchId: id, phaseStart } = push;
    // A first push that does not say since when: its kick-off is read; a show begins before it.
    const isUntold = old === undefined && phaseStart === undefined && isUnderWay(push);
    if (!isUntold && !isNews(push, old, phaseStart)) return;
    const looked = watch.lookedAt();
    const around: Around = await client.fetchQuery(matchesAroundQuery(services)).catch(() => NOTHING_READ);
    if (looked !== watch.lookedAt() || !booked().has(id)) return;
    if (!isUntold || isNews(push, old, matchOf(around, id)?.startDate)) sayBegun(watching, id, around);
  };
  const stopPushes = services.stores.get(matchStore).subscribe(({ pushes }, before) => {
    for (const id of booked()) {
      const push = pushes.get(id);
      const old = before.pushes.get(id);
      if (push !== undefined && push !== old) void hear(push, old);
    }
  });
  return all([stopPushes, watch.stop]);
}

/** A match of which nothing was heard before has just begun when its phase is this young. */
const YOUNG_MS = 3 * 60_000;
/** Of both sports. */
const FIRST_STATUS = 2;

const isUnderWay = ({ statusId }: MatchPush): boolean => statusOf({ statusId }).group === 'processing';

/**
 * True when this push says that a match has just begun: it was not under way in the push before; where there was none, its first
 * phase is young (decisions.md, quiet words). `now`: server time, Unix ms.
 */
export function beginsWith(push: MatchPush, before: MatchPush | undefined, now: number): boolean {
  const { statusId, phaseStart } = push;
  if (!isUnderWay(push)) return false;
  if (before !== undefined) return statusOf({ statusId: before.statusId }).group === 'unstarted';
  return statusId === FIRST_STATUS && phaseStart !== undefined && now - phaseStart < YOUNG_MS;
}
