import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { CONTRACT_VERSION } from '../../../../src/contract/contract-version';
import { mountOptionSchemas } from '../../../../src/contract/shell/mount-options';
import { inCommands, outEvents } from '../../../../src/contract/shell/shell-events';
import { comment, hostTypes } from '../../../../tools/build/host-types';
import { inProject } from '../../../support/project-root';

const HOST = `
import { mount, type MountHandle, type OutEvents, type InCommands, type ContractVersion } from 'sportInfo/mount';
import { preload } from 'sportInfo/preload';

const heard: Partial<OutEvents> = {};
const bridge = {
  on(event: string, listener: (payload: unknown) => void) {},
  off(event: string, listener: (payload: unknown) => void) {},
  emit(event: string, payload?: unknown) {},
};
const say = <Name extends keyof InCommands>(name: Name, payload: InCommands[Name]) => bridge.emit(name, payload);
export const contract: ContractVersion = '${CONTRACT_VERSION}';
export async function open(element: HTMLElement): Promise<MountHandle> {
  if (!(await preload('mount'))) throw new Error('not there');
  const app = mount(element, {
    basename: '/sport-info', bridge, theme: 'dark', locale: 'en', session: { token: 't', uid: 7 },
    api: { origin: 'https://api.example', signer: async (text) => text },
    reporter: ({ kind, message }) => void (kind + message),
    onFatal: (kind) => void (kind === 'react-version'),
  });
  say('selectTab', 'news');
  say('session', null);
  app.update({ theme: 'normal' });
  void heard['route:change']?.fullPath.length;
  return app;
}
`;

const REACT_HOST = `
import { lazy, Suspense } from 'react';
const SportInfoApp = lazy(() => import('sportInfo/SportInfoApp'));
export const Page = () => (
  <Suspense fallback={null}><SportInfoApp basename="/sport-info" theme="dark" oddsType={2} /></Suspense>
);
`;

const REFUSED: readonly (readonly [name: string, line: string, words: RegExp])[] = [
  ['an option that is none', `mount(element, { basname: '/' })`, /basname/],
  ['a value that is none', `mount(element, { theme: 'black' })`, /black/],
  ['an event that is none', `export const name: keyof OutEvents = 'route'`, /"route"/],
  ['a payload of another command', `export const tab: InCommands['selectTab'] = 'nba'`, /"nba"/],
  ['a door that is none', `preload('SportInfo')`, /SportInfo/],
  ['a reason that is never given', `mount(element, { onFatal: (kind) => void (kind === 'options') })`, /"options"/],
  ['a method that is none', `mount(element).destroy()`, /destroy/],
];

const IMPORTS = `import { mount, type OutEvents, type InCommands } from 'sportInfo/mount';
import { preload } from 'sportInfo/preload';
declare const element: HTMLElement;
void [mount, preload, element];
`;

const SOURCES: Readonly<Record<string, string>> = {
  'host.ts': HOST,
  'react-host.tsx': REACT_HOST,
  ...Object.fromEntries(REFUSED.map(([, line], index) => [`refused-${index}.ts`, `${IMPORTS}${line};\n`])),
};

let types: string;
/** What the compiler says of each file; hosts have the served types, React's, and nothing else of this project. */
const problems = new Map<string, string[]>();

// One program for all: the browser's own types are read once.
beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sport-info-types-'));
  types = hostTypes();
  const all = { ...SOURCES, 'sport-info.d.ts': types };
  for (const [name, text] of Object.entries(all)) writeFileSync(path.join(folder, name), text);
  const program = ts.createProgram(
    Object.keys(all).map((name) => path.join(folder, name)),
    {
      strict: true,
      exactOptionalPropertyTypes: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      paths: { '*': [inProject('node_modules/@types/*')] },
      types: [],
      noEmit: true,
    },
  );
  for (const file of program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder))) {
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    problems.set(
      path.basename(file.fileName),
      found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    );
  }
  rmSync(folder, { recursive: true });
}, 60_000);

it.each(['sport-info.d.ts', 'host.ts', 'react-host.tsx'])('%s compiles', (file) => {
  expect(problems.get(file)).toEqual([]);
});

it('need no package and no file of this project', () => {
  expect(types).not.toMatch(/\bfrom '|import\('(?!sportInfo\/)|: any\b/);
});

it.each(REFUSED.map(([name, , words], index) => ({ name, words, index })))('refuse $name', ({ words, index }) => {
  const found = problems.get(`refused-${index}.ts`) ?? [];
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(words);
});

it('name every option, event and command', () => {
  for (const name of [mountOptionSchemas, outEvents, inCommands].flatMap((one) => Object.keys(one))) {
    expect(types).toMatch(new RegExp(`readonly '?${name}'?\\??:`));
  }
});

it('what is old is marked so that compilers and editors strike it out', () => {
  const text = `interface A {\n${comment('Its look.', 'since 1.5: say `look`.')}theme: string;\n${comment('Its size.')}size: number }`;
  const [declared] = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true).statements;
  const members = declared !== undefined && ts.isInterfaceDeclaration(declared) ? [...declared.members] : [];
  expect(members.map((one) => ts.getJSDocDeprecatedTag(one)?.comment)).toEqual(['since 1.5: say `look`.', undefined]);
});
