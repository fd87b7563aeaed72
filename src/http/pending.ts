import type { Call } from '../contract/call';

/** A request on its way. */
export interface Pending {
  readonly signal: AbortSignal;
  /** True when another request's network failure ended this one, not its owner. */
  abortedByFault(): boolean;
}

interface Entry extends Pending {
  readonly isExempt: boolean;
  readonly outlives: boolean;
  abort(byFault: boolean): void;
  unlink(): void;
}

/** The requests of one mount, so that a network failure, or the end of the mount, can end them together. */
export function createPending() {
  const open = new Set<Entry>();
  let closed = false;
  return {
    /** `outlives`: a last word, such as gathered likes, which the end of the mount neither refuses nor cuts off. */
    open(call: Call, outer: AbortSignal | undefined, outlives = false): Pending {
      const controller = new AbortController();
      let byFault = false;
      const onOuterAbort = () => controller.abort();
      if ((closed && !outlives) || outer?.aborted === true) controller.abort();
      outer?.addEventListener('abort', onOuterAbort, { once: true });
      const entry: Entry = {
        signal: controller.signal,
        isExempt: call.startup || call.writes,
        outlives,
        abortedByFault: () => byFault,
        abort(fault) {
          byFault = fault;
          controller.abort();
        },
        unlink: () => outer?.removeEventListener('abort', onOuterAbort),
      };
      open.add(entry);
      return entry;
    },
    close(pending: Pending) {
      for (const entry of open) {
        if (entry !== pending) continue;
        entry.unlink();
        open.delete(entry);
      }
    },
    /** Start-up calls are exempt: they retry. So are writes: what was paid or said would end unknown for another's fault. */
    abortOthers(failed: Pending) {
      for (const entry of open) if (entry !== failed && !entry.isExempt) entry.abort(true);
    },
    allow() {
      closed = false;
    },
    abortAll() {
      closed = true;
      for (const entry of open) if (!entry.outlives) entry.abort(false);
    },
  };
}
