import type { InCommands, OutEvents } from '../../src/contract/shell/shell-events';
import type { MountHandle, MountOptions, PreloadOptions } from '../../src/remote/options';

/**
 * `network`: a file cannot be had; `list`: the list of digests cannot be had or read; `integrity`: a file is not the one that was
 * built; `manifest`, `entry`: it came, and is none of ours; `contract`: the remote is older than the host; `timeout`.
 */
export type LoadFailureKind = 'network' | 'list' | 'integrity' | 'manifest' | 'entry' | 'contract' | 'timeout';

/** What a rejection and the `detail` of the event `sport-info:failed` on `window` say. */
export interface LoadFailed extends Error {
  readonly kind: LoadFailureKind;
  /** The file. */
  readonly url: string;
}

export interface RemoteSource {
  /** Address of `mf-manifest.json`. */
  readonly manifest: string;
  /** Address of the host's own copy of `integrity.json`: nothing that it does not know runs. */
  readonly integrity?: string;
  /** Version that the host was written for: an older remote is told of, one of another first number refused. */
  readonly contract?: string;
  /** How often to try before it is a failure: 3. */
  readonly tries?: number;
  /** How long one try may last (ms): 20 000. */
  readonly timeout?: number;
}

export interface SportInfo {
  /** The remote's version of the contract. */
  readonly contract: string;
  /** Mounts the app with its own React. Rejects with a `LoadFailed` when its files cannot be had. */
  mount(element: HTMLElement, options?: MountOptions): Promise<MountHandle>;
  /** Fetches script and style before they are wanted, and with `data` what anchor home shows first. Resolves with false when it could not, where the user pays for data, and with `data` from a remote before 1.5. */
  preload(options?: PreloadOptions): Promise<boolean>;
}

/** Loads the remote's entry, once for each manifest; after a failure the next call begins anew. */
export type LoadSportInfo = (source: RemoteSource) => Promise<SportInfo>;

/** The host's side of the bridge: it hears events, and sends commands. */
export interface Bridge {
  /** Returns a function that ends it. */
  on<Name extends keyof OutEvents>(event: Name, listener: (payload: OutEvents[Name]) => void): () => void;
  off<Name extends keyof OutEvents>(event: Name, listener: (payload: OutEvents[Name]) => void): void;
  emit<Name extends keyof InCommands>(command: Name, payload: InCommands[Name]): void;
  listenerCount(event: string): number;
}

/** For hosts that load by Module Federation: a plugin of its runtime that lets only known files run. */
export type FederationIntegrity = (
  manifest: string,
  integrity: string,
) => { readonly name: string; fetch(url: string, init?: RequestInit): Promise<Response> };
