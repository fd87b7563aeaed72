import type { Location, NavigationType, Navigator } from 'react-router-dom';

export interface Snapshot {
  readonly location: Location;
  readonly action: NavigationType;
}

/** The app's location. The router reads it; it is stopped with the mount. */
export interface AppHistory {
  readonly navigator: Navigator;
  get(): Snapshot;
  subscribe(listener: () => void): () => void;
  /** The host moved the address without a way for us to notice (no Navigation API). */
  locationChanged(): void;
  /** True for the entry that the mount began with, however often it was replaced. */
  isFirst(): boolean;
  /** True when an entry, ours or the host's, lies behind this one in the browser's history. */
  hasBehind(): boolean;
  start(): () => void;
}
