import { setTimeout as delay } from 'node:timers/promises';
import { compiledBackEndHost } from '../../../tools/build/compiled-back-end';
import { startProgram } from '../child-process';

const READY_WITHIN_MS = 60_000;
const TRY_AGAIN_MS = 1000;
const MOST_TRIES = 15;
const VARIABLE = 'SPORT_INFO_BACK_END_HOSTS';
/**
 * V8 compiles the database a second time where it is run often, and much better: a worker's few dozen back ends live for
 * seconds each, and pay more for that than they gain. With this it is what runs very often (V8's own budget is a fifteenth).
 */
const SHORT_LIVED = ['--wasm-tiering-budget=20000000'];

/** Starts one program for each worker, in which its back ends will run; gives what ends them. */
export async function startBackEndHosts(count: number): Promise<() => Promise<unknown>> {
  // Ended by the signal itself it would not end what it has started.
  process.once('SIGTERM', () => process.exit(1));
  const file = await compiledBackEndHost();
  const hosts = await Promise.all(Array.from({ length: count }, () => keepHost(file)));
  process.env[VARIABLE] = JSON.stringify(hosts.map(({ url }) => url));
  return () => Promise.all(hosts.map(({ kill }) => kill()));
}

/** A program that died takes the back ends of one test file with it, and not those of all that follow: it is started again. */
async function keepHost(file: string): Promise<{ url: string; kill(): Promise<void> }> {
  const options = { timeoutMs: READY_WITHIN_MS, env: { DATABASE_URL: '' }, nodeFlags: SHORT_LIVED };
  const start = (port: string) => startProgram(file, [port], /^back ends at (\S+)/, options);
  let host = await start('0');
  const url = host.ready[1] ?? '';
  const watch = async (): Promise<void> => {
    const how = await host.died;
    process.stderr.write(`\n*** back ends at ${url} died (${how}): ***\n${host.tail()}\n`);
    host = await start(new URL(url).port);
    await watch();
  };
  watch().catch((error: unknown) => process.stderr.write(`${url} stays away: ${String(error)}\n`));
  return { url, kill: () => host.kill() };
}

/** Address of the program that runs this worker's back ends; undefined where none was started. */
export function backEndHost(): string | undefined {
  const hosts = JSON.parse(process.env[VARIABLE] ?? '[]') as string[];
  // jest numbers its workers from 1.
  return hosts[(Number(process.env.JEST_WORKER_ID ?? 1) - 1) % Math.max(1, hosts.length)];
}

/** A back end in that program: its address, and what ends it. Rejects with the back end's own words when it cannot start. */
export async function startHosted(
  host: string,
  args: readonly string[],
): Promise<{ url: string; stop(): Promise<void> }> {
  const ask = async (address: string, init: RequestInit): Promise<unknown> => {
    const reply = await whenThere(() => fetch(address, init));
    if (!reply.ok) throw new Error(`back end: ${await reply.text()}`);
    return reply.json();
  };
  const { url } = (await ask(host, { method: 'POST', body: JSON.stringify(args) })) as { url: string };
  const stop = async () => {
    await ask(`${host}/?url=${encodeURIComponent(url)}`, { method: 'DELETE' });
  };
  return { url, stop };
}

/** A program that is being started again is not there for a moment. */
async function whenThere(ask: () => Promise<Response>, tries = MOST_TRIES): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    if (tries === 1) throw error;
    await delay(TRY_AGAIN_MS);
    return whenThere(ask, tries - 1);
  }
}
