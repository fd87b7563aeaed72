import { readFileSync } from 'node:fs';
import { SKELETON_COLOURS } from '../../../../src/app/startup/first-skeleton';

const valueIn = (sheet: string, name: string) =>
  new RegExp(`${name}: (#[0-9a-f]{6});`).exec(readFileSync(`src/ui/theme/${sheet}`, 'utf8'))?.[1];

test.each([
  ['normal', 'tokens.css'],
  ['dark', 'tokens-dark.css'],
] as const)('the skeleton wears the tokens of the theme %s, and so does the page alone', (theme, sheet) => {
  const { page, surface, bone } = SKELETON_COLOURS[theme];
  expect([page, surface, bone]).toEqual(
    ['--si-page', '--si-surface', '--si-skeleton'].map((name) => valueIn(sheet, name)),
  );
  const alone = readFileSync('src/standalone.css', 'utf8').replaceAll('#fff;', '#ffffff;');
  expect([page, surface, bone].filter((colour) => !alone.includes(`background: ${colour};`))).toEqual([]);
});

test('the page alone says what it is to who reads no script, in both languages', () => {
  const [, words = ''] =
    /<meta\s+name="description"\s+content="([^"]+)"/.exec(readFileSync('src/standalone.html', 'utf8')) ?? [];
  expect([/[a-z]{4}/.test(words), /\p{Script=Han}{4}/u.test(words), words.length <= 160]).toEqual([true, true, true]);
});
