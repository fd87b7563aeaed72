import type { PreparedRequest } from './request';

export interface TransportReply {
  readonly text: string;
  readonly status: number;
  /** The server's clock, Unix ms, from the Date header. */
  readonly date: number | undefined;
  /** The server's wish to be left alone, seconds (Retry-After). */
  readonly retryAfter?: number | undefined;
  /** The id under which it was asked, when that was before the client did. */
  readonly requestId?: string;
  /** The time in its signature, when that was before the client's own; Unix ms by this device's clock. */
  readonly signedAt?: number;
  /** Times of question and answer, by `performance.now()`. */
  readonly trip?: { readonly sentAt: number; readonly arrivedAt: number };
}

export type TransportFault = 'network' | 'timeout' | 'cancelled';

export class TransportError extends Error {
  constructor(
    readonly fault: TransportFault,
    cause: unknown,
  ) {
    super(fault, { cause });
    this.name = 'TransportError';
  }
}

export type Transport = (
  request: PreparedRequest,
  options: {
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
    readonly keepalive: boolean;
    /** Somebody waits for it: it leaves at once, before readings that were asked for with it. */
    readonly urgent?: boolean;
  },
) => Promise<TransportReply>;
