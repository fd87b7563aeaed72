import fc from 'fast-check';
import { createLatestPerKey } from '../../../src/socket/latest-per-key';

interface Message {
  readonly key: string;
  readonly serverNow: number;
}

const collect = () => {
  const frames: (() => void)[] = [];
  const state = new Map<string, number>();
  let applied = 0;
  const latest = createLatestPerKey<Message>({
    keyOf: (message) => message.key,
    apply: (messages) => {
      applied += 1;
      for (const { key, serverNow } of messages) state.set(key, serverNow);
    },
    schedule: (run) => {
      frames.push(run);
      return () => frames.splice(frames.indexOf(run), 1);
    },
  });
  const frame = () => {
    for (const run of frames.splice(0)) run();
  };
  return { latest, frame, state, applied: () => applied, waiting: () => frames.length };
};

it('applies many messages once per frame, the last per key', () => {
  const { latest, frame, state, applied } = collect();
  for (let serverNow = 1; serverNow <= 100; serverNow += 1) latest.put({ key: 'a', serverNow });
  latest.put({ key: 'b', serverNow: 5 });
  frame();
  expect([applied(), [...state]]).toEqual([
    1,
    [
      ['a', 100],
      ['b', 5],
    ],
  ]);
});

it('whatever is dropped, doubled or reordered, the newest that came wins [push.2]', () => {
  const message = fc.record({ key: fc.constantFrom('a', 'b', 'c'), serverNow: fc.nat(50) });
  fc.assert(
    fc.property(fc.array(fc.record({ message, endsFrame: fc.boolean() })), (pageViews) => {
      const { latest, frame, state } = collect();
      for (const { message: sent, endsFrame } of pageViews) {
        latest.put(sent);
        if (endsFrame) frame();
      }
      frame();
      const newest = new Map<string, number>();
      for (const { message: sent } of pageViews)
        newest.set(sent.key, Math.max(newest.get(sent.key) ?? -1, sent.serverNow));
      expect(new Map([...state].sort())).toEqual(new Map([...newest].sort()));
    }),
  );
});

it('applies nothing after its stop', () => {
  const { latest, applied, waiting } = collect();
  latest.put({ key: 'a', serverNow: 1 });
  latest.stop();
  expect([waiting(), applied()]).toEqual([0, 0]);
});
