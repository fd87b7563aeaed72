import { readJson } from '../contract/exact-integers';
import { type PushData, type PushName, pushes, serverMessage } from '../contract/push/push';
import { LANGUAGES, type Locale } from '../contract/shell/languages';
import type { Reporter } from '../contract/shell/mount-options';
import { decode } from '../contract/wire';

/** A feature's table: what it does with the pushes it knows. */
export type PushTable = { readonly [N in PushName]?: (data: PushData<N>) => void };

/** The handler of a domain's pushes. */
export interface Pushes {
  readonly table: PushTable;
  /** Drops waiting messages and forgets seen ones: for a new connection, or at the end. */
  forget?(): void;
}

type Handler = (raw: unknown) => void;

interface Raw {
  readonly translations?: Readonly<Record<string, object>> | null;
}

const isRecord = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null;

/** Gives what brings no `serverNow` the server's time at its arrival, later than all before, and lays its translation over it. */
function createStamp(now: () => number, locale: () => Locale) {
  const translated = ({ translations }: Raw) =>
    translations?.[locale()] ?? translations?.[LANGUAGES[locale()].fallback];
  let last = 0;
  return (raw: unknown): unknown => {
    last = Math.max(Math.floor(now()), last + 1);
    return isRecord(raw) ? { serverNow: last, ...raw, ...translated(raw) } : raw;
  };
}

/** Decodes a frame and routes it by `namespace/name`; an unknown one is reported once. `now`: server time, Unix ms. */
export function createPushRouter(
  tables: readonly PushTable[],
  report: Reporter,
  now: () => number,
  locale: () => Locale,
  onMessage: (name: string, data: unknown) => void = () => {},
) {
  const stamped = createStamp(now, locale);
  const handlers = new Map<string, Handler[]>();
  const reported = new Set<string>();
  let dropped = 0;

  const drop = (kind: string, message: string) => {
    dropped += 1;
    if (reported.has(`${kind} ${message}`)) return;
    reported.add(`${kind} ${message}`);
    report({ kind, message });
  };

  const add = <N extends PushName>(name: N, handle: (data: PushData<N>) => void) => {
    const decodeAndHandle = (raw: unknown) => {
      const read = decode(pushes[name], stamped(raw));
      if (read.ok) handle(read.value as PushData<N>);
      else drop('push-malformed', `${name}: ${read.issue}`);
    };
    handlers.set(name, [...(handlers.get(name) ?? []), decodeAndHandle]);
  };
  for (const table of tables) {
    for (const name of Object.keys(table) as PushName[]) {
      const handle = table[name] as ((data: PushData<typeof name>) => void) | undefined;
      if (handle !== undefined) add(name, handle);
    }
  }

  return {
    /** A frame's text; answers whether it was a pong. */
    route(frame: string): { readonly isPong: boolean } {
      const message = decode(serverMessage, readJson(frame));
      if (!message.ok) {
        drop('push-malformed', 'frame');
        return { isPong: false };
      }
      const { cmd, namespace, mutation, action, data } = message.value;
      if (cmd === 'pong') return { isPong: true };
      const name = [namespace, mutation ?? action].filter((word) => word !== undefined && word !== '').join('/');
      const known = handlers.get(name);
      if (known === undefined) drop('push-unknown', name.slice(0, 80));
      else {
        onMessage(name, data);
        for (const handle of known) handle(data);
      }
      return { isPong: false };
    },
    dropped: () => dropped,
  };
}
