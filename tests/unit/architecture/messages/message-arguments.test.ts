import { argumentsOf } from '../../../architecture/messages/message-arguments';

test.each([
  ['plain text', []],
  ['{page} of {total}', ['page', 'total']],
  ['{count, plural, one {# anchor of {name}} other {# anchors}}', ['count', 'name']],
  ['{kind, select, a {<b>{x}</b>} other {no}}', ['b', 'kind', 'x']],
  ['{n, number} <link>to {place}</link>', ['link', 'n', 'place']],
])('%s', async (text, expected) => {
  expect(await argumentsOf(text)).toEqual(expected);
});

test('what is not ICU is refused', async () => {
  await expect(argumentsOf('{open')).rejects.toThrow();
});
