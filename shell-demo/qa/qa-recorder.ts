import { create } from 'zustand';
import { watchCalls } from './qa-calls';
import { type Crossing, crossingOf, readRun, writeRun } from './qa-crossing';
import { watchBridge } from './watch-bridge';

const STORED_AS = 'plaza:golden-run';

interface Recorder {
  readonly isRecording: boolean;
  readonly run: readonly Crossing[];
  /** What this run is compared with; null when none was saved. */
  readonly golden: readonly Crossing[] | null;
}

function storedGolden(): readonly Crossing[] | null {
  try {
    return readRun(localStorage.getItem(STORED_AS) ?? '') ?? null;
  } catch {
    return null;
  }
}

export const useRecorder = create<Recorder>(() => ({ isRecording: false, run: [], golden: storedGolden() }));

let stops: readonly (() => void)[] = [];

// Written down when the emitting code is done: it may be rendering.
const keep = (crossing: Crossing): void =>
  queueMicrotask(() => useRecorder.setState(({ run }) => ({ run: [...run, crossing] })));

/** Begins a new run: everything that crosses from now on is kept. */
export function startRecording(): void {
  stopRecording();
  useRecorder.setState({ run: [], isRecording: true });
  stops = [watchBridge((kind, name, payload) => keep(crossingOf(kind, name, payload))), watchCalls(keep)];
}

export function stopRecording(): void {
  for (const stop of stops) stop();
  stops = [];
  useRecorder.setState({ isRecording: false });
}

/** Makes a run the one that others are compared with, on this device; null forgets it. */
export function setGolden(golden: readonly Crossing[] | null): void {
  useRecorder.setState({ golden });
  try {
    if (golden === null) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, writeRun(golden));
  } catch {
    // A browser without storage keeps it until the page goes.
  }
}
