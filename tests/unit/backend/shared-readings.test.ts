import { makeSharedReadings } from '../../../backend/calls/shared-readings';

const NOW = 1_700_000_000_000;

function place() {
  let time = 0;
  let reads = 0;
  const shared = makeSharedReadings(() => time);
  const ask = (now = NOW, key = 'all', until = Number.POSITIVE_INFINITY) =>
    shared(key, now, async () => {
      reads += 1;
      return { value: `${key} ${reads}`, until };
    });
  return {
    ask,
    shared,
    reads: () => reads,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

it('is read once for all who ask at the same time, and within a second', async () => {
  const { ask, reads, pass } = place();
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => ask()))).size).toBe(1);
  pass(900);
  await ask(NOW + 900);
  expect(reads()).toBe(1);
  pass(101);
  await ask(NOW + 1001);
  expect(reads()).toBe(2);
});

it.each([
  ['another question', NOW, 'other'],
  ['a clock that was set on', NOW + 3_600_000, 'all'],
  ['a clock that was set back', NOW - 3_600_000, 'all'],
])('%s has a reading of its own', async (_what, now, key) => {
  const { ask, reads } = place();
  await ask();
  await ask(now, key);
  expect(reads()).toBe(2);
});

it('what happens within that second is in the answer', async () => {
  const { ask, reads } = place();
  await ask(NOW, 'all', NOW + 300);
  await ask(NOW + 299);
  expect(reads()).toBe(1);
  await ask(NOW + 300);
  expect(reads()).toBe(2);
});

it('a reading that failed is not kept', async () => {
  const { shared, ask } = place();
  await expect(shared('all', NOW, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await ask()).toBe('all 1');
});

it('questions that strangers invent take no more memory than so much', async () => {
  const { ask, reads } = place();
  await ask();
  for (let n = 0; n < 256; n++) await ask(NOW, `stranger ${n}`);
  await ask();
  expect(reads()).toBe(258);
});
