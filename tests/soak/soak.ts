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
import { makeTroubles, type Trouble } from './troubles';
import { startWriters, type Writer } from './writers';

const PROCESSES = 3;
const BUYERS = 4;
const WRITERS = ['rich', 'member', 'special'];
const MINUTE_MS = 60_000;
const DEFAULT_MINUTES = 10;
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

async function writersOf(url: string): Promise<Writer[]> {
  const users = await lab(url).users();
  return users.filter(({ key }) => WRITERS.includes(key)).map(({ uid, token }) => ({ uid, token }));
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
async function startPlace(server: string, ends: (() => unknown)[]) {
  const database = await createDatabase(server);
  ends.push(database.drop);
  const line = await startProxy(database.url);
  ends.push(line.close);
  const processes = await startProcesses(PROCESSES, line.url);
  const admin = new Client({ connectionString: database.url });
  await admin.connect();
  ends.push(() => admin.end());
  const disk = await uploadDisk(admin);
  ends.push(disk.remove, processes.stop);
  await admin.query('update users set gold = $1, gold_limit = $1', [ENOUGH_COINS]);
  return { line, processes, admin, disk };
}

/** Writes for so long against processes, database and disk that fail, and says what was lost of it. */
async function soak(server: string, minutes: number, ends: (() => unknown)[]): Promise<Row[]> {
  const { line, processes, admin, disk } = await startPlace(server, ends);
  const [first = ''] = processes.urls();
  const [writers, tips] = [await writersOf(first), await tipsOf(first)];
  const commented = tips[0] ?? '';
  const listeners = listenTo(PROCESSES, (place) => processes.urls()[place], commented);
  ends.push(listeners.stop);
  const isWell = async () => listeners.areListening() && (await processes.areHealthy());
  while (!(await isWell())) await pause(200);

  const began = Date.now();
  const until = began + minutes * MINUTE_MS;
  let isOver = false;
  const progress = () => Math.min(1, (Date.now() - began) / (until - began));
  const job = { ask: askInTurn(processes), writers, tips, commented, progress, isOver: () => isOver };
  const { written, done } = startWriters(job, BUYERS);
  const wrong = { uploads: 0 };
  const troubles = makeTroubles({ processes, line, disk, token: writers[0]?.token ?? '', wrong });
  const { calm, recoveries } = await goThrough(troubles, until, isWell);
  isOver = true;
  await done;
  // A line that was found broken late is back by then, and what it missed is read.
  await pause(SETTLE_MS);
  const limit = Date.now() + RECOVERY_LIMIT_S * 1000;
  while (!listeners.areListening() && Date.now() < limit) await pause(200);
  for (const words of await processes.lastWords()) say(words);

  const answers = [...written.answers].map(([code, count]) => `${code}: ${count}`).join(', ');
  return [
    ...(await reckon(admin, written, listeners, PROCESSES, calm)),
    { name: 'uploads a full disk took, or one with room refused', value: wrong.uploads, unit: '', limit: 0 },
    ...recoveries,
    { name: 'in all', value: (Date.now() - began) / 1000, unit: 's', note: `answers by code ${answers}` },
  ];
}

/** `npm run soak -- --minutes 10`: needs PostgreSQL; ends with 1 when something was lost or doubled, with 2 without a database. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { minutes: { type: 'string' } } });
  const minutes = Number(values.minutes ?? DEFAULT_MINUTES);
  if (!(minutes > 0)) throw new Error('--minutes must be a number above 0');
  const server = await startPostgres();
  if (server === undefined) {
    say('PostgreSQL is not installed');
    return 2;
  }
  const ends: (() => unknown)[] = [server.stop];
  try {
    const rows = await soak(server.url, minutes, ends);
    for (const text of tableOf(`${PROCESSES} processes on PostgreSQL, ${minutes} minutes`, rows)) say(text);
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
