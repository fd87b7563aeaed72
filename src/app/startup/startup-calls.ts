import { commonConfig, type Domain, domainList } from '../../contract/config/calls-system';
import type { CommonConfig } from '../../contract/config/common-config';
import type { CallApi } from '../../http/api';
import { CallError } from '../../http/call-error';
import { NoEnvelopeError } from '../../http/read-reply';
import { pause } from '../../services/pause';
import type { SafeStorage } from '../../session/safe-storage';
import { storedConfig, storedDomains } from './stored-replies';

const RETRY_PAUSE_MS = 500;
const MAX_TRIES = 3;

export interface StartupDeps {
  readonly call: CallApi;
  readonly storage: SafeStorage;
  /** The back end, by its own origin and the portal's id: the stored list of another one does not count. */
  readonly backEnd: string;
  /** The common config is known, of this visit or an earlier one. */
  readonly hasConfig: () => boolean;
  readonly onDomains: (list: readonly Domain[]) => void;
  readonly onConfig: (config: CommonConfig) => void;
}

/** Tries a start-up call a few times: a passing network fault heals unseen. */
async function retrying<T>(act: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await act();
    } catch (error) {
      const passing =
        error instanceof CallError &&
        (error.kind === 'network' || error.kind === 'timeout' || error instanceof NoEnvelopeError);
      if (!passing || tried >= MAX_TRIES || signal.aborted) throw error;
      await pause(RETRY_PAUSE_MS, signal);
    }
  }
}

/** An answer that names no domains as a list names none: what stands holds, which is at least the page's own origin. */
function unlessUnreadable(error: unknown): undefined {
  const isAnswer = error instanceof CallError && error.kind === 'malformed' && !(error instanceof NoEnvelopeError);
  if (!isAnswer) throw error;
}

/** The two start-up calls, and what the last visit left of the first. */
export function createStartupCalls({ call, storage, backEnd, onDomains, onConfig }: Omit<StartupDeps, 'hasConfig'>) {
  return {
    /** Adopts the stored domain list; tells whether there was one. */
    restoreDomains(): boolean {
      const stored = storedDomains.read(storage);
      if (stored?.of !== backEnd) return false;
      onDomains(stored.list);
      return true;
    },
    async loadDomains(signal: AbortSignal): Promise<void> {
      const domains = await retrying(() => call(domainList, {}, { signal }), signal).catch(unlessUnreadable);
      if (domains === undefined) return;
      onDomains(domains);
      storedDomains.change(storage, () => ({ of: backEnd, list: domains }));
    },
    async loadConfig(signal: AbortSignal): Promise<void> {
      const config = await retrying(() => call(commonConfig, {}, { signal }), signal);
      onConfig(config);
      storedConfig.change(storage, () => config);
    },
  };
}
