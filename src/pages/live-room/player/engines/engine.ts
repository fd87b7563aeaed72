/** Something that feeds one address into a video element. */
export interface Engine {
  /** Seconds behind where it could be; never negative. */
  readonly lag: () => number;
  /** Jumps to the newest picture. */
  readonly toLive: () => void;
  /** Ends every request and lets go of the element. */
  readonly destroy: () => void;
}

interface EngineEvents {
  /** It cannot go on; the reason is for the report. */
  readonly onFailure: (reason: string) => void;
  /** The stream has ended as a file does. */
  readonly onEnd: () => void;
}

/** Begins to load; the element plays when it is told to. */
export type OpenEngine = (video: HTMLVideoElement, url: string, events: EngineEvents) => Engine;

/** The end of the newest picture in hand, seconds; the video's position if there is none. */
export function bufferedEnd(video: HTMLVideoElement): number {
  const { buffered, currentTime } = video;
  return buffered.length === 0 ? currentTime : buffered.end(buffered.length - 1);
}
