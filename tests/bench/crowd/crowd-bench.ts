import { gzipSync } from 'node:zlib';
import { randomOf } from '../../../backend/world/random';
import { startBackend } from '../../support/servers/backend-process';
import { type Fields, HOME, signedCall } from '../../support/signed-call';
import type { Row } from '../row';
import { type CrowdOptions, EVENING, HABITS, playEvening } from './evening';
import { busiestMinute, type Counted, createTally, meanOf, peakOf, sumOf, type Tally } from './tally';

const SECOND_MS = 1_000;
/** The local back end closes its sockets within it. */
const DRAIN_MS = 3 * SECOND_MS;
const SLOW_DRAIN_MS = 60 * SECOND_MS;
/** An answer that needs a member or a room, kB gz: an order's page has twenty tips. */
const MEMBER_KB = 2;

export function crowd(seed: number, options: Partial<CrowdOptions> = {}): Tally {
  const tally = createTally(HABITS.minutes * 60);
  const chance = randomOf(seed, 'crowd');
  playEvening({ clients: 100_000, random: chance.next, drainMs: DRAIN_MS, areNamed: true, ...options }, tally);
  return tally;
}

/** The minutes after the outage, in which everybody comes back. */
export function afterOutage(tally: Tally) {
  const back = EVENING.outage.at * 60 + EVENING.outage.lastsMs / SECOND_MS;
  const counts = tally.perSecond('calls');
  const minute = busiestMinute(counts, back, back + 120);
  return { timesMean: meanOf(minute) / meanOf(counts), evenness: peakOf(minute) / meanOf(minute) };
}

const DAY: Fields = { date: '2025-03-15', leagueId: '1' };
const FIELDS: Readonly<Record<string, Fields>> = { anchorHome: HOME, leagueMatchList: DAY, leagueMatchDate: DAY };

/** The answers of the local back end, kB gz. */
async function sizes(names: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const backend = await startBackend({ at: '2025-03-15T13:25:00Z' });
  try {
    const measured = new Map<string, number>();
    for (const name of names) {
      const { code, text } = await signedCall(backend.url, name, FIELDS[name] ?? {});
      measured.set(name, code > 1 ? MEMBER_KB : gzipSync(text).length / 1_000);
    }
    return measured;
  } finally {
    await backend.stop();
  }
}

const write = (count: number) => Math.round(count).toLocaleString('en');

function linesOf(tally: Tally): string[] {
  const kinds: readonly Counted[] = ['calls', 'refused', 'pushes', 'dials'];
  return kinds.flatMap((what) =>
    tally.causes(what).map((cause) => {
      const counts = tally.perSecond(what, cause);
      const times = `${write(sumOf(counts))} in all, ${write(peakOf(counts))} in the busiest second`;
      return `  ${what.padEnd(8)} ${cause.padEnd(20)} ${times}`;
    }),
  );
}

/** One evening of 100 000 clients, in simulated time: who asks when. */
export async function benchCrowd(): Promise<Row[]> {
  const tally = crowd(1);
  const calls = tally.perSecond('calls');
  const measured = await sizes(tally.byCall().keys());
  const bytes = [...tally.byCall()].reduce((sum, [name, times]) => sum + times * (measured.get(name) ?? 0), 0);
  const { timesMean, evenness } = afterOutage(tally);
  const slow = crowd(1, { drainMs: SLOW_DRAIN_MS });
  process.stdout.write(`${linesOf(tally).join('\n')}\n`);
  const row = (name: string, value: number, rest: Partial<Row> = {}): Row => ({ name, value, unit: '', ...rest });
  const lasting = HABITS.minutes * 60;
  return [
    row('calls a second, mean', meanOf(calls), { note: `${write(bytes / lasting)} kB a second` }),
    row('calls a second, peak', peakOf(calls), { note: 'a release that closes its sockets within 3 s' }),
    row('the same, closed within 60 s', peakOf(slow.perSecond('calls', 'release'))),
    row('busiest minute after the outage', timesMean, { unit: '×', limit: 3, note: 'of the mean minute' }),
    row('its busiest second', evenness, { unit: '×', limit: 3, note: 'of its mean second' }),
    row('readings a second at the kick-off', peakOf(tally.perSecond('calls', 'kick-off')), { limit: 100 }),
    row('the same without names in pushes', peakOf(crowd(1, { areNamed: false }).perSecond('calls', 'kick-off'))),
    row('readings a second when the draw ends', peakOf(tally.perSecond('calls', 'draw'))),
  ];
}
