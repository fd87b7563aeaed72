import { compiledBackEndHost } from '../../../tools/build/compiled-back-end';
import { startProgram } from '../child-process';

const READY_WITHIN_MS = 60_000;
const VARIABLE = 'SPORT_INFO_BACK_END_HOSTS';
/**
 * V8 compiles the database a second time where it is run often, and much better: a worker's few dozen back ends live for
 * seconds each, and pay more for that than they gain. With this it is what runs very often (V8's own budget is a fifteenth).
 */
const SHORT_LIVED = ['--wasm-tiering-budget=20000000'];

/** Starts one program for each worker, in which its back ends will run; gives what ends them. */
export async function startBackEndHosts(count: number): Promise<() => Promise<unknown>> {
  const file = await compiledBackEndHost();
  const options = { timeoutMs: READY_WITHIN_MS, env: { DATABASE_URL: '' }, nodeFlags: SHORT_LIVED };
  const start = () => startProgram(file, [], /^back ends at (\S+)/, options);
  const hosts = await Promise.all(Array.from({ length: count }, start));
  process.env[VARIABLE] = JSON.stringify(hosts.map(({ ready }) => ready[1]));
  return () => Promise.all(hosts.map((host) => host.kill()));
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
    const reply = await fetch(address, init);
    if (!reply.ok) throw new Error(`back end: ${await reply.text()}`);
    return reply.json();
  };
  const { url } = (await ask(host, { method: 'POST', body: JSON.stringify(args) })) as { url: string };
  const stop = async () => {
    await ask(`${host}/?url=${encodeURIComponent(url)}`, { method: 'DELETE' });
  };
  return { url, stop };
}
