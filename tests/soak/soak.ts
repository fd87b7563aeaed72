import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { isOverLimit, type Row, tableOf } from '../bench/row';
import { lab } from '../support/browser/lab';
import { createDatabase } from '../support/servers/postgres-database';
import { startPostgres } from '../support/servers/postgres-server';
import { type CallReply, dataOf, type Fields, signedCall } from '../support/signed-call';
import { uploadDisk } from './full-disk';
import { listenTo } from './listeners';
import { type Processes, startProcesses } from './processes';
import { type CalmTime, reckon } from './reckon';
import { startProxy } from './stalling-proxy';
import { openRooms, steadyLoad } from './steady-load';
import { makeTroubles, type Trouble } from './troubles';
import { startWriters, type Writer } from './writers';

/** Of the time so much goes by before anything goes wrong. */
const STEADY_SHARE = 0.8;
const BUYERS = 4;
const WRITERS = ['rich', 'member', 'special'];
const TALKERS = ['rich', 'member', 'special', 'plain', 'limited'];
const MINUTE_MS = 60_000;
const DEFAULTS = { minutes: 10, sockets: 2000, processes: 3, rate: 200 };
type Plan = typeof DEFAULTS;
/** A client's own patience with a write (decisions.md, time-outs). */
const WRITE_LIMIT_MS = 15_000;
const RECOVERY_LIMIT_S = 60;
const CALM_MS = 5_000;
/** What was sent just before a trouble may have been under way. */
const MARGIN_MS = 1_500;
/** Longer than the back end takes to find a silent line, and to send its clients away one by one. */
const SETTLE_MS = 25_000;
const ENOUGH_COINS = 100_000_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const say = (line: string) => process.stdout.write(`${line}\n`);

/** An answer, or a rejection when a client would have given up. */
const within = <T>(asked: Promise<T>): Promise<T> =>
  Promise.race([
    asked,
    pause(WRITE_LIMIT_MS).then(() => {
      throw new Error('no answer');
    }),
  ]);

/** Asks the processes in turn; one that is down is passed over only by who asks again. */
function askInTurn(processes: Processes) {
  let turn = 0;
  return (name: string, fields: Fields, token: string): Promise<CallReply> => {
    const urls = processes.urls();
    turn += 1;
    const url = urls[turn % urls.length];
    if (url === undefined) return Promise.reject(new Error('nobody listens'));
    return within(signedCall(url, name, fields, { token }));
  };
}

async function membersOf(url: string, keys: readonly string[]): Promise<Writer[]> {
  const users = await lab(url).users();
  return users.filter(({ key }) => keys.includes(key)).map(({ uid, token }) => ({ uid, token }));
}

async function tipsOf(url: string): Promise<string[]> {
  const { list } = await dataOf<{ list: { id: number; isOnSale: number }[] }>(url, 'tipList', { size: 50 });
  return list.filter(({ isOnSale }) => isOnSale === 1).map(({ id }) => String(id));
}

/** Everything under way; the troubles come one after the other, each at least once, until the time is over. */
async function goThrough(troubles: readonly Trouble[], until: number, isWell: () => Promise<boolean>) {
  const calm: CalmTime[] = [];
  const longest = new Map<string, number>();
  const rest = async () => {
    const from = Date.now();
    await pause(CALM_MS);
    calm.push({ from, to: Date.now() - MARGIN_MS });
  };
  await rest();
  for (let turn = 0; turn < troubles.length || Date.now() < until; turn += 1) {
    const { name, happen } = troubles[turn % troubles.length] as Trouble;
    say(`… ${name}`);
    await happen();
    const over = Date.now();
    const limit = over + RECOVERY_LIMIT_S * 1000;
    while (!(await isWell()) && Date.now() < limit) await pause(200);
    longest.set(name, Math.max(longest.get(name) ?? 0, Date.now() - over));
    await rest();
  }
  const recoveries = [...longest].map(
    ([name, ms]): Row => ({ name: `well again after ${name}`, value: ms / 1000, unit: 's', limit: RECOVERY_LIMIT_S }),
  );
  return { calm, recoveries };
}

/** Ends what was begun, the last first, whatever happened in between. */
async function endAll(ends: readonly (() => unknown)[]): Promise<void> {
  for (const end of [...ends].reverse())
    await within(Promise.resolve(end())).catch((error: unknown) => say(String(error)));
}

