import { literalKeys } from '../../../architecture/state/literal-keys';

test.each([
  ['a query', "useQuery({ queryKey: ['a', uid] })", [1]],
  ['one that is forgotten', "\nclient.invalidateQueries({ queryKey: ['a'] as const });", [2]],
  ['one that is written', "client.setQueryData(['a'], 1);", [1]],
  ['one that is read', "client.getQueryData<Data>(['a']);", [1]],
  ['an owner’s function', 'client.setQueryData(keys.of(uid), 1); useQuery({ queryKey: keys.all });', []],
  ['another array', "send({ key: ['a'] }); list.push(['a']);", []],
])('keys that are spelled out: %s', (_name, text, lines) => {
  expect(literalKeys('a.ts', text)).toEqual(lines);
});
