import { createRefetch, type RefetchKind } from '../../../src/services/refetch';

const makeReads = (visibility?: Parameters<typeof createRefetch>[0]) => {
  const refetch = createRefetch(visibility);
  const read: string[] = [];
  const add = (kind: RefetchKind, name: string, isTold?: boolean) => refetch.add(kind, () => read.push(name), isTold);
  return { refetch, read, add };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('what screens would read again', () => {
  it.each<[string, RefetchKind, string[]]>([
    ['one kind', 'screen', ['list', 'detail']],
    ['a kind that nobody has', 'subscriptions', []],
  ])('in a loop, at once: %s', (_clause, kind, names) => {
    const { refetch, read, add } = makeReads();
    add('room', 'chat');
    add('screen', 'list');
    add('screen', 'detail');
    add('badge', 'dot');
    refetch.run(kind);
    expect(read).toEqual(names);
  });

  it('who is no longer shown is not read; others of the kind are', () => {
    const { refetch, read, add } = makeReads();
    const { leave } = add('screen', 'list');
    add('screen', 'detail');
    leave();
    leave();
    refetch.run('screen');
    expect(read).toEqual(['detail']);
  });
});

describe('who asks when (decisions.md)', () => {
  it.each<[string, number, string[]]>([
    ['what is looked at within a second', 1_000, ['chat', 'list']],
    ['what is not within five', 5_000, ['chat', 'list', 'dot', 'follows']],
  ])('after a re-opening each reads once: %s [who asks when.1]', (_clause, ms, names) => {
    jest.spyOn(Math, 'random').mockReturnValue(0.99);
    const { refetch, read, add } = makeReads();
    add('room', 'chat');
    add('screen', 'list');
    add('badge', 'dot');
    add('subscriptions', 'follows');
    refetch.again();
    expect(read).toEqual([]);
    jest.advanceTimersByTime(ms);
    expect(read).toEqual(names);
  });

  it('a hidden page reads once somebody looks at it again', () => {
    let isShown = false;
    let turn = () => {};
    const onVisibility = (listener: () => void) => {
      turn = listener;
      return () => {};
    };
    const { refetch, read, add } = makeReads({ isVisible: () => isShown, onVisibility });
    add('screen', 'list');
    refetch.again();
    turn();
    jest.advanceTimersByTime(60_000);
    expect(read).toEqual([]);
    isShown = true;
    turn();
    turn();
    jest.advanceTimersByTime(60_000);
    expect(read).toEqual(['list']);
  });

  it('a thousand clients ask at a thousand moments', () => {
    const at: number[] = [];
    const begun = Date.now();
    for (let client = 0; client < 1_000; client += 1) {
      const refetch = createRefetch();
      refetch.add('screen', () => at.push(Date.now() - begun));
      refetch.again();
    }
    jest.advanceTimersByTime(1_000);
    const most = Math.max(
      ...Array.from({ length: 10 }, (_, tenth) => at.filter((ms) => Math.floor(ms / 100) === tenth).length),
    );
    expect(at).toHaveLength(1_000);
    expect(most).toBeLessThan(150);
  });

  it('the network is back and then the connection: what waits is read once, at the sooner of the two', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const { refetch, read, add } = makeReads();
    add('screen', 'list');
    refetch.again(3_000);
    jest.advanceTimersByTime(400);
    refetch.again();
    jest.advanceTimersByTime(500);
    expect(read).toEqual(['list']);
    jest.advanceTimersByTime(60_000);
    expect(read).toEqual(['list']);
  });

  it.each<[string, (reads: ReturnType<typeof makeReads>) => void]>([
    ['a loop has read meanwhile', ({ refetch }) => refetch.run('screen')],
    ['its screen is left', () => {}],
  ])('what waits is not read once %s', (clause, happens) => {
    const reads = makeReads();
    const { leave } = reads.add('screen', 'list');
    reads.refetch.again();
    happens(reads);
    if (clause === 'its screen is left') leave();
    reads.read.length = 0;
    jest.advanceTimersByTime(60_000);
    expect(reads.read).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('what its channels tell to whoever comes to them is read in loops, and where a push asks for it', () => {
    const { refetch, read, add } = makeReads();
    const told = add('badge', 'dot', true);
    add('screen', 'list');
    refetch.again();
    jest.advanceTimersByTime(5_000);
    expect(read).toEqual(['list']);
    told.soon();
    jest.advanceTimersByTime(5_000);
    refetch.run('badge');
    expect(read).toEqual(['list', 'dot', 'dot']);
  });

  it('of one kind alone', () => {
    const { refetch, read, add } = makeReads();
    add('room', 'chat');
    add('screen', 'list');
    refetch.again(0, 'room');
    jest.advanceTimersByTime(5_000);
    expect(read).toEqual(['chat']);
  });
});
