import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ErrorKind } from '../../contract/error-kind';
import { CallError } from '../../http/call-error';
import { pause } from '../../services/pause';
import { createStartupCalls, type StartupDeps } from './startup-calls';

/** All that start-up may take (decisions.md, start-up gate). */
const STARTUP_TIMEOUT_MS = 12_000;
/** The first page waits this long for its data: drawing a skeleton takes a cheap phone as long. */
const FIRST_DATA_GRACE_MS = 300;
/** The wait of an open domain list for a common config that was never stored. */
const CONFIG_GRACE_MS = 1_000;

export type GateState =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'open' }
  | { readonly phase: 'failed'; readonly kind: ErrorKind; readonly requestId: string };

export interface StartupGate {
  readonly store: StoreApi<GateState>;
  /** Runs the start-up calls, with `readFirst` beside them, once it is known who asks; again after a failure. */
  run(readFirst?: () => Promise<unknown>, introduced?: Promise<void>): Promise<void>;
  stop(): void;
}

/** Nothing is rendered before the domain list; a stored one counts while it is read anew. The config never blocks. */
export function createStartupGate(deps: StartupDeps): StartupGate {
  const store = createStore<GateState>(() => ({ phase: 'waiting' }));
  const calls = createStartupCalls(deps);
  let controller = new AbortController();

  const open = async (signal: AbortSignal, readFirst: () => Promise<unknown>) => {
    const hasDomains = calls.restoreDomains();
    const hasConfig = deps.hasConfig();
    const domains = calls.loadDomains(signal);
    const config = calls.loadConfig(signal).catch(() => undefined);
    const first = readFirst();
    if (hasDomains) domains.catch(() => undefined);
    else await domains;
    if (!hasConfig) await Promise.race([config, pause(CONFIG_GRACE_MS, signal)]);
    await Promise.race([first, pause(FIRST_DATA_GRACE_MS, signal)]);
  };

  const fail = (error: unknown, timedOut: boolean) => {
    const known = error instanceof CallError ? error : undefined;
    const kind = timedOut ? 'timeout' : (known?.kind ?? 'network');
    store.setState({ phase: 'failed', kind, requestId: known?.requestId ?? '' }, true);
  };

  return {
    store,
    async run(readFirst = async () => undefined, introduced = undefined) {
      controller.abort();
      const own = new AbortController();
      controller = own;
      let timedOut = false;
      const timer = setTimeout(() => {
        timedOut = true;
        own.abort();
      }, STARTUP_TIMEOUT_MS);
      store.setState({ phase: 'waiting' }, true);
      try {
        if (introduced !== undefined) await introduced;
        if (!own.signal.aborted) await open(own.signal, readFirst);
        if (!own.signal.aborted) store.setState({ phase: 'open' }, true);
      } catch (error) {
        if (!own.signal.aborted || timedOut) fail(error, timedOut);
      } finally {
        clearTimeout(timer);
      }
    },
    stop: () => controller.abort(),
  };
}
