import type { StoreApi } from 'zustand/vanilla';
import type { AnchorPush, MatchPush } from '../../../src/contract/push/push';
import type { RoomPush } from '../../../src/domains/room/room-store';

const applied =
  <Push>(keyOf: (push: Push) => string) =>
  (store: StoreApi<{ readonly pushes: ReadonlyMap<string, Push> }>, pushes: readonly Push[]): void =>
    store.setState({
      pushes: new Map([...store.getState().pushes, ...pushes.map((push) => [keyOf(push), push] as const)]),
    });

/** Pushes as a frame leaves them in the store. */
export const applyMatches = applied<MatchPush>(({ matchId }) => matchId);
export const applyRooms = applied<RoomPush>(({ liveRoomId }) => liveRoomId);
export const applyAnchors = applied<AnchorPush>(({ hostId }) => hostId);
