import { fewAtOnce, type Rank } from '../../../../src/pages/search/data/few-at-once';

const settle = () => new Promise((done) => setTimeout(done, 0));

/** A line of two, tasks that end when they are told to, and the order in which they began. */
function world() {
  const line = fewAtOnce(2);
  const begun: string[] = [];
  const ends = new Map<string, { done: () => void; fail: () => void }>();
  const ask = (name: string, rank: Rank = 1, signal = new AbortController().signal) =>
    line(rank, signal, () => {
      begun.push(name);
      return new Promise<string>((done, fail) =>
        ends.set(name, { done: () => done(name), fail: () => fail(new Error(name)) }),
      );
    });
  return { ask, begun, end: (name: string) => ends.get(name)?.done(), fail: (name: string) => ends.get(name)?.fail() };
}

/** decisions.md, search. */
test('few at once; the next begins when one has ended or failed', async () => {
  const { ask, begun, end, fail } = world();
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => ask(name));
  await settle();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await expect(b).resolves.toBe('b');
  await settle();
  expect(begun).toEqual(['a', 'b', 'c']);
  fail('a');
  await expect(a).rejects.toThrow('a');
  await settle();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  await expect(Promise.all([c, d])).resolves.toEqual(['c', 'd']);
});

test('what is likelier needed goes first, equals in their order [search.7]', async () => {
  const { ask, begun, end } = world();
  const ranks: readonly (readonly [string, Rank])[] = [
    ['a', 3],
    ['b', 3],
    ['c', 3],
    ['d', 2],
    ['e', 0],
    ['f', 2],
  ];
  const all = Promise.all(ranks.map(([name, rank]) => ask(name, rank)));
  for (const name of ['a', 'b', 'e', 'd', 'f', 'c']) {
    await settle();
    end(name);
  }
  await all;
  expect(begun).toEqual(['a', 'b', 'e', 'd', 'f', 'c']);
});

test('who has left takes with them what has not begun', async () => {
  const { ask, begun, end } = world();
  const page = new AbortController();
  const waiting = [ask('a'), ask('b'), ask('c', 1, page.signal), ask('d')];
  page.abort();
  await expect(waiting[2]).rejects.toBe(page.signal.reason);
  await expect(ask('e', 1, page.signal)).rejects.toBe(page.signal.reason);
  end('a');
  await settle();
  expect(begun).toEqual(['a', 'b', 'd']);
});
