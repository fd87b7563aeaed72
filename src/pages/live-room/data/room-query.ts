import { queryOptions } from '@tanstack/react-query';
import { hostList } from '../../../contract/anchor/calls-hosts';
import type { Host } from '../../../contract/anchor/host';
import { LIVE_STATUS } from '../../../contract/codes';
import { hostMatchInfo } from '../../../contract/room/calls-room';
import type { RoomInfo } from '../../../contract/room/room';
import { anchorStore } from '../../../domains/anchor/anchor-store';
import type { Audience } from '../../../domains/session/audience';
import { CallError } from '../../../http/call-error';
import { shownHosts } from '../../../rules/anchor/streamer-display';
import type { Asked, Dated } from '../../../rules/reading/asked';
import { type RoomView, roomView } from '../../../rules/room/room-access';
import { asked } from '../../../services/asking';
import type { Services } from '../../../services/services';

/** A user who comes back finds the room as it is now. */
const ROOM_STALE_MS = 5_000;
/** A room is no main screen: what a member alone may see is not kept for long. */
const ROOM_KEPT_MS = 60_000;

/** A host's room as this viewer may see it. */
export interface Room extends Asked {
  /** Undefined: nobody, or somebody who has withdrawn. */
  readonly host: Dated<Host> | undefined;
  readonly view: RoomView<Dated<RoomInfo>>;
  /** The server's own words on why the room is closed. */
  readonly refusal: string | undefined;
}

interface RoomReading {
  readonly view: RoomView;
  readonly refusal: string | undefined;
}

const isRefusal = (error: unknown): error is CallError => error instanceof CallError && error.kind === 'forbidden';

/** A refusal is an answer like another: the room says so itself. */
async function readView(services: Services, audience: Audience, hostId: string, signal: AbortSignal) {
  try {
    const info = await services.call(hostMatchInfo, { hostId }, { signal, quiet: true });
    return { view: roomView(info, audience.viewer), refusal: undefined } satisfies RoomReading;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { view: { kind: 'closed', reason: 'private' }, refusal: error.serverMessage } satisfies RoomReading;
  }
}

async function readHost(services: Services, audience: Audience, hostId: string, signal: AbortSignal) {
  const hosts = await services.call(hostList, { hostId }, { signal, quiet: true });
  return shownHosts(hosts, audience.viewer).find(({ id }) => id === hostId);
}

/** `shownTo`: the audience's key. */
export const roomKeys = {
  allOf: (shownTo: string) => ['room', shownTo] as const,
  of: (shownTo: string, hostId: string) => ['room', shownTo, hostId] as const,
};

const NOT_ON_AIR = { liveStatus: LIVE_STATUS.notStarted, liveSchedule: [] };

/** A host who could not be read while the room could: as much as a room needs to be played. */
function unread(hostId: string, view: RoomView): Host | undefined {
  if (view.kind === 'closed') return { id: hostId, ...NOT_ON_AIR };
  const { show } = view;
  return show && { id: hostId, liveStatus: show.liveStatus, liveSchedule: [show] };
}

/** The host as the last reading of this visit had them: who they are does not change, unless they withdraw. */
function knownHost({ stores }: Services, room: Room | undefined): Dated<Host> | undefined {
  const { host } = room ?? {};
  const push = host && stores.get(anchorStore).getState().pushes.get(host.id);
  return host?.nickName === undefined || push?.liveStatus === LIVE_STATUS.withdrawn ? undefined : host;
}

/** The room's view of a host who was read before it. */
const liveIn = (view: RoomView, known: Dated<Host> | undefined) =>
  known && { ...NOT_ON_AIR, ...unread(known.id, view), askedAt: known.askedAt };

/** The room and its host; a room stays playable when the host's own call fails. Filtered before anything is cached: what may not be seen reaches no store. */
export const roomQuery = (services: Services, audience: Audience, hostId: string) =>
  queryOptions({
    queryKey: roomKeys.of(audience.key, hostId),
    queryFn: async ({ client, queryKey, signal }): Promise<Room> => {
      const known = knownHost(services, client.getQueryData<Room>(queryKey));
      const asking = Promise.allSettled([
        readView(services, audience, hostId, signal),
        known ?? readHost(services, audience, hostId, signal),
      ]);
      const [[reading, found], askedAt] = await asked(services, asking);
      if (reading.status === 'rejected') throw reading.reason;
      const { view, refusal } = reading.value;
      // The stream is what one comes for: it plays without its host's own page.
      const host = found.status === 'fulfilled' ? found.value : unread(hostId, view);
      if (host === undefined && found.status === 'rejected') throw found.reason;
      const show = view.kind === 'open' && view.show ? { ...view.show, askedAt } : undefined;
      return {
        host: host && { ...host, askedAt, ...liveIn(view, known) },
        view: view.kind === 'open' ? { kind: 'open', show } : view,
        refusal,
        askedAt,
      };
    },
    staleTime: ROOM_STALE_MS,
    gcTime: ROOM_KEPT_MS,
  });
