import { specialRoomIds } from '../contract/anchor/calls-anchors';
import type { CallApi } from '../http/api';
import { isLoggedIn, type SessionStore } from './session-state';

interface MemberWatchDeps {
  readonly session: SessionStore;
  readonly subscriptions: { refresh(): Promise<void>; clear(): void };
  readonly call: CallApi;
  /** Special rooms are asked for only where the platform allows them. */
  readonly mayUseSpecialRooms: () => boolean;
  /** A session has begun, or was there from the start. */
  readonly onMember: () => void;
}

/** Loads what belongs to a member when a session begins, and forgets it when it ends. */
export function watchMember(deps: MemberWatchDeps): { start(): () => void } {
  const { session, subscriptions } = deps;

  const loadRooms = async (token: string) => {
    // A failed call means that no room is allowed.
    const rooms = await deps.call(specialRoomIds, {}).catch(() => []);
    if (session.getState().token === token && deps.mayUseSpecialRooms()) session.setState({ specialRooms: rooms });
  };
  const begin = () => {
    const state = session.getState();
    if (!isLoggedIn(state)) return;
    void subscriptions.refresh();
    if (deps.mayUseSpecialRooms()) void loadRooms(state.token);
    deps.onMember();
  };

  return {
    start() {
      begin();
      return session.subscribe((state, before) => {
        if (state.token === before.token) return;
        subscriptions.clear();
        begin();
      });
    },
  };
}
