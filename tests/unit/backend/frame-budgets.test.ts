import type { Connection } from '../../../backend/push/connection';
import { type FrameParts, takeFrame } from '../../../backend/push/frames';
import { makeHub } from '../../../backend/push/hub';
import { frameBudgets } from '../../../backend/push/push-route';

/** Sockets of one back end whose look-ups are counted. */
function place(limits = 1) {
  let lookUps = 0;
  const budgets = frameBudgets(limits);
  const snapshot = { seed: 1, teams: new Map(), fixtures: new Map(), hosts: new Map(), entries: new Map() };
  const parts = {
    hub: makeHub(() => undefined),
    userByToken: async () => {
      lookUps += 1;
      return undefined;
    },
    sessionEnds: () => 0,
    snapshot: async () => {
      lookUps += 1;
      return { snapshot, now: 0 };
    },
    tell: () => undefined,
    answersPings: () => true,
    onBadFrame: () => undefined,
  } satisfies FrameParts;
  const open = (address: string) => {
    const closed: [number, string][] = [];
    const connection: Connection = {
      outlet: { send: () => undefined, stop: () => undefined },
      channels: new Set(),
      user: undefined,
      badFrames: 0,
      failedAuths: 0,
      heardAt: 0,
      spends: budgets(address),
      close: (code, reason) => closed.push([code, reason]),
      cut: () => undefined,
    };
    const say = (frame: unknown) => takeFrame(connection, JSON.stringify(frame), parts);
    return { say, closed };
  };
  return { open, lookUps: () => lookUps };
}
const SUBSCRIBE = { cmd: 'subscribe', channels: ['match:7'] };

it.each([
  ['subscribe', SUBSCRIBE],
  ['auth', { cmd: 'auth', token: 'none' }],
])('a socket that sends %s again and again is closed, and looked up for no more', async (_cmd, frame) => {
  const { open, lookUps } = place();
  const { say, closed } = open('203.0.113.1');
  for (let n = 0; n < 61; n++) await say(frame);
  const before = lookUps();
  for (let n = 0; n < 200; n++) await say(frame);
  expect(lookUps()).toBe(before);
  expect(before).toBeLessThan(70);
  expect(closed.map(([code]) => code)).toContain(1008);
});

it('the sockets of an address have so many together; those of another have their own', async () => {
  const { open, lookUps } = place();
  const many = Array.from({ length: 70 }, () => open('203.0.113.1'));
  for (const { say } of many) for (let n = 0; n < 50; n++) await say(SUBSCRIBE);
  // A little of it comes back while they ask.
  expect(lookUps()).toBeGreaterThanOrEqual(3000);
  expect(lookUps()).toBeLessThan(3400);
  expect(many.at(-1)?.closed.at(-1)).toEqual([1013, 'too many frames of this address']);
  const other = open('203.0.113.2');
  await other.say(SUBSCRIBE);
  expect(other.closed).toEqual([]);
});

it('pings cost nothing, and a page that subscribes once a second is never closed', async () => {
  const { open } = place(1000);
  const { say, closed } = open('203.0.113.1');
  for (let n = 0; n < 500; n++) await say({ cmd: 'ping' });
  for (let n = 0; n < 300; n++) await say(SUBSCRIBE);
  expect(closed).toEqual([]);
});
