import { createStore, type StoreApi } from 'zustand/vanilla';
import { SOUND } from '../../../../contract/room/room';
import { isBehind } from '../engines/lag';
import { type RunningTry, startTry, type TryEvents } from '../engines/running-try';
import { type PlayableLine, qualitiesOf, type StreamSource } from '../engines/source-order';
import { type AutoQuality, afterStill, startAuto, whileRunning } from './auto-quality';
import { Failures, nextOf } from './failures';
import type { PlaybackDeps, PlaybackState, PlayerElements } from './playback-state';

/** The quality that follows the network begins with it. */
const BEST = 'hd';
/** A player that has played for so long has healed: failed sources may be tried again. */
const STEADY_AFTER_MS = 10_000;
/** A shorter gap is none that anybody sees. */
const STILL_MS = 500;

/** Plays a room's video: one source at a time, the next when one fails, nothing while nobody looks. */
export class Playback {
  readonly store: StoreApi<PlaybackState>;
  private readonly failures = new Failures();
  private elements: PlayerElements | undefined;
  private running: RunningTry | undefined;
  private isWanted: boolean;
  private isLive = false;
  /** The user's line before one failure after another. */
  private homeLine = 1;
  private playingSince: number | undefined;
  /** The time from which frames have run out; once that was counted, none. */
  private stillSince: number | undefined;
  private auto: AutoQuality;

  constructor(private readonly deps: PlaybackDeps) {
    const { isAuto, mode, isMuted = isAuto, isSound = false } = deps;
    this.isWanted = isAuto;
    this.auto = startAuto(BEST, deps.now());
    const phase = isAuto ? 'loading' : 'idle';
    this.store = createStore(() => ({
      phase,
      lines: undefined,
      line: 1,
      mode,
      quality: mode === 'auto' ? BEST : mode,
      isSound,
      source: undefined,
      isMuted,
      isFormat: false,
      isBehind: false,
    }));
  }

  /** Takes the elements; returns a function that ends it of them, after which nothing runs. */
  attach(elements: PlayerElements): () => void {
    this.elements = elements;
    elements.video.muted = this.store.getState().isMuted;
    this.sync();
    return () => {
      this.stopTry();
      this.elements = undefined;
      elements.still.drop();
    };
  }

  /** The room's addresses, and whether it is on air. The same addresses again change nothing. */
  setRoom(lines: readonly PlayableLine[] | undefined, isLive: boolean): void {
    const known = this.store.getState().lines;
    if (JSON.stringify(lines) !== JSON.stringify(known)) this.takeLines(lines);
    this.isLive = isLive;
    this.sync();
  }

  /** Plays or stops, as user, room and visibility have it. */
  sync(): void {
    const { phase, lines } = this.store.getState();
    // No tap would change it.
    if (this.isLive && lines?.length === 0 && !this.isWanted) this.giveUp();
    const isShown = this.deps.isShown();
    const isDue = this.isWanted && this.isLive && lines !== undefined && this.elements !== undefined && isShown;
    const { isWaiting } = this.failures;
    if (!isDue) {
      this.stopTry();
      // Who comes back gets a new beginning.
      if (this.isWanted && (isWaiting || phase !== 'loading')) this.restart();
    } else if (this.running === undefined && !isWaiting && phase !== 'failed') this.begin();
  }

  play(): void {
    this.isWanted = true;
    if (this.running === undefined) this.restart();
    this.sync();
  }

  pause(): void {
    this.isWanted = false;
    this.stopTry();
    this.store.setState({ phase: 'paused', isBehind: false });
  }

  /** Begins anew, with all that failed before: the user asks for it, or the network is back. */
  refresh(): void {
    this.stopTry();
    this.play();
  }

  /** The network is back. */
  heal(): void {
    if (this.isWanted && (this.failures.isWaiting || this.store.getState().phase === 'failed')) this.refresh();
  }

  choose(change: Partial<Pick<PlaybackState, 'line' | 'mode' | 'isSound'>>): void {
    const { mode } = change;
    if (mode !== undefined) this.auto = startAuto(mode === 'auto' ? BEST : mode, this.deps.now());
    this.store.setState({ ...change, ...(mode && { quality: this.auto.quality }) });
    if (this.running === undefined || this.isElsewhere()) this.refresh();
  }

  private isElsewhere(): boolean {
    return nextOf(this.store.getState(), this.failures)?.url !== this.store.getState().source?.url;
  }

