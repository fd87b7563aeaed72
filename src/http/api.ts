import type { Call, CallData, CallInput } from '../contract/call';

export interface CallOptions {
  /** Ends the request; it then rejects with kind `cancelled`. */
  readonly signal?: AbortSignal | undefined;
  /** Lets a write outlive the page (fetch keepalive). */
  readonly keepalive?: boolean | undefined;
  /** The caller shows the failure where it belongs: no toast. The end of a session is told all the same. */
  readonly quiet?: boolean | undefined;
}

/** The API of one mount. Rejects with `CallError` and nothing else. */
export type CallApi = <C extends Call>(call: C, fields: CallInput<C>, options?: CallOptions) => Promise<CallData<C>>;
