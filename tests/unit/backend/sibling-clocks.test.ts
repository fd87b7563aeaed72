import { localBus } from '../../../backend/database/bus';
import { meetSiblings } from '../../../backend/sibling-clocks';
import { makeClock } from '../../../backend/world/clock';

const AT = Date.parse('2025-03-15T13:25:00Z');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A back end's processes: each starts with the same instant, so much later than the one before. */
function setUp() {
  const bus = localBus(() => undefined);
  return async () => {
    const clock = makeClock({ at: AT, speed: 1 });
    const meeting = meetSiblings(bus, clock);
    await jest.advanceTimersByTimeAsync(300);
    return { clock, siblings: await meeting };
  };
}

it('who comes later takes over the time of those who were there, whatever it was started with', async () => {
  const start = setUp();
  const first = await start();
  expect(first.siblings.areThere()).toBe(false);
  first.clock.set({ at: AT + 3_600_000, speed: 60, skew: 500 });
  await jest.advanceTimersByTimeAsync(10_000);
  const second = await start();
  const third = await start();
  for (const { clock, siblings } of [second, third]) {
    expect(siblings.areThere()).toBe(true);
    expect([clock.now(), clock.speed, clock.skew]).toEqual([first.clock.now(), 60, 500]);
  }
});

it('the clock of who was there first is not touched, nor that of one who is asked at the same moment as it asks', async () => {
  const bus = localBus(() => undefined);
  const elder = makeClock({ at: AT, speed: 1 });
  const younger = makeClock({ at: AT + 5000, speed: 1 });
  const first = meetSiblings(bus, elder);
  await jest.advanceTimersByTimeAsync(1);
  const second = meetSiblings(bus, younger);
  await jest.advanceTimersByTimeAsync(300);
  expect([(await first).areThere(), (await second).areThere()]).toEqual([false, true]);
  expect([elder.now(), younger.now()]).toEqual([AT + 301, AT + 301]);
});

it('who has stopped answers nobody', async () => {
  const start = setUp();
  const first = await start();
  first.siblings.stop();
  expect((await start()).siblings.areThere()).toBe(false);
});
