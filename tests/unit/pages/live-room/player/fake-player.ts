import type { SourceKind } from '../../../../../src/contract/room/room';
import type { Engine, OpenEngine } from '../../../../../src/pages/live-room/player/engines/engine';
import { playableLines, type StreamKind } from '../../../../../src/pages/live-room/player/engines/source-order';
import { Playback } from '../../../../../src/pages/live-room/player/playback/playback';
import type { QualityMode } from '../../../../../src/pages/live-room/player/playback/quality-choice';

/** As much of a video element as playing takes; time goes by when the test says so. */
class FakeVideo extends EventTarget {
  readonly readyState = 0;
  readonly videoWidth = 0;
  currentTime = 0;
  paused = true;
  ended = false;
  muted = false;
  error = null;
  /** What `play` is answered with. */
  refusal: 'never' | 'with sound' | 'always' = 'never';

  play(): Promise<void> {
    const isRefused = this.refusal === 'always' || (this.refusal === 'with sound' && !this.muted);
    if (isRefused) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    this.paused = false;
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
  }
  load(): void {}
  removeAttribute(): void {}
}

interface Opened {
  readonly url: string;
  readonly events: Parameters<OpenEngine>[2];
  isOver: boolean;
  jumps: number;
}

const source = (line: number, quality: SourceKind) => ({
  quality,
  flv: `https://v/${line}/${quality}.flv`,
  m3u8: `https://v/${line}/${quality}.m3u8`,
});
const ROOM = {
  lines: [1, 2].map((line) => ({
    line,
    sources: [source(line, 'hd'), source(line, 'sd'), ...(line === 1 ? [source(line, 'audio')] : [])],
  })),
  videoSourceDetail: undefined,
};
export const LINES = playableLines(ROOM, { mediaSource: true, nativeHls: false, httpsOnly: false });

interface Wanted {
  readonly isAuto?: boolean;
  readonly mode?: QualityMode;
  readonly isOnline?: () => boolean;
  readonly loadEngine?: (kind: StreamKind) => Promise<OpenEngine>;
}

/** Engines that play nothing, and note what they were told; `lag` is what they answer. */
function fakeEngines() {
  const opened: Opened[] = [];
  const state = { lag: 0 };
  const open: OpenEngine = (_video, url, events): Engine => {
    const one: Opened = { url, events, isOver: false, jumps: 0 };
    opened.push(one);
    return {
      lag: () => state.lag,
      toLive: () => {
        one.jumps += 1;
      },
      destroy: () => {
        one.isOver = true;
      },
    };
  };
  return { opened, open, state };
}

/** A playback on a fake element with fake engines; needs jest's fake timers. */
export function fakePlayer({ isAuto = true, mode = 'hd', loadEngine, isOnline = () => true }: Wanted = {}) {
  const video = new FakeVideo();
  const { opened, open, state } = fakeEngines();
  const told: string[] = [];
  let isShown = true;
  const playback = new Playback({
    loadEngine: loadEngine ?? (async () => open),
    now: () => Date.now(),
    isShown: () => isShown,
    isOnline,
    mode,
    isAuto,
    onLine: (line) => told.push(`line ${line}`),
    onStreamEnd: () => told.push('end'),
    onFailure: (reason, { line, kind }) => told.push(`${line} ${kind}: ${reason}`),
  });
  const still = { keep() {}, drop() {} };
  const settle = () => jest.advanceTimersByTimeAsync(0);
  const player = {
    video,
    playback,
    opened,
    told,
    state: () => playback.store.getState(),
    /** The sources that load now. */
    open: () => opened.filter((one) => !one.isOver).map((one) => one.url.replace('https://v/', '')),
    attach: () => playback.attach({ video: video as unknown as HTMLVideoElement, still }),
    settle,
    /** The video plays for so long. */
    async plays(seconds: number) {
      video.dispatchEvent(new Event('playing'));
      for (let passed = 0; passed < seconds; passed++) {
        video.currentTime += 1;
        await jest.advanceTimersByTimeAsync(1000);
      }
    },
    /** The newest source breaks. */
    async breaks(reason = 'broken') {
      opened.at(-1)?.events.onFailure(reason);
      await settle();
    },
    /** Each source breaks, in this round and in those that follow. */
    async breaksForGood() {
      for (let n = 0; n < 200 && playback.store.getState().phase !== 'failed'; n++) {
        if (player.open().length > 0) await player.breaks();
        else await jest.advanceTimersByTimeAsync(1000);
      }
    },
    async shows(next: boolean) {
      isShown = next;
      playback.sync();
      await settle();
    },
    lags(seconds: number) {
      state.lag = seconds;
    },
  };
  return player;
}

/** A live room that has begun. */
export async function begun(wanted: Wanted = {}) {
  const player = fakePlayer(wanted);
  const detach = player.attach();
  player.playback.setRoom(LINES, true);
  await player.settle();
  return { ...player, detach };
}
