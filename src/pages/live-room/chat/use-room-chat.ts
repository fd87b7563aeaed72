import { useEffect, useState } from 'react';
import { personOf } from '../../../domains/session/person';
import { sessionStore } from '../../../domains/session/session-store';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { useRefetch } from '../../../services/use-live';
import { createRoomChat, type RoomChat } from './room-chat';

/** The chat of the room that is open, heard also while another tab is shown; undefined where there is no room. */
export function useRoomChat(liveRoomId: string | undefined): RoomChat | undefined {
  const services = useServices();
  const person = useStore(sessionStore, () => personOf(services.session));
  // Of who uses the app now: what another left unsent is not sent in this one's name.
  const place = `${person} ${liveRoomId}`;
  const [made, setMade] = useState<{ readonly place: string; readonly chat: RoomChat }>();
  if (liveRoomId !== undefined && made?.place !== place) {
    setMade({ place, chat: createRoomChat(services, liveRoomId) });
  }
  // What was said in a room that has closed is not kept.
  if (liveRoomId === undefined && made !== undefined) setMade(undefined);
  const chat = liveRoomId !== undefined && made?.place === place ? made.chat : undefined;
  useEffect(() => chat?.start(), [chat]);
  useRefetch('room', () => chat?.read());
  return chat;
}
