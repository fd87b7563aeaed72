import { KNOWN_CODES } from '../contract/codes';
import type { ErrorKind } from '../contract/error-kind';

interface CallErrorFields {
  readonly kind: ErrorKind;
  readonly path: string;
  readonly requestId: string;
  /** The business code, when an envelope was read. */
  readonly code?: number | undefined;
  /** The server's own words for the user; they win over ours. */
  readonly serverMessage?: string | undefined;
  readonly cause?: unknown;
}

/** A failed call. Carries a kind for the user's way on and a request id for the report; never a token. */
export class CallError extends Error implements CallErrorFields {
  readonly kind: ErrorKind;
  readonly path: string;
  readonly requestId: string;
  readonly code: number | undefined;
  readonly serverMessage: string | undefined;

  constructor(fields: CallErrorFields) {
    super(`${fields.kind} ${fields.path}${fields.code === undefined ? '' : ` (${fields.code})`}`, {
      cause: fields.cause,
    });
    this.name = 'CallError';
    this.kind = fields.kind;
    this.path = fields.path;
    this.requestId = fields.requestId;
    this.code = fields.code;
    this.serverMessage = fields.serverMessage;
  }
}

/** HTTP's own: also a business code, and what a server without this call answers. */
export const ABSENT_CODE = 404;

/** The server does not have this call: the product does not name it (decisions.md, additions to requests). */
export const isAbsent = (error: unknown): boolean => error instanceof CallError && error.code === ABSENT_CODE;

const UNKNOWN_OUTCOMES: ReadonlySet<ErrorKind> = new Set(['network', 'timeout', 'malformed']);

/** True when nobody knows whether the server did what was asked (decisions.md, unknown outcome). */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof CallError &&
  (UNKNOWN_OUTCOMES.has(error.kind) || (error.code !== undefined && !KNOWN_CODES.has(error.code)));
