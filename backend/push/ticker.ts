import type { Leader } from '../database/leader';
import type { WorldClock } from '../world/clock';
import { SECOND_MS } from '../world/days';
import { aboutOf, type News } from './push-item';
import { chatPushes } from './room-chat';
import type { Snapshot } from './snapshot';
import type { SettlementNews } from './tip-pushes';
import { allStandings, withNames } from './world-pushes';

/** Real time, whatever the world's speed: clients see nothing sooner (product.md, section 4). */
const TICK_MS = 1000;
/** Whoever has just become the leader looks back so far: results are told twice rather than never. */
const LOOK_BACK_MS = 30 * SECOND_MS;

/** A store that does not answer must not end all pushes (ms). */
const DEADLINE_MS = 10_000;

/** What clients know: how each thing stood, and results up to an instant. */
interface Told {
  readonly known: ReadonlyMap<string, string> | undefined;
  readonly until: number;
}

interface TickerParts {
  readonly clock: WorldClock;
  readonly leader: Leader;
  readonly snapshotAt: (now: number) => Promise<Snapshot>;
  /** Settles what is due, and says what became known after an instant and up to another. */
  readonly settle: (after: number, now: number) => Promise<SettlementNews>;
  readonly publish: (news: readonly News[]) => Promise<void>;
  readonly warn: (line: string) => void;
  /** How long one tick may take (ms). */
  readonly deadlineMs?: number;
}

/**
 * Tells what has changed in the world since the tick before. Only the leader does; whoever has just become it tells once
 * how everything stands, as nobody knows what was missed in between.
 */
export function startTicker(parts: TickerParts) {
  const { clock, leader, snapshotAt, settle, publish, warn, deadlineMs = DEADLINE_MS } = parts;
  // From now, not from the first tick: that comes a second later, which is hours of a world that runs fast.
  const anew = (): Told => ({ known: undefined, until: clock.now() - LOOK_BACK_MS });
  let told = anew();
  let busySince: number | undefined;
  let turn = 0;

  const tick = async (isMine: () => boolean) => {
    if (!leader.leads()) {
      told = anew();
      return;
    }
    const before = told;
    const { known, until } = before;
    const now = clock.now();
    const snapshot = await snapshotAt(now);
    const standings = allStandings(snapshot, now).map((one) => ({
      ...one,
      about: aboutOf(one.news) ?? '',
    }));
    const changed = standings.filter(({ about, print, matters }) => {
      const last = known?.get(about);
      return last === undefined ? matters : last !== print;
    });
    const settled = await settle(until, now);
    // Given up meanwhile: what it has to say is old, and said by its successor.
    if (!isMine()) return;
    await publish([
      ...changed.map(({ news }) => withNames(news, snapshot, now)),
      ...chatPushes(snapshot, known === undefined ? now : until, now),
      ...settled.news,
    ]);
    await settled.onTold();
    // The clock may have been set meanwhile: then all of this was of another time.
    if (told === before) told = { known: new Map(standings.map(({ about, print }) => [about, print])), until: now };
  };
  const timer = setInterval(() => {
    const real = performance.now();
    if (busySince !== undefined && real - busySince < deadlineMs) return;
    if (busySince !== undefined) warn(`a tick hangs for ${deadlineMs} ms: the next one begins without it`);
    busySince = real;
    turn += 1;
    const mine = turn;
    const isMine = () => turn === mine;
    tick(isMine)
      .catch((error: unknown) => warn(`the ticker failed: ${String(error)}`))
      .finally(() => {
        if (isMine()) busySince = undefined;
      });
  }, TICK_MS);

  return {
    stop: () => clearInterval(timer),
    /** The clock was set: what was known is of another time. */
    forget: () => {
      told = anew();
    },
  };
}
