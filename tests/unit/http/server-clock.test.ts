import { createServerClock } from '../../../src/http/server-clock';

const HOUR_MS = 3_600_000;

/** A device with its two clocks, and a server of which it hears. */
function setUp(local = 1_000_000) {
  const device = { local, ticks: 500 };
  const clock = createServerClock(
    () => device.local,
    () => device.ticks,
  );
  const pass = (ms: number) => {
    device.local += ms;
    device.ticks += ms;
  };
  /** An answer of the server, that took so long. */
  const hear = (date: number, tripMs: number) => {
    const sentAt = device.ticks;
    pass(tripMs);
    clock.learn(date, { sentAt, arrivedAt: device.ticks });
  };
  return { device, clock, pass, hear };
}

it("follows the server's clock, not the device's (decisions.md, server time) [server time.1]", () => {
  const { clock, hear } = setUp();
  expect([clock.now(), clock.local()]).toEqual([1_000_000, 1_000_000]);
  hear(5_000_000, 200);
  // Half a trip and half of the header's second later than the header says.
  expect(clock.now()).toBe(5_000_000 + 500 + 100);
});

it('keeps the sample with the shortest trip, for a while', () => {
  const { clock, pass, hear } = setUp();
  hear(1_000_000, 100);
  const before = clock.now();
  hear(9_000_000, 5_000);
  expect(clock.now()).toBe(before + 5_000);
  pass(30_000);
  hear(9_000_000, 5_000);
  expect(clock.now()).toBeGreaterThan(9_000_000);
});

/** decisions.md, intervals. */
it.each([-HOUR_MS, HOUR_MS])("a device's clock that is set by %d ms changes nothing [intervals.1]", (step) => {
  const { device, clock, pass, hear } = setUp();
  hear(5_000_000, 100);
  const before = clock.now();
  device.local += step;
  expect(clock.now()).toBe(before);
  pass(10_000);
  expect(clock.now()).toBe(before + 10_000);
  expect(clock.local()).toBe(1_000_000 + 100 + step + 10_000);
});

it('after a sleep, in which the monotonic clock may stand, the next answer sets it right, however long it took', () => {
  const { device, clock, hear } = setUp();
  hear(5_000_000, 100);
  device.local += HOUR_MS;
  hear(5_000_000 + HOUR_MS, 2_000);
  expect(clock.now()).toBe(5_000_000 + HOUR_MS + 500 + 1_000);
});

it('a push says how far the server is at least', () => {
  const { clock, hear } = setUp();
  hear(5_000_000, 100);
  clock.hear(4_000_000);
  expect(clock.now()).toBe(5_000_550);
  clock.hear(6_000_000);
  expect(clock.now()).toBe(6_000_000);
});
