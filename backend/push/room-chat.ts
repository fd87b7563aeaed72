import { FOOTBALL } from '../world/match-state';
import { roomChat } from '../world/room/room-chat';
import type { News } from './push-item';
import type { Snapshot } from './snapshot';

/** Of a world that runs fast: more at once nobody could read. */
const MOST_AT_ONCE = 5;

/** What the world says in the rooms on air after one instant and up to another; each message in its room's channel. */
export function chatPushes({ hosts, entries, fixtures, seed }: Snapshot, after: number, until: number): News[] {
  if (until <= after) return [];
  const shows = [...entries].flatMap(([hostId, all]) => (hosts.get(hostId)?.withdrawn === false ? all : []));
  return shows
    .filter((show) => show.startAt <= until && show.endAt > after)
    .flatMap((show) => {
      const matchType = fixtures.get(String(show.matchId))?.matchType ?? FOOTBALL;
      return roomChat(seed, { ...show, matchType, host: hosts.get(show.hostId) }, after, until).slice(-MOST_AT_ONCE);
    })
    .map(({ content: { zh, en }, ...message }) => ({
      name: 'live/chat',
      data: { ...message, content: zh, translations: { en: { content: en } } },
    }));
}
