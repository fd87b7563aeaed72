/** What the back end's `/_lab/fault` can be asked for. */
export interface Fault {
  /** By which it can be healed alone; the back end makes one up. */
  readonly id?: string;
  /** Name of a call in the contract, or the beginning of a path. */
  readonly call: string;
  readonly kind:
    | 'status'
    | 'code'
    | 'delay'
    | 'hang'
    | 'malformed'
    | 'truncate'
    | 'reset'
    | 'empty'
    /** `value` as the envelope's data. */
    | 'data'
    /** `value` as the whole answer. */
    | 'raw';
  /** The status, the code, the delay in ms, the data, or the text. */
  readonly value?: unknown;
  /** How many times it happens; without it until healed. */
  readonly times?: number;
  /** Only for calls of this device. */
  readonly deviceId?: string;
}

export interface DemoUser {
  readonly key: string;
  readonly token: string;
  readonly uid: string;
  readonly username: string;
}

/** A push by hand: a name with data, or any text. */
export interface HandPush {
  /** `namespace/name`; `serverNow` is added where the name has one. */
  readonly name?: string;
  readonly kind?: 'mutation' | 'action';
  readonly data?: unknown;
  readonly raw?: string;
  /** Without it: where the name belongs, or everybody. */
  readonly channel?: string;
  readonly uid?: number;
}

/** What is wrong with the push socket; what is left out stays as it is. */
export interface SocketTrouble {
  readonly dropPercent?: number;
  readonly duplicatePercent?: number;
  readonly reorderPercent?: number;
  /** Of the chances. */
  readonly seed?: number;
  readonly refuse?: boolean;
  readonly noPong?: boolean;
  /** Ends all sockets at once. */
  readonly cut?: boolean;
  /** `matches`: these, or so many of those that are listened to. */
  readonly flood?: { readonly perSecond: number; readonly forMs: number; readonly matches: number | readonly string[] };
}

/** What `/_lab/socket` tells. */
export interface SocketState extends Omit<SocketTrouble, 'cut' | 'flood'> {
  readonly sockets: number;
  readonly badFrames: number;
  readonly isProducer: boolean;
  readonly channels: readonly string[];
}

type Who = { readonly uid: number | string } | { readonly key: string };

interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** QA's entry to a running back end. */
export function lab(url: string) {
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`${url}/_lab/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!reply.ok) throw new Error(`/_lab/${path} answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
  const done = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const { code, msg, data } = (await send(method, path, body)) as Envelope;
    if (code !== 0) throw new Error(`/_lab/${path} answered ${code}: ${msg}`);
    return data as T;
  };
  return {
    fault: (fault: Fault) => done<(Fault & { id: string })[]>('POST', 'fault', fault),
    faults: () => done<(Fault & { id: string })[]>('GET', 'fault'),
    /** One fault, or all. */
    heal: (id?: string) => done('DELETE', id === undefined ? 'fault' : `fault/${id}`),
    users: async () => {
      const users = (await send('GET', 'users')) as (Omit<DemoUser, 'uid'> & { uid: number | '' })[];
      return users.map((user): DemoUser => ({ ...user, uid: String(user.uid) }));
    },
    /** `skew`: ms by which the Date header and `serverNow` are off. A new time ends all push sockets. */
    clock: (clock: { at?: string | number; speed?: number; skew?: number }) => send('POST', 'clock', clock),
    push: (push: HandPush) => done('POST', 'push', push),
    kick: (who: Who) => done('POST', 'kick', who),
    expire: (who: Who & { readonly code?: 405 | 14010 }) => done('POST', 'expire', who),
    restore: (who: Who) => done('POST', 'restore', who),
    socket: (trouble: SocketTrouble) => done<SocketState>('POST', 'socket', trouble),
    socketState: () => done<SocketState>('GET', 'socket'),
    healSocket: () => done<SocketState>('DELETE', 'socket'),
  };
}
