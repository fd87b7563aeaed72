import type { Leader } from '../database/leader';
import type { WorldClock } from '../world/clock';
import { SECOND_MS } from '../world/days';
import { aboutOf, type News } from './push-item';
import { chatNews } from './room-talk';
import type { Snapshot } from './snapshot';
import { allStandings } from './world-news';

/** Real time, whatever the world's speed: section 4's clients see nothing sooner. */
const TICK_MS = 1000;
/** Whoever has just become the leader looks back so far: results are told twice rather than never. */
const LOOK_BACK_MS = 30 * SECOND_MS;

interface TickerParts {
  readonly clock: WorldClock;
  readonly seed: number;
  readonly leader: Leader;
  readonly snapshotAt: (now: number) => Promise<Snapshot>;
  /** Settles what is due, and says what became known after an instant and up to another. */
  readonly settle: (after: number, now: number) => Promise<readonly News[]>;
  readonly publish: (news: readonly News[]) => Promise<void>;
  readonly warn: (line: string) => void;
}

/**
 * Tells what has changed in the world since the tick before. Only the leader does; whoever has just become it tells once
 * how everything stands, as nobody knows what was missed in between.
 */
export function startTicker({ clock, seed, leader, snapshotAt, settle, publish, warn }: TickerParts) {
  let known: ReadonlyMap<string, string> | undefined;
  let toldUntil: number | undefined;
  // The first tick comes a second later, which is hours of a world that runs fast.
  let since = clock.now();
  let isBusy = false;

  const tick = async () => {
    const now = clock.now();
    if (!leader.leads()) {
      known = undefined;
      toldUntil = undefined;
      since = now;
      return;
    }
    const snapshot = await snapshotAt(now);
    const standings = allStandings(snapshot, now).map((one) => ({
      ...one,
      about: aboutOf(one.news) ?? '',
    }));
    const before = known;
    const changed = standings.filter(({ about, print, matters }) => {
      const last = before?.get(about);
      return last === undefined ? matters : last !== print;
    });
    const settled = await settle(toldUntil ?? since - LOOK_BACK_MS, now);
    await publish([...changed.map(({ news }) => news), ...chatNews(snapshot, seed, toldUntil ?? now, now), ...settled]);
    toldUntil = now;
    known = new Map(standings.map(({ about, print }) => [about, print]));
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    tick()
      .catch((error: unknown) => warn(`the ticker failed: ${String(error)}`))
      .finally(() => {
        isBusy = false;
      });
  }, TICK_MS);

  return {
    stop: () => clearInterval(timer),
    /** The clock was set: what was known is of another time. */
    forget: () => {
      known = undefined;
      toldUntil = undefined;
      since = clock.now();
    },
  };
}
