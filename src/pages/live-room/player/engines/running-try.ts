import type { Engine, OpenEngine } from './engine';
import type { StreamKind, StreamSource } from './source-order';

/** A picture that stands still for so long has failed. */
const STALLED_AFTER_MS = 5_000;
/** Before the first picture there is a connection to make. */
const FIRST_WITHIN_MS = 8_000;
/** A longer gap between two looks of a second means sleep: nothing can be said about that time. */
const SLEPT_AFTER_MS = 3_000;

/** The progress of a video, as seen from time to time. */
export interface Progress {
  /** Its position, seconds. */
  readonly time: number;
  /** Times of the last look and of the last movement; ms of one clock. */
  readonly seenAt: number;
  readonly movedAt: number;
  readonly hasMoved: boolean;
}

export const startProgress = (now: number): Progress => ({ time: 0, seenAt: now, movedAt: now, hasMoved: false });

/** The progress after another look. */
export function look(before: Progress, time: number, now: number): Progress {
  const moved = time !== before.time;
  const slept = now - before.seenAt > SLEPT_AFTER_MS;
  return { time, seenAt: now, movedAt: moved || slept ? now : before.movedAt, hasMoved: before.hasMoved || moved };
}

export const isStuck = ({ seenAt, movedAt, hasMoved }: Progress): boolean =>
  seenAt - movedAt > (hasMoved ? STALLED_AFTER_MS : FIRST_WITHIN_MS);

const TICK_MS = 1_000;
/** A pause that the browser makes because the page is being hidden comes before the page hears of it. */
const PAUSE_SETTLES_MS = 250;

export interface TryEvents {
  /** Frames come. */
  readonly onPlaying: () => void;
  /** Frames have run out. */
  readonly onWaiting: () => void;
  /** Once a second; seconds behind where it could be. */
  readonly onTick: (lag: number) => void;
  /** It is over with this source. Nothing is stopped yet. */
  readonly onFailure: (reason: string) => void;
  /** The stream has ended by itself. */
  readonly onEnd: () => void;
  /** The browser wants a tap first. */
  readonly onRefused: () => void;
  /** Something else has paused it: the lock screen, a headset, a native player. */
  readonly onPaused: () => void;
}

export interface RunningTry {
  readonly play: () => void;
  readonly toLive: () => void;
  readonly stop: () => void;
}

interface TryDeps {
  readonly loadEngine: (kind: StreamKind) => Promise<OpenEngine>;
  /** Any clock, ms. */
  readonly now: () => number;
}

/** The element as it was before: without a source, and without the memory of one. */
function empty(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  video.load();
}

/** Listens to the element; returns a function that ends it. */
function listen(video: HTMLVideoElement, events: TryEvents): () => void {
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  const onPause = () => {
    clearTimeout(pauseTimer);
    pauseTimer = setTimeout(() => {
      if (video.paused && !video.ended) events.onPaused();
    }, PAUSE_SETTLES_MS);
  };
  const heard: Readonly<Record<string, () => void>> = {
    playing: events.onPlaying,
    waiting: events.onWaiting,
    pause: onPause,
    ended: () => events.onFailure('ended'),
    error: () => events.onFailure(`element ${video.error?.code ?? 0}`),
  };
  for (const [name, listener] of Object.entries(heard)) video.addEventListener(name, listener);
  return () => {
    clearTimeout(pauseTimer);
    for (const [name, listener] of Object.entries(heard)) video.removeEventListener(name, listener);
  };
}

/** Looks at the video once a second; returns a function that ends it. */
function watch(video: HTMLVideoElement, now: () => number, lag: () => number, events: TryEvents): () => void {
  let progress = startProgress(now());
  const timer = setInterval(() => {
    progress = look(progress, video.currentTime, now());
    if (isStuck(progress)) events.onFailure('stalled');
    else events.onTick(lag());
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** Plays one source until it is stopped, and tells how that goes. */
export function startTry(
  video: HTMLVideoElement,
  { kind, url }: Pick<StreamSource, 'kind' | 'url'>,
  { loadEngine, now }: TryDeps,
  events: TryEvents,
): RunningTry {
  let engine: Engine | undefined;
  let isOver = false;
  const play = () => {
    video.play().catch((error: unknown) => {
      // AbortError is our own doing: a stop while it began. What else fails, the element or the engine tells.
      if (!isOver && error instanceof DOMException && error.name === 'NotAllowedError') events.onRefused();
    });
  };
  const open = (openEngine: OpenEngine) => {
    if (isOver) return;
    // An engine that is being destroyed may still have something to say.
    const current = (act: () => void) => {
      if (!isOver) act();
    };
    engine = openEngine(video, url, {
      onFailure: (reason) => current(() => events.onFailure(reason)),
      onEnd: () => current(events.onEnd),
    });
    play();
  };
  const fail = (error: unknown) => {
    if (!isOver) events.onFailure(String(error));
  };
  const stops = [listen(video, events), watch(video, now, () => engine?.lag() ?? 0, events)];
  loadEngine(kind).then(open).catch(fail);
  return {
    play,
    toLive: () => engine?.toLive(),
    stop() {
      isOver = true;
      for (const stop of stops) stop();
      engine?.destroy();
      empty(video);
    },
  };
}
