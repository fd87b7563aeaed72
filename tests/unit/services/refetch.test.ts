import { createRefetch, type RefetchKind } from '../../../src/services/refetch';

const makeReads = () => {
  const refetch = createRefetch();
  const read: string[] = [];
  const add = (kind: RefetchKind, name: string) => refetch.add(kind, () => read.push(name));
  return { refetch, read, add };
};

describe('what screens would read again', () => {
  it.each<[string, RefetchKind[], string[]]>([
    ['one kind', ['screen'], ['list', 'detail']],
    ['two kinds, in the order asked for', ['badge', 'room'], ['dot', 'chat']],
    ['a kind that nobody has', ['subscriptions'], []],
    ['all there is', [], ['chat', 'list', 'detail', 'dot']],
  ])('%s', (_clause, kinds, names) => {
    const { refetch, read, add } = makeReads();
    add('room', 'chat');
    add('screen', 'list');
    add('screen', 'detail');
    add('badge', 'dot');
    refetch.run(...kinds);
    expect(read).toEqual(names);
  });

  it('who is no longer shown is not read; others of the kind are', () => {
    const { refetch, read, add } = makeReads();
    const leave = add('screen', 'list');
    add('screen', 'detail');
    leave();
    leave();
    refetch.run('screen');
    expect(read).toEqual(['detail']);
  });

  it('the last one of a kind leaves nothing behind', () => {
    const { refetch, read, add } = makeReads();
    add('screen', 'list')();
    refetch.run();
    expect(read).toEqual([]);
  });
});
