import { useMemo } from 'react';
import { LIVE_STATUS } from '../../../contract/codes';
import type { RoomInfo } from '../../../contract/room/room';
import { useBlocked } from '../../../domains/moderation/blocked';
import type { RoomChat } from './room-chat';
import { useRoomChat } from './use-room-chat';

/** The chat of a room, for all its places: below the picture, over it, beside it in full screen. */
export interface ChatAccess {
  /** Undefined where there is no show. */
  readonly chat: RoomChat | undefined;
  readonly hostId: string;
  readonly isOnAir: boolean;
  /** Users whose messages are not shown. */
  readonly blocked: ReadonlySet<string>;
  readonly block: (uid: string) => void;
}

export function useChatAccess(hostId: string, show: RoomInfo | undefined): ChatAccess {
  const chat = useRoomChat(hostId, show?.liveRoomId);
  const { blocked, block } = useBlocked();
  const isOnAir = show?.liveStatus === LIVE_STATUS.live;
  return useMemo(() => ({ chat, hostId, isOnAir, blocked, block }), [chat, hostId, isOnAir, blocked, block]);
}
