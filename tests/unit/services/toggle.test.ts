import { createToggle } from '../../../src/services/toggle';

/** A toggle over a table, with its calls answered by hand. */
function setUp(shown: Record<string, boolean> = {}) {
  const state = new Map(Object.entries(shown));
  const calls: { key: string; value: boolean; answer: (value: boolean) => void; refuse: () => void }[] = [];
  let uid = 'a';
  const toggle = createToggle<boolean>({
    member: () => uid,
    read: (key) => state.get(key),
    send: (key, value) =>
      new Promise((resolve, reject) =>
        calls.push({ key, value, answer: resolve, refuse: () => reject(new Error('no')) }),
      ),
    on(key, value) {
      if (value === undefined) state.delete(key);
      else state.set(key, value);
    },
  });
  const become = (member: string) => {
    uid = member;
    state.clear();
  };
  return { toggle, state, calls, become };
}

/** Waits for a call of the table; `undefined` says that there is none. */
const call = (calls: ReturnType<typeof setUp>['calls'], at: number) => {
  const one = calls[at];
  if (one === undefined) throw new Error(`there is no call ${at}`);
  return one;
};

describe('decisions.md, follow: one tap', () => {
  test.each([
    ['on: stays on', false, true, 'answer', true],
    ['off: stays off', true, false, 'answer', false],
    ['on, refused: off again', false, true, 'refuse', false],
    ['off, refused: on again', true, false, 'refuse', true],
  ] as const)('%s', async (_name, before, value, ending, after) => {
    const { toggle, state, calls } = setUp({ x: before });
    const turning = toggle.turn('x', value);
    expect(state.get('x')).toBe(value);
    const sent = call(calls, 0);
    if (ending === 'answer') sent.answer(value);
    else sent.refuse();
    expect((await turning).kind).toBe(ending === 'answer' ? 'done' : 'failed');
    expect(state.get('x')).toBe(after);
  });

  test('what the server makes of it is what stands', async () => {
    const { toggle, state, calls } = setUp();
    const turning = toggle.turn('x', true);
    call(calls, 0).answer(false);
    expect(await turning).toEqual({ kind: 'done', value: false });
    expect(state.get('x')).toBe(false);
  });

  test('without a tap before, a refusal leaves none', async () => {
    const { toggle, state, calls } = setUp();
    const turning = toggle.turn('x', true);
    call(calls, 0).refuse();
    await turning;
    expect(state.has('x')).toBe(false);
  });
});

test.each([
  ['the same key waits for its answer', 'x', 'busy', 1],
  ['another key does not', 'y', undefined, 2],
])('one in flight: %s [follow.1]', async (_name, key, kind, sent) => {
  const { toggle, state, calls } = setUp();
  void toggle.turn('x', true);
  const second = await Promise.race([toggle.turn(key, false), Promise.resolve(undefined)]);
  expect(second?.kind).toBe(kind);
  expect(calls).toHaveLength(sent);
  expect(state.get('x')).toBe(true);
});

test('after an answer the same key turns again', async () => {
  const { toggle, state, calls } = setUp();
  const first = toggle.turn('x', true);
  call(calls, 0).answer(true);
  await first;
  const second = toggle.turn('x', false);
  call(calls, 1).answer(false);
  expect((await second).kind).toBe('done');
  expect(state.get('x')).toBe(false);
});

describe('per member', () => {
  test.each(['answer', 'refuse'] as const)(
    'what comes for somebody who has left changes nothing: %s',
    async (ending) => {
      const { toggle, state, calls, become } = setUp();
      const turning = toggle.turn('x', true);
      become('b');
      const sent = call(calls, 0);
      if (ending === 'answer') sent.answer(true);
      else sent.refuse();
      await turning;
      expect(state.size).toBe(0);
    },
  );

  test('another member’s tap waits for nobody', () => {
    const { toggle, calls, become } = setUp();
    void toggle.turn('x', true);
    become('b');
    void toggle.turn('x', true);
    expect(calls).toHaveLength(2);
  });

  test('the last turn wins: an older answer of the same member counts no more', async () => {
    const { toggle, state, calls, become } = setUp();
    const oldest = toggle.turn('x', true);
    become('b');
    void toggle.turn('x', true);
    become('a');
    const newest = toggle.turn('x', false);
    call(calls, 2).answer(false);
    await newest;
    call(calls, 0).answer(true);
    await oldest;
    expect(state.get('x')).toBe(false);
  });

  test('only one’s own taps are on their way', () => {
    const { toggle, become } = setUp();
    void toggle.turn('x', true);
    expect([...toggle.pending()]).toEqual([['x', true]]);
    become('b');
    expect(toggle.pending().size).toBe(0);
  });
});
