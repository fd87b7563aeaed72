import * as v from 'valibot';
import { channels } from '../../src/contract/push/channels';
import { id } from '../../src/contract/wire';
import type { Hub } from '../push/hub';
import type { News, PushItem, Unstamped } from '../push/push-item';

const STEP_MS = 20;
const MOST_MATCHES = 500;
const SECOND_HALF = { statusId: 4, phase: 1004 } as const;

/** More scores than any evening brings. */
export const floodSchema = v.object({
  perSecond: v.pipe(v.number(), v.minValue(1), v.maxValue(20_000)),
  forMs: v.pipe(v.number(), v.minValue(1), v.maxValue(120_000)),
  /** These matches, or so many of those that are listened to. */
  matches: v.union([
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_MATCHES)),
    v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_MATCHES)),
  ]),
});
export type Flood = v.InferOutput<typeof floodSchema>;

/** The match's state after so many rounds: the same in every run, so that last states can be compared. */
export function floodState(matchId: string, place: number, round: number): Unstamped<'live/match'> {
  return { matchId, ...SECOND_HALF, homeScore: (round + place) % 100, awayScore: (round * 3 + place) % 100 };
}

function idsOf(filter: Flood['matches'], hub: Hub): readonly string[] {
  if (typeof filter !== 'number') return filter;
  const prefix = channels.match('');
  const heard = hub.channels().filter((channel) => channel.startsWith(prefix));
  return heard
    .map((channel) => channel.slice(prefix.length))
    .sort()
    .slice(0, filter);
}

/**
 * Sends scores to this process's sockets, match by match in turn. At the end each match's last state comes once more,
 * spared from drops: a real server's last word is not lost either.
 */
export function startFlood({ perSecond, forMs, matches }: Flood, hub: Hub, stamped: (news: News) => PushItem) {
  const ids = idsOf(matches, hub);
  const total = Math.round((perSecond * forMs) / 1000);
  const began = performance.now();
  let sent = 0;

  const itemOf = (place: number, round: number) =>
    stamped({ name: 'live/match', data: floodState(ids[place] ?? '', place, round) });
  const lastRound = (place: number) => Math.floor((total - 1 - place) / ids.length);
  const step = () => {
    const due = Math.min(total, Math.floor(((performance.now() - began) * perSecond) / 1000));
    for (; sent < due; sent++) hub.deliver(itemOf(sent % ids.length, Math.floor(sent / ids.length)));
    if (sent < total) return;
    clearInterval(timer);
    ids.forEach((_, place) => {
      if (place < total) hub.deliver({ ...itemOf(place, lastRound(place)), isSure: true });
    });
  };
  const timer = setInterval(step, STEP_MS);
  if (ids.length === 0) clearInterval(timer);
  return { stop: () => clearInterval(timer) };
}
