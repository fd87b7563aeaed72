import * as v from 'valibot';
import type { Connection } from '../push/connection';
import type { Wire } from '../push/hub';
import type { PushItem } from '../push/push-item';
import { type Random, randomOf } from '../world/random';

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** How the socket misbehaves; what is left out stays as it is. Chance is drawn from `seed`, alike for each client. */
export const mannersSchema = v.object({
  dropPercent: v.optional(percent),
  duplicatePercent: v.optional(percent),
  /** How many messages come after the one that follows them. */
  reorderPercent: v.optional(percent),
  seed: v.optional(v.pipe(v.number(), v.integer())),
  /** New sockets are turned away. */
  refuse: v.optional(v.boolean()),
  noPong: v.optional(v.boolean()),
});
export type MannersChange = v.InferOutput<typeof mannersSchema>;
export type Manners = { readonly [K in keyof MannersChange]-?: NonNullable<MannersChange[K]> };

const GOOD_MANNERS: Manners = {
  dropPercent: 0,
  duplicatePercent: 0,
  reorderPercent: 0,
  seed: 1,
  refuse: false,
  noPong: false,
};

/** A message that waits for the next one comes all the same when there is none. */
const REORDER_LIMIT_MS = 300;

interface Trouble {
  readonly random: Random;
  late: PushItem | undefined;
}

export interface SocketManners {
  readonly wire: Wire;
  now(): Manners;
  /** Begins the chances anew. Undefined: good manners again. */
  set(change: MannersChange | undefined): void;
}

/** Between the hub and each client: drops, doubles and reorders messages as it is told to. */
export function makeManners(): SocketManners {
  let manners = GOOD_MANNERS;
  let troubles = new WeakMap<Connection, Trouble>();

  const send = (connection: Connection, item: PushItem) => connection.outlet.send(item);
  const release = (connection: Connection, trouble: Trouble) => {
    const { late } = trouble;
    trouble.late = undefined;
    if (late !== undefined) send(connection, late);
  };
  const troubleOf = (connection: Connection): Trouble => {
    const trouble = troubles.get(connection) ?? { random: randomOf('socket', manners.seed), late: undefined };
    troubles.set(connection, trouble);
    return trouble;
  };

  const misbehave = (connection: Connection, item: PushItem) => {
    const { dropPercent, duplicatePercent, reorderPercent } = manners;
    const trouble = troubleOf(connection);
    // Always three draws, so that one setting does not move the others' chances.
    const [drop, double, late] = [trouble.random.next(), trouble.random.next(), trouble.random.next()];
    if (drop * 100 < dropPercent && item.isSure !== true) return;
    if (late * 100 < reorderPercent && trouble.late === undefined) {
      trouble.late = item;
      setTimeout(() => release(connection, trouble), REORDER_LIMIT_MS);
      return;
    }
    send(connection, item);
    if (double * 100 < duplicatePercent) send(connection, item);
    release(connection, trouble);
  };

  return {
    wire: (connection, item) => {
      const { dropPercent, duplicatePercent, reorderPercent } = manners;
      if (dropPercent + duplicatePercent + reorderPercent === 0) send(connection, item);
      else misbehave(connection, item);
    },
    now: () => manners,
    set(change) {
      const given = Object.entries(change ?? {}).filter(([, value]) => value !== undefined);
      manners = change === undefined ? GOOD_MANNERS : { ...manners, ...Object.fromEntries(given) };
      troubles = new WeakMap();
    },
  };
}