/** Processes on a database whose line can fall silent and whose disk can be full, and whoever listens to them. */
async function startPlace(server: string, count: number, ends: (() => unknown)[]) {
  const database = await createDatabase(server);
  ends.push(database.drop);
  const line = await startProxy(database.url);
  ends.push(line.close);
  const processes = await startProcesses(count, line.url);
  const admin = new Client({ connectionString: database.url });
  await admin.connect();
  ends.push(() => admin.end());
  const disk = await uploadDisk(admin);
  ends.push(disk.remove, processes.stop);
  await admin.query('update users set gold = $1, gold_limit = $1', [ENOUGH_COINS]);
  return { line, processes, admin, disk };
}

/** Writes and listens for so long, at last against processes, database and disk that fail, and says what was lost of it. */
async function soak(server: string, plan: Plan, ends: (() => unknown)[]): Promise<Row[]> {
  const { minutes } = plan;
  const { line, processes, admin, disk } = await startPlace(server, plan.processes, ends);
  const [first = ''] = processes.urls();
  const [writers, tips] = [await membersOf(first, WRITERS), await tipsOf(first)];
  const commented = tips[0] ?? '';
  const listeners = listenTo(plan.processes, (place) => processes.urls()[place], commented);
  ends.push(listeners.stop);
  const isWell = async () => listeners.areListening() && (await processes.areHealthy());
  while (!(await isWell())) await pause(200);

  const began = Date.now();
  const until = began + minutes * MINUTE_MS;
  let isOver = false;
  const progress = () => Math.min(1, (Date.now() - began) / (until - began));
  const job = { ask: askInTurn(processes), writers, tips, commented, progress, isOver: () => isOver };
  const { written, done } = startWriters(job, BUYERS);
  const load = {
    ask: job.ask,
    tokens: (await membersOf(first, TALKERS)).map(({ token }) => token),
    rooms: await openRooms(first, minutes * MINUTE_MS),
    sockets: plan.sockets,
    processes,
    minutes: minutes * STEADY_SHARE,
    rate: plan.rate,
  };
  const steady = await steadyLoad(load);
  ends.push(steady.crowd.end);
  // Whoever was killed comes back elsewhere.
  const following = setInterval(() => steady.crowd.follow(processes.urls()), 500);
  ends.push(() => clearInterval(following));
  const wrong = { uploads: 0 };
  const troubles = makeTroubles({ processes, line, disk, token: writers[0]?.token ?? '', wrong });
  const { calm, recoveries } = await goThrough(troubles, until, isWell);
  isOver = true;
  await done;
  // A line that was found broken late is back by then, and what it missed is read.
  await pause(SETTLE_MS);
  const limit = Date.now() + RECOVERY_LIMIT_S * 1000;
  while (!listeners.areListening() && Date.now() < limit) await pause(200);
  const after = await steady.end();
  for (const words of await processes.lastWords()) say(words);

  const answers = [...written.answers].map(([code, count]) => `${code}: ${count}`).join(', ');
  return [
    ...steady.rows,
    ...after,
    ...(await reckon(admin, written, listeners, plan.processes, calm)),
    { name: 'uploads a full disk took, or one with room refused', value: wrong.uploads, unit: '', limit: 0 },
    ...recoveries,
    { name: 'in all', value: (Date.now() - began) / 1000, unit: 's', note: `answers by code ${answers}` },
  ];
}

function planOf(args: readonly string[]): Plan {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { minutes: text, sockets: text, processes: text, rate: text },
  });
  const read = (name: keyof Plan): number => {
    const value = Number(values[name] ?? DEFAULTS[name]);
    if (!(value > 0)) throw new Error(`--${name} must be a number above 0`);
    return value;
  };
  return { minutes: read('minutes'), sockets: read('sockets'), processes: read('processes'), rate: read('rate') };
}

/** `npm run soak -- --minutes 10`, and `--sockets 2000`, `--rate 200` messages a second, `--processes 3`: needs PostgreSQL; ends with 1 when something was lost or doubled, with 2 without a database. */
async function main(): Promise<number> {
  const plan = planOf(process.argv.slice(2));
  const server = await startPostgres();
  if (server === undefined) {
    say('PostgreSQL is not installed');
    return 2;
  }
  const ends: (() => unknown)[] = [server.stop];
  try {
    const rows = await soak(server.url, plan, ends);
    for (const text of tableOf(`${plan.processes} processes on PostgreSQL, ${plan.minutes} minutes`, rows)) say(text);
    return rows.some(isOverLimit) ? 1 : 0;
  } catch (error) {
    say(error instanceof Error ? String(error.stack) : String(error));
    return 1;
  } finally {
    await endAll(ends);
  }
}

main().then(
  // Whoever writes may still be at it after a failure.
  (code) => process.exit(code),
  (error: unknown) => {
    say(String(error));
    process.exit(2);
  },
);
