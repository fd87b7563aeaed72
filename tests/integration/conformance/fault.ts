/** An answer on its way out; what is changed here is what the client gets. */
export interface Reply {
  status: number;
  json: { [key: string]: unknown; code?: unknown; data?: unknown };
  headers: Record<string, string>;
  readonly asked: URLSearchParams;
  readonly token: string;
}

/** What a copy does otherwise than the real back end. */
export interface Fault {
  /** Name of a call; undefined: every one. */
  readonly call?: string;
  readonly answer?: (reply: Reply) => unknown;
  /** A frame of the back end: what is returned goes on instead of it. */
  readonly frame?: (frame: PushFrame) => unknown;
}

export interface PushFrame {
  readonly cmd?: string;
  readonly namespace?: string;
  readonly mutation?: string;
  readonly data?: Record<string, unknown>;
}
