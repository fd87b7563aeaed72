import * as v from 'valibot';
import type { Database } from '../database/open-database';
import type { PushService } from '../push/push-service';
import type { Lines } from '../video/lines';
import { EARLIEST_MS, LATEST_MS, type WorldClock } from '../world/clock';
import { DAY_MS } from '../world/days';
import type { SocketManners } from './socket-manners';

/** What the laboratory may look at and turn. */
export interface Lab {
  /** Whether `/_lab` is there: only where it was asked for. */
  readonly isOpen: boolean;
  readonly database: Database;
  readonly push: PushService;
  readonly manners: SocketManners;
  readonly lines: Lines;
  readonly clock: WorldClock;
  readonly seed: number;
  readonly scale: number;
  /** Base day of the world that stands. */
  readonly baseDay: () => number;
  /** Sets the clock of every process and lays the world again where the new time needs it. */
  readonly setClock: (change: ClockChange) => Promise<void>;
}

const instant = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((raw) => (typeof raw === 'number' ? raw : Date.parse(raw))),
  v.number('not a date'),
  v.minValue(EARLIEST_MS, 'too early'),
  v.maxValue(LATEST_MS, 'too late'),
);
const MAX_SKEW_MS = 7 * DAY_MS;
export const clockChange = v.object({
  at: v.optional(instant),
  speed: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
  skew: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-MAX_SKEW_MS), v.maxValue(MAX_SKEW_MS))),
});
export type ClockChange = v.InferOutput<typeof clockChange>;
