import type { PushData, PushName } from '../../src/contract/push/push';

/** Who receives a message; without any of these every socket does. */
export interface Audience {
  /** Whoever subscribed to this channel. */
  readonly channel?: string | undefined;
  /** Only this member's sockets. */
  readonly uid?: number | undefined;
  /** Only who may enter this private room. */
  readonly room?: number | undefined;
}

/** One message on its way to the sockets of all processes. */
export interface PushItem extends Audience {
  readonly text: string;
  /** What it is about: of two messages about one thing the later one will do. */
  readonly about?: string | undefined;
  /** The `serverNow` inside `text`. */
  readonly serverNow?: number | undefined;
  /** Spared from the lab's drops. */
  readonly isSure?: boolean | undefined;
}

/** What a client's outlet needs of a message. */
export type Outgoing = Pick<PushItem, 'text' | 'about' | 'serverNow'>;

/** A message without its `serverNow`, which is stamped when it leaves. */
export type Unstamped<N extends PushName> = Omit<PushData<N>, 'serverNow'>;

type Routed = { [N in PushName]: { readonly name: N; readonly data: Unstamped<N> } }[PushName];

/** The thing that a message of the live pushes is about, or undefined for names that know no order. */
export function aboutOf({ name, data }: { readonly name: string; readonly data: unknown }): string | undefined {
  type About = 'matchId' | 'hostId' | 'liveRoomId' | 'id' | 'messageId';
  const it = data as Partial<Record<About, unknown>> | null | undefined;
  const ids: Readonly<Record<string, unknown>> = {
    'live/match': it?.matchId,
    'live/anchor': it?.hostId,
    'live/room': it?.liveRoomId,
    'news/tip': it?.id,
    'news/order': it?.messageId,
  };
  const id = ids[name];
  return id === undefined ? undefined : `${name}:${String(id)}`;
}

/** The frame: `namespace/name` as namespace and mutation (decisions.md, socket). */
export function frameOf(name: string, data: unknown, kind: 'mutation' | 'action' = 'mutation'): string {
  const [namespace, rest] = name.split('/', 2);
  return JSON.stringify({ namespace, [kind]: rest, data });
}

/** Announcement that is not yet stamped, typed by the contract. */
export type News = Routed & Audience;
