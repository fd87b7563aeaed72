import { mirrored } from '../../../src/i18n/mirror';

const compiled = async (message: string) => (await import('icu-minify/compile')).default(message);
/** The override and its end, so that one can read them. */
const readable = (of: unknown) => JSON.parse(JSON.stringify(of).replaceAll('\u202e', '<').replaceAll('\u202c', '>'));

it.each<[string, string, unknown]>([
  ['a text: each word by two fifths', 'Go on air', '<GoG ono airai>'],
  ['an argument stays, blanks too', 'Hi {name} there', ['<HiH> ', ['name'], ' <thereth>']],
  ['figures alone', '95 %', '95 %'],
  [
    'branches',
    '{n, plural, one {# match} other {# matches}}',
    [['n', 2, { one: [0, ' <matchma>'], other: [0, ' <matchesmat>'] }]],
  ],
  ['a plain branch', '{u, select, a {Kilo} other {{f}}}', [['u', 1, { a: '<KiloKi>', other: [['f']] }]]],
  ['a tag', 'I <b>agree {n}</b>', ['<II> ', ['b', '<agreeag> ', ['n']]]],
])('%s', async (_what, message, expected) => {
  expect(readable(mirrored({ group: { key: await compiled(message) } }))).toEqual({ group: { key: expected } });
});
