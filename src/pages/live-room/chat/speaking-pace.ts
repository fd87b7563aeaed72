import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { SpeakingPace } from '../../../contract/comment/calls-speech';
import { useServices, useTicked } from '../../../services/services';
import type { RoomChat } from './room-chat';

/** The time from which one may say more, when `saidAt` has been said; undefined when one may at once. All times Unix ms of one clock. */
export function mayNextAt(saidAt: readonly number[], pace: SpeakingPace, now: number): number | undefined {
  const { messages, seconds } = pace;
  if (messages < 1) return undefined;
  const within = saidAt.filter((at) => at > now - seconds * 1000).sort((a, b) => a - b);
  const first = within[within.length - messages];
  return first === undefined ? undefined : first + seconds * 1000;
}

/** The times, Unix ms, of what the member has said in the room, as one text: it changes only with them. */
function saidIn(chat: RoomChat | undefined, me: string): string {
  const { messages = [], own = [] } = chat?.store.getState().log ?? {};
  const heard = messages.filter(({ uid }) => uid === me).map(({ createDate }) => createDate);
  // What was not said does not count.
  const going = own.filter(({ state }) => state !== 'failed').map(({ sentAt }) => sentAt);
  return [...heard, ...going].join(' ');
}

interface Speed {
  readonly hasSpoken: boolean;
  /** Whole seconds until the next message may be said; 0: at once. */
  readonly waitSeconds: number;
}

/** The wait until a member may speak again in a room; without a pace the server alone decides. */
export function useSpeakingPace(chat: RoomChat | undefined, pace: SpeakingPace | undefined): Speed {
  const { session } = useServices();
  const subscribe = useCallback((changed: () => void) => chat?.store.subscribe(changed) ?? (() => undefined), [chat]);
  const times = useSyncExternalStore(subscribe, () => saidIn(chat, session.getState().uid));
  const saidAt = useMemo(() => (times === '' ? [] : times.split(' ').map(Number)), [times]);
  const waitSeconds = useTicked((now) => {
    const next = pace && mayNextAt(saidAt, pace, now);
    return next === undefined ? 0 : Math.max(0, Math.ceil((next - now) / 1000));
  });
  return { hasSpoken: saidAt.length > 0, waitSeconds };
}
