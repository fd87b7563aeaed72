import { afterOutage, crowd } from '../../bench/crowd/crowd-bench';
import { peakOf } from '../../bench/crowd/tally';
import { NAMES, watch } from '../domains/notice/news-world';

const SEED = 1;
const withoutChance = () => 0;
const usual = crowd(SEED);
const unnamed = crowd(SEED, { areNamed: false });
const allAtOnce = crowd(SEED, { areNamed: false, random: withoutChance });

describe('an evening of 100 000 clients, with the app’s own delays', () => {
  it('the busiest minute after an outage is at most three times the mean one, and no second of it stands out [who asks when.3]', () => {
    const { timesMean, evenness } = afterOutage(usual);
    expect(timesMean).toBeLessThanOrEqual(3);
    expect(evenness).toBeLessThanOrEqual(3);
  });

  it('it would fail if everybody asked in the same second', () => {
    expect(afterOutage(allAtOnce).evenness).toBeGreaterThan(10);
  });

  it('the end of a draw in a room of 20 000 makes those ask who have joined, over five seconds', () => {
    const [few, all, atOnce] = [usual, unnamed, allAtOnce].map((tally) => peakOf(tally.perSecond('calls', 'draw')));
    expect(few).toBeLessThan(500);
    expect(all).toBeGreaterThan(3_000);
    expect(atOnce).toBe(20_000);
  });
});

describe('a kick-off that 20 000 have booked, by a sample of the app’s own watchers', () => {
  const BOOKED = 20_000;
  const SAMPLE = 50;

  async function readingsAt(names?: typeof NAMES): Promise<number> {
    const all = [];
    for (let client = 0; client < SAMPLE; client += 1) all.push(await watch());
    for (const client of all) await client.pushMatch(1);
    const before = all.map((client) => client.calls());
    for (const client of all) await client.pushMatch(2, undefined, names);
    const readings = all.reduce((sum, client, index) => sum + client.calls() - (before[index] ?? 0), 0);
    for (const client of all) client.stop();
    return (readings * BOOKED) / SAMPLE;
  }

  it('makes at most 100 readings [who asks when.3]', async () => {
    expect(await readingsAt(NAMES)).toBeLessThanOrEqual(100);
  });

  it('and one each where pushes bring no names, as a portal’s own back end does', async () => {
    expect(await readingsAt()).toBe(BOOKED);
  });
});
