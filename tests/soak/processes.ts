import { type BackendProcess, startBackendProcess } from '../support/servers/backend-process';

/** Several back ends on one database; one that was killed is started again elsewhere, as whoever watches over them would. */
export interface Processes {
  /** Addresses by place; undefined while the one of that place is down. */
  urls(): readonly (string | undefined)[];
  pids(): readonly (number | undefined)[];
  /** Ends one without a word and starts another in its place. */
  killOne(place: number): Promise<void>;
  /** Whether each of them says that it and its store are well. */
  areHealthy(): Promise<boolean>;
  /** Last words of those that do not say so. */
  lastWords(): Promise<string[]>;
  stop(): Promise<void>;
}

const AT = '2025-03-15T13:25:00Z';
const HEALTH_LIMIT_MS = 4_000;

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(HEALTH_LIMIT_MS) })).ok;
  } catch {
    return false;
  }
}

export async function startProcesses(count: number, databaseUrl: string): Promise<Processes> {
  const start = () => startBackendProcess({ databaseUrl, at: AT });
  const running: (BackendProcess | undefined)[] = [];
  // One after the other: the first lays the world.
  for (let place = 0; place < count; place += 1) running.push(await start());
  return {
    urls: () => running.map((one) => one?.url),
    pids: () => running.map((one) => one?.pid),
    async killOne(place) {
      const one = running[place];
      running[place] = undefined;
      await one?.kill();
      running[place] = await start();
    },
    async lastWords() {
      const words = running.map(async (one) =>
        one === undefined || (await isHealthy(one.url)) ? [] : [`${one.url} is not well:\n${one.tail()}`],
      );
      return (await Promise.all(words)).flat();
    },
    areHealthy: async () =>
      (await Promise.all(running.map((one) => one !== undefined && isHealthy(one.url)))).every(Boolean),
    async stop() {
      await Promise.all(running.map((one) => one?.stop()));
    },
  };
}
