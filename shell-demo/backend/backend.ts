import { type Database, openDatabase } from './database/open-database';
import type { ClockChange, Lab } from './lab/lab-routes';
import type { BackendOptions } from './options';
import { createServer } from './server/create-server';
import { makeClock, type WorldClock } from './world/clock';
import { ensureWorld } from './world/lay-world';

/** A running back end. */
export interface Backend {
  readonly url: string;
  stop(): Promise<void>;
}

const CLOCK_TOPIC = 'clock';

interface Keeper {
  readonly baseDay: () => number;
  readonly setClock: (change: ClockChange) => Promise<void>;
}

/** Keeps clock and world together, in this process and in its siblings on the same database. */
async function keepWorld(options: BackendOptions, database: Database, clock: WorldClock): Promise<Keeper> {
  const { seed, scale } = options;
  const lay = (exactDay: boolean) => ensureWorld(database.pool, { seed, scale, now: clock.now(), exactDay });
  let baseDay = await lay(options.at !== undefined);
  database.bus.listen(CLOCK_TOPIC, (payload) => {
    const { change, laidFor } = payload as { change: ClockChange; laidFor: number };
    clock.set(change);
    baseDay = laidFor;
  });
  return {
    baseDay: () => baseDay,
    setClock: async (change) => {
      clock.set(change);
      baseDay = await lay(false);
      // The instant as well, so that processes that hear it later still agree.
      await database.bus.publish(CLOCK_TOPIC, { change: { at: clock.now(), speed: clock.speed }, laidFor: baseDay });
    },
  };
}

/** Opens the store, lays the world and answers requests. `warn` gets one line for each thing that goes wrong later. */
export async function startBackend(options: BackendOptions, warn: (line: string) => void): Promise<Backend> {
  const database = await openDatabase(options, warn);
  try {
    const clock = makeClock(options);
    const keeper = await keepWorld(options, database, clock);
    const lab: Lab = { database, clock, seed: options.seed, scale: options.scale, ...keeper };
    const explains = process.env['NODE_ENV'] !== 'production';
    const server = await createServer({ database, clock, signKey: options.signKey, explains }, lab, warn);
    const url = await server.listen({ host: options.host, port: options.port });
    const stop = async () => {
      await server.close();
      await database.close();
    };
    return { url, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
