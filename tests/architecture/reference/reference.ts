import type * as v from 'valibot';
import { mountOptionSchemas } from '../../../src/contract/shell/mount-options';
import { nativeMessages, nativeMethods } from '../../../src/contract/shell/native';
import { inCommands, outEvents } from '../../../src/contract/shell/shell-events';
import { testIds } from '../../../src/contract/test-ids';
import { filesBelow, textOf } from '../project-files';
import type { Step } from '../step';
import { wordsOf } from './contract-words';
import { defaultOf, describeSchema } from './describe-schema';

export const REFERENCE = 'docs/reference.md';
const BEGIN = '<!-- reference: written by `npm run reference` from src/contract -->';
const END = '<!-- /reference -->';
const EVENTS = 'src/contract/shell/shell-events.ts';
const TEST_IDS = 'src/contract/test-ids.ts';

type Schemas = Readonly<Record<string, v.GenericSchema>>;

/** A cell of a table: a bar would end it. */
const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string) => (text === '' ? '' : `\`${cell(text)}\``);
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const payloads = (schemas: Schemas, words: ReadonlyMap<string, string>) =>
  Object.entries(schemas).map(([name, schema]) => [
    code(name),
    code(describeSchema(schema)),
    cell(words.get(name) ?? ''),
  ]);

function optionRows(): string[][] {
  const words = wordsOf('src/contract/shell/mount-options.ts', 'mountOptionSchemas');
  return Object.entries(mountOptionSchemas as Schemas).map(([name, schema]) => [
    code(name),
    code(describeSchema(schema)),
    code(defaultOf(schema)),
    cell(words.get(name) ?? ''),
  ]);
}

function methodRows(): string[][] {
  const words = wordsOf('src/contract/shell/native.ts', 'nativeMethods');
  return Object.entries(nativeMethods).map(([name, { params, answer }]) => [
    code(name),
    code(describeSchema(params)),
    code(describeSchema(answer)),
    cell(words.get(name) ?? ''),
  ]);
}

function testIdRows(): string[][] {
  const words = wordsOf(TEST_IDS, 'testIds');
  return Object.keys(testIds).map((name) => [code(name), cell(words.get(name) ?? '')]);
}

/** Test ids that the app has and the contract lacks, and the other way round. */
function testIdProblems(): string[] {
  const found = filesBelow('src', '.tsx').flatMap((file) =>
    [...textOf(file).matchAll(/data-testid=(?:"([\w-]+)"|\{[^}]*?'([\w-]+)')/g)].map(
      ([, plain, chosen]) => [plain ?? chosen ?? '', file] as const,
    ),
  );
  const used = new Set(found.map(([name]) => name));
  return [
    ...found.filter(([name]) => !(name in testIds)).map(([name, file]) => `${file} ${name} is not in ${TEST_IDS}`),
    ...Object.keys(testIds)
      .filter((name) => !used.has(name))
      .map((name) => `${TEST_IDS} ${name} is nowhere in the app`),
  ];
}

/** The page of options, events, commands and native calls, as the contract has them. */
function reference(): string {
  return [
    BEGIN,
    '## Options\n',
    table(['option', 'value', 'default', ''], optionRows()),
    '\n## Events out\n',
    table(['event', 'payload', ''], payloads(outEvents, wordsOf(EVENTS, 'outEvents'))),
    '\n## Commands in\n',
    table(['command', 'payload', ''], payloads(inCommands, wordsOf(EVENTS, 'inCommands'))),
    '\n## Calls to a native app\n',
    table(['method', 'parameters', 'answer', ''], methodRows()),
    '\n## Messages of a native app\n',
    table(
      ['message', 'parameters', ''],
      payloads(nativeMessages, wordsOf('src/contract/shell/native.ts', 'nativeMessages')),
    ),
    '\n## Test ids\n',
    "For `data-testid` in a portal's own tests.\n",
    table(['id', ''], testIdRows()),
    END,
  ].join('\n');
}

/** The document with the reference in its place. Throws when the place is missing. */
export function withReference(document: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${REFERENCE} has no place for the reference: ${BEGIN} … ${END}`);
  return document.slice(0, begin) + reference() + document.slice(end + END.length);
}

/** The reference page says what the contract says, and every row has words. */
export const referencePage: Step = {
  name: 'reference',
  run() {
    const document = textOf(REFERENCE);
    const isStale = withReference(document) !== document;
    const rows = reference()
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const wordless = rows.filter((line) => line.endsWith('|  |')).map((line) => line.split('`')[1] ?? line);
    return {
      problems: [
        ...(isStale ? [`${REFERENCE} the reference is older than src/contract: npm run reference`] : []),
        ...testIdProblems(),
        ...wordless.map((name) => `src/contract ${name} has no words for the reference`),
      ],
      summary: `${rows.length} rows`,
    };
  },
};
