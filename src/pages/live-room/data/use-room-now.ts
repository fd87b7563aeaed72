import { useQuery } from '@tanstack/react-query';
import { channels } from '../../../contract/push/channels';
import type { RoomInfo } from '../../../contract/room/room';
import { useFailure } from '../../../domains/query/use-failure';
import { type RoomPush, roomStore } from '../../../domains/room/room-store';
import { type PlannedShow, scheduleQuery } from '../../../domains/room/schedule-query';
import type { Audience } from '../../../domains/session/audience';
import { type Dated, isNewer } from '../../../rules/reading/asked';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { useChannel } from '../../../services/use-live';
import type { Failure } from '../../../ui/feedback/error-state';
import type { Room } from './room-query';
import { type RoomShow, roomShow } from './room-show';
import { useRoom } from './use-room';

interface Shown {
  readonly show: Dated<RoomInfo> | undefined;
  readonly shown: RoomShow<Dated<RoomInfo>, PlannedShow>;
  /** The number of viewers; undefined while unknown. */
  readonly viewers: number | undefined;
}

const viewersOf = (show: Dated<RoomInfo> | undefined, push: RoomPush | undefined) =>
  show && push && isNewer(push.serverNow, show) ? push.watcherCount : show?.watcherCount;

/** The show on the room's screen. `matchId`: of the address; its show is looked up if it is not the one on air. */
export function useShown(hostId: string, room: Room | undefined, audience: Audience, matchId: string): Shown {
  const services = useServices();
  const isOpen = room?.view.kind === 'open';
  const show = room?.view.kind === 'open' ? room.view.show : undefined;
  const isOther = isOpen && matchId !== '' && matchId !== show?.matchId;
  const { data } = useQuery({ ...scheduleQuery(services, audience, hostId), enabled: isOther });
  const named = isOther ? data?.find((one) => one.matchId === matchId) : undefined;
  const roomId = show?.liveRoomId;
  useChannel(roomId === undefined ? undefined : channels.room(roomId));
  const push = useStore(roomStore, (state) => (roomId === undefined ? undefined : state.pushes.get(roomId)));
  return { show, shown: roomShow(show, named), viewers: viewersOf(show, push) };
}

/** A host's room as it stands: what was read of it, and what is on. */
export interface RoomNow extends Shown {
  readonly hostId: string;
  /** Undefined until it has been read. */
  readonly reading: Room | undefined;
  readonly failure: Failure | undefined;
  readonly isClosed: boolean;
  readonly readAgain: () => void;
}

/** `matchId`: of the address. */
export function useRoomNow(hostId: string, matchId: string): RoomNow {
  const { audience, ...query } = useRoom(hostId);
  const { data: reading } = query;
  const { failure, retry: readAgain } = useFailure(query);
  const isClosed = reading?.view.kind === 'closed';
  return { hostId, reading, failure, isClosed, readAgain, ...useShown(hostId, reading, audience, matchId) };
}
