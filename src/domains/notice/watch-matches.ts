import { channels } from '../../contract/push/channels';
import type { MatchPush } from '../../contract/push/push';
import { isLiveOn } from '../../rules/anchor/streamer-display';
import { statusOf } from '../../rules/match/match-status';
import { asked } from '../../services/asking';
import type { Services } from '../../services/services';
import { subscriptionStore } from '../anchor/subscription-store';
import { matchStore } from '../match/match-store';
import { beginsWith } from './begins';
import { begunBetween, type MatchReading } from './news';
import { type Say, versusOf } from './quiet-word';
import { type ReadHome, readHome } from './read-hosts';

/** Channels of booked matches at once: a connection has room for two hundred of all kinds. */
const MOST_WATCHED = 30;

const isUnderWay = ({ statusId }: MatchPush) => statusOf({ statusId }).group === 'processing';
const NOTHING_READ: ReadHome = { hosts: [], matches: [] };

/** With the names of the teams and somebody who shows it, as far as anchor home tells of it. */
function sayBegun(say: Say, id: string, { hosts, matches }: ReadHome): void {
  const match = matches.find(({ matchId }) => matchId === id);
  const showing = hosts.filter((host) => host.liveSchedule.some(({ matchId }) => matchId === id));
  const show = showing.flatMap(({ liveSchedule }) => liveSchedule).find(({ matchId }) => matchId === id);
  const hostId = [...(match?.hostList ?? []), ...showing].find((host) => isLiveOn(host, id))?.id;
  const named = match ?? show;
  say({ kind: 'match', id, versus: named && versusOf(named), hostId });
}

/** Listens to the matches that are booked, whichever these are by now; answers the way to end it. */
function listen(services: Services): () => void {
  const subscriptions = services.stores.get(subscriptionStore);
  const watched = new Map<string, () => void>();
  const follow = () => {
    const wanted = new Set([...subscriptions.getState().matches].slice(0, MOST_WATCHED));
    for (const [id, leave] of watched) {
      if (wanted.has(id)) continue;
      leave();
      watched.delete(id);
    }
    for (const id of wanted) if (!watched.has(id)) watched.set(id, services.watch(channels.match(id)));
  };
  follow();
  const stops = [subscriptions.subscribe(follow)];
  return () => {
    for (const stop of [...stops, ...watched.values()]) stop();
  };
}

/** The pushes of a match that begins, or may have begun just now. */
function createHearing(services: Services, say: Say, lookedAt: () => number) {
  const booked = () => services.stores.get(subscriptionStore).getState().matches;
  const homeOrNothing = () => readHome(services).catch(() => NOTHING_READ);
  const told = async (id: string) => {
    const home = await homeOrNothing();
    if (booked().has(id)) sayBegun(say, id, home);
  };
  /** The first push of a match that does not say since when: its kick-off is read; a show begins before it. */
  const toldByKickOff = async (push: MatchPush) => {
    const { matchId: id } = push;
    const looked = lookedAt();
    const home = await homeOrNothing();
    const phaseStart = home.matches.find(({ matchId }) => matchId === id)?.startDate;
    if (looked !== lookedAt() || !booked().has(id) || (phaseStart ?? 0) < looked) return;
    if (beginsWith({ ...push, phaseStart }, undefined, services.now())) sayBegun(say, id, home);
  };
  return (push: MatchPush, old: MatchPush | undefined) => {
    const { phaseStart } = push;
    if (old === undefined && phaseStart === undefined && isUnderWay(push)) void toldByKickOff(push);
    // What began before somebody looked again is no news.
    else if ((phaseStart ?? lookedAt()) >= lookedAt() && beginsWith(push, old, services.now())) void told(push.matchId);
  };
}

/** A booked match begins: with its push, or in the loop once its kick-off has come. */
export function watchMatches(services: Services, say: Say) {
  const booked = () => services.stores.get(subscriptionStore).getState().matches;
  let last: MatchReading | undefined;
  let lookedAt = 0;
  const hear = createHearing(services, say, () => lookedAt);
  const read = async () => {
    if (booked().size === 0 || !services.visibility.isVisible()) return;
    const looked = lookedAt;
    const [home, askedAt] = await asked(services, readHome(services));
    if (looked !== lookedAt) return;
    const reading = { matches: home.matches, askedAt };
    for (const id of begunBetween(last, reading)) if (booked().has(id)) sayBegun(say, id, home);
    last = reading;
  };
  const stops = [
    listen(services),
    services.refetch.add('subscriptions', () => void read().catch(() => undefined)),
    services.stores.get(matchStore).subscribe(({ pushes }, before) => {
      for (const id of booked()) {
        const push = pushes.get(id);
        const old = before.pushes.get(id);
        if (push !== undefined && push !== old) hear(push, old);
      }
    }),
  ];
  return {
    forget() {
      last = undefined;
      lookedAt = services.now();
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
