import { filesBelow, textOf } from '../../architecture/project-files';

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

const stored = filesBelow('src', '.ts', '.tsx').flatMap((file) => keysOf(file).map((key) => [key, file] as const));

test('every key that the app stores is the product’s or begins with si: [storage.2]', () => {
  const others = stored.filter(([key]) => !key.startsWith('si:') && !OF_THE_PRODUCT.includes(key));
  expect(others).toEqual([]);
  const known = ['token', 'device-id', 'si:domains', 'si:last-path', 'si:blocked', 'si:kept:'];
  expect(stored.map(([key]) => key)).toEqual(expect.arrayContaining(known));
});
