import type { Host, LiveMatch } from '../../contract/anchor/host';
import { LIVE_STATUS } from '../../contract/codes';
import { channels } from '../../contract/push/channels';
import type { MatchPush } from '../../contract/push/push';
import { isLiveOn } from '../../rules/anchor/streamer-display';
import { statusOf } from '../../rules/match/match-status';
import { anchorStore } from '../anchor/anchor-store';
import { subscriptionStore } from '../anchor/subscription-store';
import { matchStore } from '../match/match-store';
import { begunBetween, type MatchReading } from './news';
import { matchesAroundQuery } from './notice-queries';
import { type Named, nameIn, versusOf } from './quiet-queue';
import { all, createUnnamed, createWatch, type Watching } from './watch';

/** Channels of booked matches at once: a connection has room for two hundred of all kinds. */
const MOST_WATCHED = 30;

interface Around extends MatchReading {
  readonly hosts: readonly Host[];
  readonly matches: readonly LiveMatch[];
}
const NOTHING_READ: Around = { hosts: [], matches: [], askedAt: 0 };

const matchOf = ({ matches }: Around, id: string) => matches.find(({ matchId }) => matchId === id);

/** With the names of the teams and a host who shows it, as far as anchor home tells of it. */
function sayRead({ say }: Watching, id: string, around: Around): void {
  const match = matchOf(around, id);
  const showing = around.hosts.filter((host) => host.liveSchedule.some(({ matchId }) => matchId === id));
  const show = showing.flatMap(({ liveSchedule }) => liveSchedule).find(({ matchId }) => matchId === id);
  const hostId = [...(match?.hostList ?? []), ...showing].find((host) => isLiveOn(host, id))?.id;
  const named = match ?? show;
  say({ kind: 'match', id, versus: named && versusOf(named), hostId });
}

/** A booked match begins: with its push, or in the loop once its kick-off has come. */
export function watchMatches(watching: Watching): () => void {
  const { services, client, say } = watching;
  const { stores, visibility } = services;
  const booked = () => stores.get(subscriptionStore).getState().matches;
  const watch = createWatch(watching, {
    channels: () => [...booked()].slice(0, MOST_WATCHED).map(channels.match),
    loop: 'subscriptions',
    isWanted: () => booked().size > 0,
    query: () => matchesAroundQuery(services),
    news(around: Around, last: Around | undefined) {
      for (const id of begunBetween(last, around)) if (booked().has(id)) sayRead(watching, id, around);
      return around;
    },
  });
  /** `phaseStart`: Unix ms. What began before somebody looked again is no news. */
  const isNews = (push: MatchPush, old: MatchPush | undefined, phaseStart: number | undefined) =>
    (phaseStart ?? watch.lookedAt()) >= watch.lookedAt() && beginsWith({ ...push, phaseStart }, old, services.now());
  /** Pushed without names: told once these are read. */
  const unnamed = createUnnamed<{
    readonly id: string;
    readonly looked: number;
    readonly begins: (around: Around) => boolean;
  }>(async (begun) => {
    const around: Around = await client.fetchQuery(matchesAroundQuery(services)).catch(() => NOTHING_READ);
    for (const { id, looked, begins } of begun)
      if (looked === watch.lookedAt() && booked().has(id) && begins(around)) sayRead(watching, id, around);
  });
  const sayTold = (id: string, named: Named) => {
    const showing = [...stores.get(anchorStore).getState().pushes.values()].find(
      ({ liveStatus, matchId }) => liveStatus === LIVE_STATUS.live && matchId === id,
    );
    say({ kind: 'match', id, versus: versusOf(named), hostId: showing?.hostId });
  };
  const hear = (push: MatchPush, old: MatchPush | undefined) => {
    const { matchId: id, phaseStart } = push;
    // A first push that does not say since when: its kick-off is read; a show begins before it.
    const isUntold = old === undefined && phaseStart === undefined && isUnderWay(push);
    if (!visibility.isVisible() || (!isUntold && !isNews(push, old, phaseStart))) return;
    const named = nameIn(services, push.names);
    if (named !== undefined && !isUntold) return sayTold(id, named);
    const begins = (around: Around) => !isUntold || isNews(push, old, matchOf(around, id)?.startDate);
    unnamed.put(id, { id, looked: watch.lookedAt(), begins });
  };
  const stopPushes = stores.get(matchStore).subscribe(({ pushes }, before) => {
    for (const id of booked()) {
      const push = pushes.get(id);
      const old = before.pushes.get(id);
      if (push !== undefined && push !== old) hear(push, old);
    }
  });
  return all([stopPushes, unnamed.stop, watch.stop]);
}

/** A match of which nothing was heard before has just begun when its phase is this young. */
const YOUNG_MS = 3 * 60_000;
/** Of both sports. */
const FIRST_STATUS = 2;

const isUnderWay = ({ statusId }: MatchPush): boolean => statusOf({ statusId }).group === 'processing';

/** True when this push says that a match has just begun (decisions.md, quiet words). `now`: server time, Unix ms. */
export function beginsWith(push: MatchPush, before: MatchPush | undefined, now: number): boolean {
  const { statusId, phaseStart } = push;
  if (!isUnderWay(push)) return false;
  if (before !== undefined) return statusOf({ statusId: before.statusId }).group === 'unstarted';
  return statusId === FIRST_STATUS && phaseStart !== undefined && now - phaseStart < YOUNG_MS;
}
