import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { RoomInfo } from '../../../../contract/room/room';
import { useLiveMatch } from '../../../../domains/match/use-live-match';
import { statusOf } from '../../../../rules/match/match-status';
import type { Dated } from '../../../../rules/reading/asked';
import { useServices } from '../../../../services/services';
import { defineStore } from '../../../../services/store-registry';
import type { Playback } from './playback';

const MINUTE_MS = 60_000;
/** Extra minutes behind the end of a match. */
const AFTER_MATCH = 5;

/** Minutes, or the end of the match; undefined: no timer. */
export type SleepChoice = number | 'match' | undefined;

interface SleepState {
  readonly choice: SleepChoice;
  /** Server time at which the picture pauses, Unix ms; undefined until the match is over. */
  readonly until: number | undefined;
  /** The time has come, and nothing has played since. */
  readonly isUp: boolean;
}

const OFF: SleepState = { choice: undefined, until: undefined, isUp: false };

/** The sleep timer of a mount: it goes on while the picture is small, and in the next room. */
const sleepStore = defineStore<SleepState>('sleep', () => OFF);

export function useSleep() {
  const { now, stores } = useServices();
  const store = stores.get(sleepStore);
  const state = useStore(store);
  const set = (choice: SleepChoice) => {
    const until = typeof choice === 'number' ? now() + choice * MINUTE_MS : undefined;
    store.setState({ choice, until, isUp: false });
  };
  return { ...state, set };
}

/** Pauses the picture when the time has come; whatever plays after that ends the timer. */
export function useSleepTimer(playback: Playback, isPlaying: boolean): void {
  const { now, stores } = useServices();
  const store = stores.get(sleepStore);
  const { until, isUp } = useStore(store);
  useEffect(() => {
    if (until === undefined || isUp) return;
    const timer = setTimeout(() => {
      playback.pause();
      store.setState({ isUp: true });
    }, until - now());
    return () => clearTimeout(timer);
  }, [playback, store, until, isUp, now]);
  useEffect(() => {
    if (isPlaying && store.getState().isUp) store.setState(OFF);
  }, [isPlaying, store]);
}

/** Watches the match for a timer that waits for its end. */
export function SleepAtEnd({ show }: { readonly show: Dated<RoomInfo> }): null {
  const { now, stores } = useServices();
  const store = stores.get(sleepStore);
  const isOver = statusOf(useLiveMatch(show)).group === 'ended';
  const waits = useStore(store, ({ choice, until }) => choice === 'match' && until === undefined);
  useEffect(() => {
    if (isOver && waits) store.setState({ until: now() + AFTER_MATCH * MINUTE_MS });
  }, [isOver, waits, store, now]);
  return null;
}
