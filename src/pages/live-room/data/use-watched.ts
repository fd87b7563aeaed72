import { useEffect } from 'react';
import type { RoomInfo } from '../../../contract/room/room';
import { type WatchedRoom, watchedLately } from '../../../domains/room/watched-lately';
import { watchedStore } from '../../../domains/room/watched-store';
import { isPrivateGroup } from '../../../rules/anchor/private-rooms';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import type { PlayerPhase } from '../player/playback/playback-state';

/** Rooms that are offered on anchor home. */
const MOST_LATELY = 8;
/** Rooms that are remembered, so that the next one is another. */
const MOST_VISITED = 50;

/** The list with one more at its head; each host once, no more than fit. */
export const withRoom = (rooms: readonly WatchedRoom[], room: WatchedRoom): WatchedRoom[] =>
  [room, ...rooms.filter(({ id }) => id !== room.id)].slice(0, MOST_LATELY);

/** Says which room is watched, of `show` on air: its picture goes on small when the room is left, unless it stood still. */
export function useWatched(hostId: string, show: RoomInfo | undefined, phase: PlayerPhase | undefined): void {
  const { deviceNow, stores } = useServices();
  const isLive = show !== undefined;
  const remember = useStore(watchedLately, ({ change }) => change);
  const isPublic = show !== undefined && !isPrivateGroup(show.liveUserGroupId);
  const watched = stores.get(watchedStore);
  useEffect(() => {
    watched.setState(({ visited }) => ({
      hostId: undefined,
      visited: [...visited.filter((id) => id !== hostId), hostId].slice(-MOST_VISITED),
    }));
  }, [watched, hostId]);
  useEffect(() => {
    if (isLive && phase === 'playing') watched.setState({ hostId });
    // While frames are on their way it is watched as before.
    else if (!isLive || phase !== 'loading') watched.setState({ hostId: undefined });
  }, [watched, hostId, isLive, phase]);
  const isSeen = isPublic && phase === 'playing';
  useEffect(() => {
    if (isSeen) remember((rooms) => withRoom(rooms, { id: hostId, at: deviceNow() }));
  }, [remember, isSeen, hostId, deviceNow]);
}
