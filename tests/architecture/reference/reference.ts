import type * as v from 'valibot';
import { CHANGEABLE, mountOptionSchemas } from '../../../src/contract/shell/mount-options';
import { nativeMessages, nativeMethods } from '../../../src/contract/shell/native';
import { inCommands, outEvents } from '../../../src/contract/shell/shell-events';
import { testIds } from '../../../src/contract/test-ids';
import { filesBelow, textOf } from '../project-files';
import type { Step } from '../step';
import { sinceOf } from './changes';
import { methodsOf, wordsOf } from './contract-words';
import { defaultOf, describeSchema } from './describe-schema';
import { HANDLE, type Part } from './frozen';

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

const payloads = (part: Part, schemas: Schemas, words: ReadonlyMap<string, string>) =>
  Object.entries(schemas).map(([name, schema]) => [
    code(name),
    code(describeSchema(schema)),
    sinceOf(part, name),
    cell(words.get(name) ?? ''),
  ]);

const CHANGES_LATER: ReadonlySet<string> = new Set(CHANGEABLE);

/** What holds where an option is left out, or said wrongly: of an object, one wrong field takes all of it. */
const insteadOf = (schema: v.GenericSchema): string =>
  code(defaultOf(schema)) || (describeSchema(schema).startsWith('{') ? 'none of it' : 'none');

function optionRows(): string[][] {
  const words = wordsOf('src/contract/shell/mount-options.ts', 'mountOptionSchemas');
  return Object.entries(mountOptionSchemas as Schemas).map(([name, schema]) => [
    code(name),
    code(describeSchema(schema)),
    insteadOf(schema),
    name === 'api' ? '`appVersion`' : CHANGES_LATER.has(name) ? 'yes' : 'no',
    sinceOf('options', name),
    cell(words.get(name) ?? ''),
  ]);
}

const handleRows = () =>
  [...methodsOf(HANDLE, 'MountHandle')].map(([name, { shape, words }]) => [
    code(shape),
    sinceOf('handle', name),
    cell(words),
  ]);

function methodRows(): string[][] {
  const words = wordsOf('src/contract/shell/native.ts', 'nativeMethods');
  return Object.entries(nativeMethods).map(([name, { params, answer }]) => [
    code(name),
    code(describeSchema(params)),
    code(describeSchema(answer)),
    sinceOf('calls', name),
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
    `A wrong value stops nothing: in its place stands what stands where the option is left out, and \`reporter\` hears of the field (kind
\`option\`). Said later, by \`update\`, another prop or a command, it changes nothing, and is reported as well. So is, once, an option that may not
change later: it goes on as it was.\n`,
    table(['option', 'value', 'left out, or wrong', 'later', 'since', ''], optionRows()),
    '\n## The handle of `mount`\n',
    table(['member', 'since', ''], handleRows()),
    '\n## Events out\n',
    table(['event', 'payload', 'since', ''], payloads('events', outEvents, wordsOf(EVENTS, 'outEvents'))),
    '\n## Commands in\n',
    table(['command', 'payload', 'since', ''], payloads('commands', inCommands, wordsOf(EVENTS, 'inCommands'))),
    '\n## Calls to a native app\n',
    table(['method', 'parameters', 'answer', 'since', ''], methodRows()),
    '\n## Messages of a native app\n',
    table(
      ['message', 'parameters', 'since', ''],
      payloads('messages', nativeMessages, wordsOf('src/contract/shell/native.ts', 'nativeMessages')),
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
