import type { Quality } from '../../../../contract/room/room';
import type { OpenEngine } from '../engines/engine';
import type { PlayableLine, StreamKind, StreamSource } from '../engines/source-order';
import type { QualityMode } from './quality-choice';

/** idle: waits for a tap; paused: by the user. */
export type PlayerPhase = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

export interface PlaybackState {
  readonly phase: PlayerPhase;
  /** The playable sources; undefined until the room is known. */
  readonly lines: readonly PlayableLine[] | undefined;
  readonly line: number;
  readonly mode: QualityMode;
  /** As wished, or as the network has it; a line may lack it. */
  readonly quality: Quality;
  /** The picture is not wanted. */
  readonly isSound: boolean;
  /** The current source, or the last one. */
  readonly source: StreamSource | undefined;
  readonly isMuted: boolean;
  /** Of one that failed: each source did for its format. */
  readonly isFormat: boolean;
  /** So far from the live edge that the way back is worth a button. */
  readonly isBehind: boolean;
}

/** The elements that it plays on. */
export interface PlayerElements {
  readonly video: HTMLVideoElement;
  /** The picture that is shown, kept so that nothing turns black while another source begins. */
  readonly still: { readonly keep: () => void; readonly drop: () => void };
}

export interface PlaybackDeps {
  readonly loadEngine: (kind: StreamKind) => Promise<OpenEngine>;
  /** Any clock, ms. */
  readonly now: () => number;
  /** Somebody can see it: nothing is fetched otherwise. */
  readonly isShown: () => boolean;
  readonly isOnline: () => boolean;
  readonly mode: QualityMode;
  readonly isSound?: boolean | undefined;
  /** Plays by itself, muted. */
  readonly isAuto: boolean;
  /** Begins so; by default silent where it plays by itself. */
  readonly isMuted?: boolean | undefined;
  /** The user has chosen. */
  readonly onSound?: (isMuted: boolean) => void;
  /** It went over to another line by itself. */
  readonly onLine: (line: number) => void;
  readonly onStreamEnd: () => void;
  readonly onFailure: (reason: string, source: StreamSource) => void;
}
