import ts from 'typescript';
import { changesBetween } from '../../../architecture/reference/changes';
import { wordsIn } from '../../../architecture/reference/contract-words';
import type { ContractShape } from '../../../architecture/reference/frozen';

const NOTHING: ContractShape = { options: {}, events: {}, commands: {}, handle: {}, calls: {}, messages: {} };
const shape = (part: Partial<ContractShape>): ContractShape => ({ ...NOTHING, ...part });

it.each<[string, Partial<ContractShape>, Partial<ContractShape>, string[]]>([
  ['nothing', { options: { a: 'string' } }, { options: { a: 'string' } }, []],
  ['a new option', {}, { options: { theme: 'string' } }, ['- option `theme`: its look']],
  [
    'a field more',
    { events: { e: '{ a: string }' } },
    { events: { e: '{ a: string, b?: "x" }' } },
    ['- event `e`: also `b`, `"x"`'],
  ],
  [
    'a field less',
    { calls: { c: '{ a: string } => {}' } },
    { calls: { c: '{} => {}' } },
    ['- call to a native app `c`: no longer `a`'],
  ],
  ['a value more', { commands: { t: '"a"' } }, { commands: { t: '"a" | "b"' } }, ['- command `t`: also `"b"`']],
  ['what is gone', { handle: { go: 'go(): void' } }, {}, ['- of the handle `go` is gone']],
  ['words for the same', { options: { a: 'object' } }, { options: { a: 'element' } }, []],
])('%s', (_what, before, after, lines) => {
  const words = { options: new Map([['theme', 'its look']]) };
  expect(changesBetween(shape(before), shape(after), words)).toEqual(lines);
});

const wordsOfField = (comment: string) =>
  wordsIn(
    ts.createSourceFile('x.ts', `export const all = {\n${comment}\na: 1 }`, ts.ScriptTarget.Latest, true),
    'all',
  ).get('a');

it.each([
  ['/** Its look. */', 'Its look.'],
  ['/**\n * Its look,\n * or none.\n */', 'Its look, or none.'],
  ['/**\n * Its look.\n * @deprecated since 1.5: say `look`.\n */', '**Old** since 1.5: say `look`. Its look.'],
])('the row of %j', (comment, words) => {
  expect(wordsOfField(comment)).toBe(words);
});
