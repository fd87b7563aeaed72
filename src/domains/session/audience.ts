import { useMemo } from 'react';
import type { Viewer } from '../../rules/anchor/streamer-display';
import { seesPrivilegedHosts } from '../../rules/config/version-gates';
import type { Services } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { configStore } from '../config/config-store';
import { sessionStore } from './session-store';
import { useMember } from './use-member';

/** The viewer, and the member for whom the server answers. */
export interface Audience {
  readonly viewer: Viewer;
  /** Distinguishes cached answers: what one viewer may see must never be shown to another. */
  readonly key: string;
  /** Sees only what everybody may see. */
  readonly isPublic: boolean;
}

function audienceOf(jumpGame: string, privileged: boolean, member: string, rooms: readonly string[]): Audience {
  return {
    viewer: { jumpGame, rooms: new Set(rooms), privileged },
    key: [jumpGame, privileged, member, ...rooms].join(' '),
    isPublic: rooms.length === 0,
  };
}

/** The audience of this moment, outside of React. */
export function currentAudience(services: Services): Audience {
  const { specialRooms } = services.session.getState();
  const config = services.stores.get(configStore).getState();
  return audienceOf(config.jumpGame, seesPrivilegedHosts(config), services.session.memberKey(), specialRooms);
}

/** The audience of this moment; renders again when the member, the rooms or the jump game change. */
export function useAudience(): Audience {
  const jumpGame = useStore(configStore, (state) => state.jumpGame);
  const privileged = useStore(configStore, seesPrivilegedHosts);
  const member = useMember();
  const rooms = useStore(sessionStore, (state) => state.specialRooms);
  return useMemo(() => audienceOf(jumpGame, privileged, member, rooms), [jumpGame, privileged, member, rooms]);
}
