import { useEffect, useState } from 'react';
import { useServices } from '../../../services/services';
import { useRefetch } from '../../../services/use-live';
import { createRoomChat, type RoomChat } from './room-chat';

/** The chat of the room that is open, heard also while another tab is shown; undefined where there is no room. */
export function useRoomChat(liveRoomId: string | undefined): RoomChat | undefined {
  const services = useServices();
  const [made, setMade] = useState<{ readonly liveRoomId: string; readonly chat: RoomChat }>();
  if (liveRoomId !== undefined && made?.liveRoomId !== liveRoomId) {
    setMade({ liveRoomId, chat: createRoomChat(services, liveRoomId) });
  }
  // What was said in a room that has closed is not kept.
  if (liveRoomId === undefined && made !== undefined) setMade(undefined);
  const chat = made?.liveRoomId === liveRoomId ? made?.chat : undefined;
  useEffect(() => chat?.start(), [chat]);
  useRefetch('room', () => chat?.read());
  return chat;
}
