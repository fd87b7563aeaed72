import { ownedKey } from '../../../src/session/safe-storage';
import { filesBelow, textOf } from '../../architecture/project-files';
import { keptPage } from '../../architecture/state/kept-page';

/** decisions.md, storage: what the product stores under its own names. */
const OF_THE_PRODUCT = ['token', 'uid', 'id', 'username', 'headUrl', 'device-id'];
const USE = /\bstorage\.(?:get|set|remove)\(\s*(?:'([^']+)'|(\w+)\b)/g;

/** What a file gives to the storage: texts, and names with the text that the file itself gives them. */
function keysOf(file: string): string[] {
  const text = textOf(file);
  return [...text.matchAll(USE)].flatMap(([, literal, name = '']) => {
    const declared = new RegExp(`const ${name} = (?:\\([^)]*\\) => )?['\`]([^'\`$]+)`).exec(text)?.[1];
    return literal ?? declared ?? [];
  });
}

const stored = filesBelow('src/session', '.ts').flatMap((file) => keysOf(file).map((key) => [key, file] as const));

test('every key that the app stores is the product’s or begins with si: [storage.2]', async () => {
  expect(stored.filter(([key]) => !OF_THE_PRODUCT.includes(key))).toEqual([]);
  expect(stored.map(([key]) => key)).toEqual(expect.arrayContaining(['token', 'device-id']));
  expect(ownedKey('device', 'x')).toBe('si:x');
  expect((await keptPage.run()).problems).toEqual([]);
});
