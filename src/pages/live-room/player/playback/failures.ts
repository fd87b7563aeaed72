import { nextSource, type StreamSource, sourcesFrom } from '../engines/source-order';
import type { PlaybackState } from './playback-state';

/** Times at which all sources are tried once more, after each of them has failed. */
const AGAIN_AFTER_MS = [5_000, 15_000, 30_000];
/** Up to so much of it more, at random: a server that restarts has failed its whole audience in the same second. */
const SPREAD = 1 / 3;

/** The players' names for a format that the browser lacks: the element's code 3, mpegts.js's and hls.js's. */
const OF_FORMAT = [
  /^element 3$/,
  /(Codec|Format)Unsupported$/,
  /^(bufferAddCodecError|bufferIncompatibleCodecsError|manifestIncompatibleCodecsError)$/,
];

/** True when a source failed for its format, as its engine or the element tells: no network and no other line mends that. */
const isOfFormat = (reason: string): boolean => OF_FORMAT.some((one) => one.test(reason));

/** Sources that have failed, and the rounds in which they are tried again (decisions.md, video source). */
export class Failures {
  /** By URL: whether it was for its format. */
  private readonly byUrl = new Map<string, boolean>();
  private rounds = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  add(url: string, reason: string): void {
    this.byUrl.set(url, isOfFormat(reason));
  }

  has(url: string): boolean {
    return this.byUrl.has(url);
  }

  get isNone(): boolean {
    return this.byUrl.size === 0;
  }

  /** Each failed for its format: no further round mends that. */
  get isFormat(): boolean {
    return !this.isNone && [...this.byUrl.values()].every(Boolean);
  }

  get isFirstRound(): boolean {
    return this.rounds === 0;
  }

  get isWaiting(): boolean {
    return this.timer !== undefined;
  }

  /** Forgets them and begins the next round when it is time; false when there is none. */
  again(begin: () => void): boolean {
    const afterMs = AGAIN_AFTER_MS[this.rounds];
    if (afterMs === undefined || this.isNone || this.isFormat) return false;
    this.rounds += 1;
    const onTime = () => {
      this.timer = undefined;
      this.byUrl.clear();
      begin();
    };
    this.timer = setTimeout(onTime, afterMs * (1 + SPREAD * Math.random()));
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  reset(): void {
    this.stop();
    this.byUrl.clear();
    this.rounds = 0;
  }
}

/** The source to play as the user and the network have it; undefined when all have failed. */
export const nextOf = (
  { lines = [], line, quality, isSound }: Pick<PlaybackState, 'lines' | 'line' | 'quality' | 'isSound'>,
  failed: Pick<Failures, 'has'>,
): StreamSource | undefined => nextSource(sourcesFrom(lines, line, quality, isSound), failed);