  /** The picture in the quality that the network has shown to carry. */
  private follow(auto: AutoQuality): void {
    const { mode, line, lines = [], quality, source } = this.store.getState();
    if (mode !== 'auto' || source?.quality === SOUND) return;
    this.auto = auto;
    if (auto.quality === quality || !qualitiesOf(lines, line).includes(auto.quality)) return;
    this.store.setState({ quality: auto.quality });
    if (this.isElsewhere()) this.refresh();
  }

  setMuted(isMuted: boolean): void {
    this.mute(isMuted);
    this.deps.onSound?.(isMuted);
  }

  private mute(isMuted: boolean): void {
    this.store.setState({ isMuted });
    if (this.elements !== undefined) this.elements.video.muted = isMuted;
  }

  toLive(): void {
    this.running?.toLive();
    this.store.setState({ isBehind: false });
  }

  private takeLines(lines: readonly PlayableLine[] | undefined): void {
    const { line } = this.store.getState();
    const isThere = lines?.some((one) => one.line === line) ?? true;
    this.store.setState({ lines, line: isThere ? line : (lines?.[0]?.line ?? line) });
    this.failures.reset();
    if (this.store.getState().phase === 'failed') this.restart();
  }

  private restart(): void {
    this.failures.reset();
    this.store.setState({ phase: this.isWanted ? 'loading' : 'idle', isBehind: false });
  }

  private giveUp(): void {
    const { isFormat } = this.failures;
    const isAgain = this.deps.isOnline() && this.failures.again(() => this.begin());
    this.store.setState({ phase: isAgain ? 'loading' : 'failed', isFormat, isBehind: false });
  }

  private begin(): void {
    const { elements, deps } = this;
    if (elements === undefined) return;
    const { line } = this.store.getState();
    const source = nextOf(this.store.getState(), this.failures);
    if (source === undefined) {
      this.store.setState({ line: this.homeLine });
      this.giveUp();
      return;
    }
    if (this.failures.isNone) this.homeLine = line;
    this.store.setState({ phase: 'loading', source, line: source.line, isBehind: false });
    if (source.line !== line && this.failures.isFirstRound) deps.onLine(source.line);
    this.running = startTry(elements.video, source, deps, this.eventsOf(elements, source));
  }

  private eventsOf(elements: PlayerElements, source: StreamSource): TryEvents {
    return {
      onPlaying: () => {
        elements.still.drop();
        const now = this.deps.now();
        if (this.playingSince === undefined) this.auto = { ...this.auto, steadySince: now };
        this.playingSince ??= now;
        // Before a gap is counted, which may begin another source.
        this.store.setState({ phase: 'playing' });
        this.countStill(now);
        this.stillSince = undefined;
      },
      onWaiting: () => {
        this.store.setState({ phase: 'loading' });
        // Before the first picture nothing has stood still.
        if (this.playingSince !== undefined) this.stillSince ??= this.deps.now();
      },
      onTick: (lag) => this.tick(lag),
      onEnd: this.deps.onStreamEnd,
      onFailure: (reason) => {
        if (this.failures.isFirstRound) this.deps.onFailure(reason, source);
        this.failures.add(source.url, reason);
        this.stopTry();
        this.begin();
      },
      onRefused: () => this.refused(),
      onPaused: () => {
        if (this.deps.isShown()) this.pause();
      },
    };
  }

  private tick(lag: number): void {
    const { isBehind: wasBehind } = this.store.getState();
    if (this.playingSince !== undefined && this.deps.now() - this.playingSince > STEADY_AFTER_MS) this.failures.reset();
    if (isBehind(lag, wasBehind) !== wasBehind) this.store.setState({ isBehind: !wasBehind });
    const now = this.deps.now();
    if (!this.countStill(now) && this.store.getState().phase === 'playing') this.follow(whileRunning(this.auto, now));
  }

  /** Counts a gap once it is long enough to be seen; whether it was. */
  private countStill(now: number): boolean {
    if (this.stillSince === undefined || now - this.stillSince < STILL_MS) return false;
    this.stillSince = Number.POSITIVE_INFINITY;
    this.follow(afterStill(this.auto, now));
    return true;
  }

  /** Sound needs a tap, and where little power is left the picture does, too. */
  private refused(): void {
    if (!this.store.getState().isMuted) {
      this.mute(true);
      this.running?.play();
      return;
    }
    this.isWanted = false;
    this.stopTry();
    this.store.setState({ phase: 'idle' });
  }

  private stopTry(): void {
    const { running, elements } = this;
    this.failures.stop();
    if (running === undefined) return;
    this.running = undefined;
    this.playingSince = undefined;
    this.stillSince = undefined;
    if (elements !== undefined) elements.still.keep();
    running.stop();
  }
}
