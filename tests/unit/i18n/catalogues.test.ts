import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import en from '../../../src/i18n/messages/en.json';
import zh from '../../../src/i18n/messages/zh-CN.json';

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

const SOURCE = path.resolve(__dirname, '../../../src');

const flat = (node: Catalogue, trail = ''): [key: string, text: string][] =>
  Object.entries(node).flatMap(([key, value]) => {
    const at = trail === '' ? key : `${trail}.${key}`;
    return typeof value === 'string' ? [[at, value] as [string, string]] : flat(value, at);
  });

const childrenOf = (node: MessageFormatElement): MessageFormatElement[][] => {
  if (node.type === TYPE.tag) return [node.children];
  if (node.type === TYPE.select || node.type === TYPE.plural)
    return Object.values(node.options).map((one) => one.value);
  return [];
};
const namesIn = (nodes: MessageFormatElement[]): string[] =>
  nodes.flatMap((node) => {
    const isArgument = node.type !== TYPE.literal && node.type !== TYPE.pound && node.type !== TYPE.tag;
    return [...(isArgument ? [node.value] : []), ...childrenOf(node).flatMap(namesIn)];
  });
/** The names of a message's arguments, sorted. */
const argumentsOf = (text: string): string[] => [...new Set(namesIn(parse(text)))].sort();

const messages = { 'zh-CN': new Map(flat(zh)), en: new Map(flat(en)) };

function sources(): string {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'))
    .join('\n');
}

test('both languages have the same keys', () => {
  expect([...messages.en.keys()].sort()).toEqual([...messages['zh-CN'].keys()].sort());
});

test.each([...messages['zh-CN']])('%s takes the same arguments in both languages', (key, text) => {
  expect(argumentsOf(messages.en.get(key) ?? '')).toEqual(argumentsOf(text));
});

test('no text is empty or ends in white space', () => {
  const bad = [...messages['zh-CN'], ...messages.en].filter(([, text]) => text === '' || text !== text.trim());
  expect(bad).toEqual([]);
});

test('numbers are written by formats, never by ICU: the shipped formatter has no number styles', () => {
  const styled = [...messages['zh-CN'], ...messages.en].filter(([, text]) => /\{\w+,\s*(number|date|time)/.test(text));
  expect(styled).toEqual([]);
});

test('every message is used', () => {
  const code = sources();
  const isUsed = (key: string): boolean => {
    const parts = key.split('.');
    // Written whole, or below a namespace given to useTranslations, or as the variable end of a template.
    return parts.some((_part, index) => {
      const written = parts.slice(index).join('.');
      const stem = parts.slice(index, -1).join('.');
      return code.includes(`'${written}'`) || (stem !== '' && code.includes(`\`${stem}.\${`));
    });
  };
  const unused = [...messages['zh-CN'].keys()].filter((key) => !isUsed(key));
  expect(unused).toEqual([]);
});
