import { textOf } from '../project-files';
import type { Step } from '../step';
import { methodsOf, wordsOf } from './contract-words';
import { type ContractShape, frozenShape, frozenVersions, HANDLE, type Part } from './frozen';

export const CHANGES = 'docs/changes.md';
const BEGIN = '<!-- changes: written by `npm run reference` from the frozen versions -->';
const END = '<!-- /changes -->';

const NAMES: Readonly<Record<Part, string>> = {
  options: 'option',
  events: 'event',
  commands: 'command',
  handle: 'of the handle',
  calls: 'call to a native app',
  messages: 'message of a native app',
};
const PARTS = Object.keys(NAMES) as Part[];

const EVENTS = 'src/contract/shell/shell-events.ts';
const NATIVE = 'src/contract/shell/native.ts';

/** The words of the contract as it is now, for what an earlier version brought as well. */
const wordsNow = (): Readonly<Record<Part, ReadonlyMap<string, string>>> => ({
  options: wordsOf('src/contract/shell/mount-options.ts', 'mountOptionSchemas'),
  events: wordsOf(EVENTS, 'outEvents'),
  commands: wordsOf(EVENTS, 'inCommands'),
  handle: new Map([...methodsOf(HANDLE, 'MountHandle')].map(([name, { words }]) => [name, words])),
  calls: wordsOf(NATIVE, 'nativeMethods'),
  messages: wordsOf(NATIVE, 'nativeMessages'),
});

/** The names and literal values that a shape speaks of: what a host may meet in it. */
const speaksOf = (shape: string): string[] => shape.match(/[\w-]+(?=\??:)|"[^"]*"/g) ?? [];

/** Names of `shape` that `before` has not, each once. */
const newIn = (shape: string, before: string): string[] => {
  const known = new Set(speaksOf(before));
  return [...new Set(speaksOf(shape))].filter((name) => !known.has(name));
};

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** A line for everything that `after` has anew, says anew or lacks. */
export function changesBetween(
  before: ContractShape,
  after: ContractShape,
  words: Partial<Record<Part, ReadonlyMap<string, string>>>,
): string[] {
  return PARTS.flatMap((part) => {
    const [was, is] = [before[part], after[part]];
    const line = (name: string, what: string) => `- ${NAMES[part]} \`${name}\`${what}`;
    const added = Object.keys(is).filter((name) => !(name in was));
    const gone = Object.keys(was).filter((name) => !(name in is));
    const wider = Object.keys(is).flatMap((name) => {
      const [shape = '', earlier] = [is[name], was[name]];
      const more = earlier === undefined ? [] : newIn(shape, earlier);
      const less = earlier === undefined ? [] : newIn(earlier, shape);
      return [
        ...(more.length === 0 ? [] : [line(name, `: also ${quoted(more)}`)]),
        ...(less.length === 0 ? [] : [line(name, `: no longer ${quoted(less)}`)]),
      ];
    });
    const saying = (name: string) => line(name, `: ${words[part]?.get(name) ?? ''}`);
    return [...added.map(saying), ...wider, ...gone.map((name) => line(name, ' is gone'))];
  });
}

/** The first version that has it. */
export function sinceOf(part: Part, name: string): string {
  return frozenVersions().find((version) => name in frozenShape(version)[part]) ?? '';
}

function changes(): string {
  const versions = frozenVersions();
  const words = wordsNow();
  const chapters = versions.map((version, index) => {
    const before = versions[index - 1];
    const lines =
      before === undefined ? ['The first.'] : changesBetween(frozenShape(before), frozenShape(version), words);
    return `## ${version}\n\n${lines.join('\n')}\n`;
  });
  return `${BEGIN}\n${chapters.reverse().join('\n')}${END}`;
}

/** The document with the list of changes in its place. Throws when the place is missing. */
export function withChanges(document: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${CHANGES} has no place for the changes: ${BEGIN} … ${END}`);
  return document.slice(0, begin) + changes() + document.slice(end + END.length);
}

const OLD = /\*\*Old\*\* (?!since \d+\.\d+: \S)/;

/** The list of changes is that of the frozen versions, and what is called old says since when, and what takes its place. */
export const changesPage: Step = {
  name: 'changes',
  run() {
    const document = textOf(CHANGES);
    const vague = Object.entries(wordsNow()).flatMap(([part, words]) =>
      [...words].flatMap(([name, said]) =>
        OLD.test(said) ? [`src/contract ${part} ${name}: since when is it old?`] : [],
      ),
    );
    const stale =
      withChanges(document) === document ? [] : [`${CHANGES} is older than the versions: npm run reference`];
    return { problems: [...stale, ...vague], summary: `${frozenVersions().length} versions` };
  },
};
