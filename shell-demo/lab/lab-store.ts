import type { MountOptions, OutEvents } from 'sportInfo/mount';
import { create } from 'zustand';
import { usePortal } from '../host/portal-store';
import { answerRemote } from '../host/remote/bridge';
import { watchBridge } from '../qa/watch-bridge';

interface LogEntry {
  readonly id: number;
  /** Unix ms. */
  readonly at: number;
  readonly event: string;
  readonly payload: string;
}

interface LabState {
  /** Which of the remote's two entries the portal uses: its component on the portal's React, or `mount` with its own. */
  readonly entry: 'component' | 'mount';
  readonly mounted: boolean;
  /** Another number is another mount. */
  readonly mountId: number;
  readonly panelOpen: boolean;
  /** The remote's own word: an anchor is on air, what the picture does, a later release is there. */
  readonly isLive: boolean;
  readonly player: OutEvents['player:change'];
  readonly hasNewRelease: boolean;
  /** What went over the bridge, newest first. */
  readonly log: readonly LogEntry[];
}

/** The log keeps the newest; a live app says much. */
const LOG_LIMIT = 200;

export const useLab = create<LabState>(() => ({
  entry: 'component',
  mounted: true,
  mountId: 1,
  panelOpen: false,
  isLive: false,
  player: { playing: false, muted: false, small: false },
  hasNewRelease: false,
  log: [],
}));

answerRemote({
  'badge:change': ({ live }) => useLab.setState({ isLive: live }),
  'player:change': (player) => useLab.setState({ player }),
  'release:new': () => useLab.setState({ hasNewRelease: true }),
});

function writeLog(event: string, payload: unknown): void {
  const text = payload === undefined ? '' : (JSON.stringify(payload) ?? String(payload));
  useLab.setState(({ log }) => {
    const id = (log[0]?.id ?? 0) + 1;
    return { log: [{ id, at: Date.now(), event, payload: text }, ...log].slice(0, LOG_LIMIT) };
  });
}

// Written down when the emitting code is done: it may be rendering.
watchBridge((kind, name, payload) => queueMicrotask(() => writeLog(kind === 'event' ? name : `→ ${name}`, payload)));

/** Takes the remote off the page and, with `again`, puts a fresh one there. */
export const remount = (again: boolean): void =>
  useLab.setState(({ mountId }) => ({ mounted: again, mountId: mountId + 1 }));

/** Changes what the portal tells the remote. */
export const tellRemote = (change: MountOptions): void =>
  usePortal.setState(({ options }) => ({ options: { ...options, ...change } }));
