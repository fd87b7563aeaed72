import { createServerClock } from '../../../src/http/server-clock';

it("follows the server's clock, not the device's (decisions.md, server time)", () => {
  let local = 1_000_000;
  const clock = createServerClock(() => local);
  expect(clock.now()).toBe(1_000_000);
  const sentAt = clock.local();
  local += 200;
  clock.learn(5_000_000, { sentAt, arrivedAt: local });
  // Half a trip and half of the header's second later than the header says.
  expect(clock.now()).toBe(5_000_000 + 500 + 100);
});

it('keeps the sample with the shortest trip, for a while', () => {
  let local = 0;
  const clock = createServerClock(() => local);
  local = 100;
  clock.learn(1_000_000, { sentAt: 0, arrivedAt: local });
  const before = clock.now();
  local = 5_100;
  clock.learn(9_000_000, { sentAt: 100, arrivedAt: local });
  expect(clock.now()).toBe(before + 5_000);
  local = 40_100;
  clock.learn(9_000_000, { sentAt: 35_000, arrivedAt: local });
  expect(clock.now()).toBeGreaterThan(8_000_000);
});
