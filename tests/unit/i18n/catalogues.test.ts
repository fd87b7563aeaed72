import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { flatTexts } from '../../architecture/messages/message-uses';

const FOLDER = path.join(__dirname, '../../../src/i18n/messages');

const all = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => [...flatTexts(readFileSync(path.join(FOLDER, file), 'utf8'))]);

test('no text is empty or ends in white space', () => {
  expect(all.filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
});

test('numbers are written by formats, never by ICU: the shipped formatter has no number styles', () => {
  expect(all.filter(([, text]) => /\{\w+,\s*(number|date|time)/.test(text))).toEqual([]);
});

test('a straight apostrophe is an escape in ICU, so texts use the typographic one', () => {
  expect(all.filter(([, text]) => text.includes("'"))).toEqual([]);
});
