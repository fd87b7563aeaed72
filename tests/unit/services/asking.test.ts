import { asked } from '../../../src/services/asking';

const START = 1_000_000;
const HOUR_MS = 3_600_000;

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

const late = <Reply>(reply: Reply, ms: number) => new Promise<Reply>((done) => setTimeout(done, ms, reply));

test.each([
  ['one answer', () => late('a', 3_000), 'a'],
  ['several side by side', () => Promise.all([late('a', 1_000), late('b', 3_000)]), ['a', 'b']],
])('is dated by the moment of asking, not by that of the answer: %s [server time.3]', async (_name, ask, reply) => {
  const reading = asked({ now: Date.now }, ask() as Promise<unknown>);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await reading).toEqual([reply, START]);
});

test('the answer itself may be the first to say what time it is', async () => {
  let offset = 0;
  const asking = late('a', 3_000).then((reply) => {
    offset = HOUR_MS;
    return reply;
  });
  const reading = asked({ now: () => Date.now() + offset }, asking);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await reading).toEqual(['a', START + HOUR_MS]);
});

test('what fails is a failure', async () => {
  await expect(asked({ now: Date.now }, Promise.reject(new Error('down')))).rejects.toThrow('down');
});
