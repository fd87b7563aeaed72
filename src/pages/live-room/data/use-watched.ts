import { useEffect } from 'react';
import { watchedStore } from '../../../domains/room/watched-store';
import { useServices } from '../../../services/services';
import type { PlayerPhase } from '../player/playback/playback-state';

/** Rooms that are remembered, so that the next one is another. */
const MOST_VISITED = 50;

/** Says which room is watched: its picture goes on small when the room is left, unless it stood still. */
export function useWatched(hostId: string, isLive: boolean, phase: PlayerPhase | undefined): void {
  const { stores } = useServices();
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
}
