import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { LIVE_STATUS } from '../../../contract/codes';
import type { ChatMessage } from '../../../contract/room/chat';
import type { RoomInfo } from '../../../contract/room/room';
import { type Unwanted, useBlocked } from '../../../domains/moderation/blocked';
import { ownKey, personOf } from '../../../domains/session/person';
import { sessionStore } from '../../../domains/session/session-store';
import { chatUnsent, createUnsent } from '../../../domains/writing/unsent';
import { type Services, useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { useRefetch } from '../../../services/use-live';
import { useCountHidden, useIsHidden } from './hidden-words';
import { createRoomChat, type RoomChat } from './room-chat';

/** A word of yesterday's show is no word of today's. */
const UNSENT_LIFE_MS = 6 * 3_600_000;

function roomChat(services: Services, hostId: string, liveRoomId: string): RoomChat {
  const { storage, session, now } = services;
  const unsent = createUnsent(storage, chatUnsent, ownKey(session.getState(), hostId), now() - UNSENT_LIFE_MS);
  return createRoomChat({ ...services, unsent }, liveRoomId);
}

/** The chat of the host's room that is open, heard also while another tab is shown; undefined where there is no room. */
function useRoomChat(hostId: string, liveRoomId: string | undefined): RoomChat | undefined {
  const services = useServices();
  const person = useStore(sessionStore, () => personOf(services.session));
  const [made, setMade] = useState<{ readonly of: string; readonly chat: RoomChat }>();
  // Another member begins with what is theirs.
  const of = [person, hostId, liveRoomId].join(' ');
  if (liveRoomId !== undefined && made?.of !== of) setMade({ of, chat: roomChat(services, hostId, liveRoomId) });
  // The messages of a room that has closed are not kept.
  if (liveRoomId === undefined && made !== undefined) setMade(undefined);
  const chat = made?.of === of ? made.chat : undefined;
  useEffect(() => chat?.start(), [chat]);
  useRefetch('room', () => chat?.read());
  return chat;
}

/** The chat of a room, for all its places: below the picture, over it, beside it in full screen. */
export interface ChatAccess {
  /** Undefined where there is no show. */
  readonly chat: RoomChat | undefined;
  /** The server has no chat. */
  readonly isAbsent: boolean;
  readonly hostId: string;
  readonly isOnAir: boolean;
  /** Somebody blocked said it, or it has a word that the user does not want to see. */
  readonly isHidden: (message: ChatMessage) => boolean;
  readonly block: (who: Unwanted) => void;
}

export function useChatAccess(hostId: string, show: RoomInfo | undefined): ChatAccess {
  const chat = useRoomChat(hostId, show?.liveRoomId);
  const { blocked, block } = useBlocked();
  const isHidden = useIsHidden(blocked);
  useCountHidden(chat);
  const isOnAir = show?.liveStatus === LIVE_STATUS.live;
  const isAbsent = useSyncExternalStore(
    useCallback((changed: () => void) => chat?.store.subscribe(changed) ?? (() => undefined), [chat]),
    () => chat?.store.getState().phase === 'absent',
  );
  return useMemo(
    () => ({ chat: isAbsent ? undefined : chat, isAbsent, hostId, isOnAir, isHidden, block }),
    [chat, isAbsent, hostId, isOnAir, isHidden, block],
  );
}
