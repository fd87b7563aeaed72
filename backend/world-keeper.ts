import type { Database } from './database/open-database';
import type { ClockChange } from './lab/lab';
import type { BackendOptions } from './options';
import { meetSiblings } from './sibling-clocks';
import { type ClockSetting, settingOf, type WorldClock } from './world/clock';
import { type DayRange, ensureWorld, servesAt } from './world/lay-world';

/** Keeps clock and world together, in this process and in its siblings on the same database. */
export interface WorldKeeper {
  /** Shanghai day for which the world was laid. */
  baseDay(): number;
  /** Sets the clock of every process; lays the world again where the new time needs it. */
  setClock(change: ClockChange): Promise<void>;
  /** Calls back, in every process, when the time told to clients has jumped. Returns the end of listening. */
  onJump(listener: () => void): () => void;
  stop(): void;
}

/** At boot a world of today or yesterday will do; with a clock that was set, only one of that very day. */
const AT_BOOT: DayRange = { from: 0, to: 2 };
const OF_THE_DAY: DayRange = { from: 0, to: 1 };
/** A running world goes on as long as matches are in play around the clock (around-the-clock.ts). */
const WHILE_RUNNING: DayRange = { from: -1, to: 4 };
const CHECK_EVERY_MS = 5000;
const CLOCK_TOPIC = 'clock';

interface ClockNews {
  readonly setting: ClockSetting;
  readonly baseDay: number;
  readonly jumps: boolean;
}

/** Real time is everybody's, and PGlite serves one process alone. */
const canDiffer = ({ at, lab }: BackendOptions, { kind }: Database) => kind === 'postgres' && (at !== undefined || lab);

/** What others serve already goes on. */
function bootRange({ at }: BackendOptions, hasSiblings: boolean): DayRange {
  if (hasSiblings) return WHILE_RUNNING;
  return at === undefined ? AT_BOOT : OF_THE_DAY;
}

/** Lays the world if need be, then watches that the clock does not run out of it. */
export async function keepWorld(
  options: BackendOptions,
  database: Database,
  clock: WorldClock,
  warn: (line: string) => void,
): Promise<WorldKeeper> {
  const { seed, scale } = options;
  const lay = (within: DayRange) => ensureWorld(database.patient, { seed, scale, now: clock.now(), within });
  const siblings = canDiffer(options, database) ? await meetSiblings(database.bus, clock) : undefined;
  let baseDay = await lay(bootRange(options, siblings?.areThere() === true));

  const refresh = async () => {
    if (servesAt(baseDay, clock.now(), WHILE_RUNNING)) return;
    baseDay = await lay(WHILE_RUNNING);
  };
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => warn(`the world could not be laid again: ${String(error)}`));
  }, CHECK_EVERY_MS);
  timer.unref();
  const unlisten = database.bus.listen(CLOCK_TOPIC, (payload) => {
    const heard = payload as ClockNews;
    clock.set(heard.setting);
    baseDay = heard.baseDay;
  });
  const onJump = (listener: () => void) =>
    database.bus.listen(CLOCK_TOPIC, (payload) => {
      if ((payload as ClockNews).jumps) listener();
    });

  return {
    baseDay: () => baseDay,
    onJump,
    async setClock(change) {
      clock.set(change);
      await refresh();
      const news: ClockNews = {
        setting: settingOf(clock),
        baseDay,
        jumps: change.at !== undefined || change.skew !== undefined,
      };
      await database.bus.publish(CLOCK_TOPIC, news);
    },
    stop() {
      clearInterval(timer);
      unlisten();
      siblings?.stop();
    },
  };
}
