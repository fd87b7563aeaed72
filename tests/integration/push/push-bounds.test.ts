import type { WebSocket } from 'ws';
import { inBatches } from '../../../backend/database/bus';
import { makeOutlet } from '../../../backend/push/outlet';
import { makeStamps, toItem } from '../../../backend/push/stamps';
import { makeClock } from '../../../backend/world/clock';

const MUCH = 1024 * 1024;

/** A socket whose client reads as slowly as the test wants. */
function slowSocket() {
  const sent: string[] = [];
  const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send: (text: string) => sent.push(text) };
  let drops = 0;
  const outlet = makeOutlet(socket as unknown as WebSocket, () => {
    drops += 1;
  });
  return { sent, socket, outlet, drops: () => drops };
}

describe('bounds: a client that reads slowly', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('gets the latest of each match, in their order, when it has caught up', () => {
    const { sent, socket, outlet, drops } = slowSocket();
    outlet.send({ text: 'a1', about: 'a', serverNow: 1 });
    socket.bufferedAmount = MUCH;
    outlet.send({ text: 'a2', about: 'a', serverNow: 2 });
    outlet.send({ text: 'b1', about: 'b', serverNow: 2 });
    outlet.send({ text: 'a3', about: 'a', serverNow: 3 });
    jest.advanceTimersByTime(1000);
    expect(sent).toEqual(['a1']);
    socket.bufferedAmount = 0;
    jest.advanceTimersByTime(200);
    expect(sent).toEqual(['a1', 'b1', 'a3']);
    outlet.send({ text: 'a4', about: 'a', serverNow: 4 });
    expect([sent.at(-1), drops()]).toEqual(['a4', 0]);
  });

  it('never gets an older state in place of a newer one', () => {
    const { sent, socket, outlet } = slowSocket();
    socket.bufferedAmount = MUCH;
    outlet.send({ text: 'new', about: 'a', serverNow: 9 });
    outlet.send({ text: 'old', about: 'a', serverNow: 8 });
    socket.bufferedAmount = 0;
    jest.advanceTimersByTime(200);
    expect(sent).toEqual(['new']);
  });

  it.each([
    [
      'too long',
      (send: (n: number) => void) => {
        send(1);
        jest.advanceTimersByTime(16_000);
      },
    ],
    [
      'so much that nothing can be merged',
      (send: (n: number) => void) => {
        for (let n = 0; n < 1100; n++) send(n);
        jest.advanceTimersByTime(200);
      },
    ],
  ])('is dropped when it holds up %s', (_what, hold) => {
    const { socket, outlet, drops } = slowSocket();
    socket.bufferedAmount = MUCH;
    hold((n) => outlet.send({ text: `x${n}`, about: `match ${n}` }));
    expect(drops()).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves no timer when its socket ends', () => {
    const { socket, outlet } = slowSocket();
    socket.bufferedAmount = MUCH;
    outlet.send({ text: 'x' });
    outlet.stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});

const NOTIFY_LIMIT_BYTES = 7900;

it.each([
  ['nothing', [], 0],
  ['one', ['a'], 1],
  ['a hundred small ones', Array.from({ length: 100 }, (_, n) => `message ${n}`), 1],
  ['many', Array.from({ length: 500 }, (_, n) => `${n} ${'x'.repeat(100)}`), 7],
  ['Chinese ones, which take three bytes a character', Array.from({ length: 30 }, () => '比'.repeat(200)), 3],
])('NOTIFY carries less than 8000 bytes: %s', (_what, items, count) => {
  const batches = inBatches(items);
  expect(batches.flat()).toEqual(items);
  expect(batches).toHaveLength(count);
  for (const batch of batches) {
    expect(Buffer.byteLength(JSON.stringify({ topic: 'push', payload: batch }))).toBeLessThan(NOTIFY_LIMIT_BYTES);
  }
});

describe('src/contract/push.ts: serverNow', () => {
  const clock = makeClock({ at: 1_000_000_000_000, speed: 0 });
  const score = (matchId: string) => ({ name: 'live/match', data: { matchId } }) as const;

  it('grows for each thing by itself', () => {
    const stamps = makeStamps(clock);
    const ends = ['1', '2', '1', '1'].map((id) => (toItem(score(id), stamps.next).serverNow ?? 0) % 1000);
    expect(ends).toEqual([0, 0, 1, 2]);
  });

  it('goes on behind what another process has said', () => {
    const stamps = makeStamps(clock);
    stamps.heard({ text: '', about: 'live/match:1', serverNow: clock.now() + 40 });
    expect(stamps.next('live/match:1')).toBe(clock.now() + 41);
    stamps.heard({ text: '', about: 'live/match:1', serverNow: clock.now() + 5 });
    expect(stamps.next('live/match:1')).toBe(clock.now() + 42);
  });

  it('keeps the newest things alone, and each of them grows on', () => {
    const stamps = makeStamps(clock, 2);
    const first = stamps.next('a');
    for (const about of ['b', 'a', 'c', 'd']) stamps.next(about);
    expect([stamps.current('d'), stamps.current('c'), stamps.current('a')]).toEqual([first, first, first]);
    expect(stamps.next('d')).toBe(first + 1);
  });

  it('of how things stand is no newer than the last news', () => {
    const stamps = makeStamps(clock);
    stamps.next('a');
    const last = stamps.next('a');
    expect([stamps.current('a'), stamps.current('a')]).toEqual([last, last]);
    stamps.forget();
    expect(stamps.current('a')).toBe(clock.now());
  });
});
