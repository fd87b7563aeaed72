import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, '../../../src/i18n/messages');

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

const flat = (node: Catalogue, keys = ''): [key: string, text: string][] =>
  Object.entries(node).flatMap(([key, value]) => {
    const at = keys === '' ? key : `${keys}.${key}`;
    return typeof value === 'string' ? [[at, value] as [string, string]] : flat(value, at);
  });

const all = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => flat(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'))));

test('no text is empty or ends in white space', () => {
  expect(all.filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
});

test('numbers are written by formats, never by ICU: the shipped formatter has no number styles', () => {
  expect(all.filter(([, text]) => /\{\w+,\s*(number|date|time)/.test(text))).toEqual([]);
});

test('a straight apostrophe is an escape in ICU, so texts use the typographic one', () => {
  expect(all.filter(([, text]) => text.includes("'"))).toEqual([]);
});
