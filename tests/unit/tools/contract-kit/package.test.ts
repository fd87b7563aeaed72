import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import webpack from 'webpack';
import { CONTRACT_VERSION } from '../../../../src/contract/contract-version';
import contractKitBuild, { PACKAGE_NAME } from '../../../../tools/contract-kit/webpack.config';
import { writePackage } from '../../../../tools/contract-kit/write-package';
import { inProject } from '../../../support/project-root';

const MOST_BYTES = 3_000;

const HOST = `/// <reference types="${PACKAGE_NAME}/federation" />
import { createBridge, loadSportInfo, type ContractVersion, type MountHandle, type NativeInbound, type NativeMethods } from '${PACKAGE_NAME}';

const bridge = createBridge();
const end: () => void = bridge.on('login:jump', ({ backPath }) => void backPath.length);
bridge.emit('selectTab', 'news');
bridge.emit('session', null);
export const contract: ContractVersion = '${CONTRACT_VERSION}';
export async function open(element: HTMLElement): Promise<MountHandle> {
  window.addEventListener('sport-info:failed', ({ detail }) => void (detail.kind === 'integrity' && detail.url.length));
  const { mount, preload } = await loadSportInfo({ manifest: '/mf-manifest.json', integrity: '/integrity.json', contract });
  if (!(await preload())) end();
  const App = (await import('sportInfo/SportInfoApp')).default;
  App({ basename: '/', bridge, theme: 'dark' });
  return mount(element, { basename: '/sport-info', bridge, theme: 'dark', session: { token: 't', uid: 7 } });
}
export const share = ({ title, url }: NativeMethods['share']['params']): NativeInbound => ({ key: title, data: url });
`;

const REFUSED: readonly (readonly [name: string, line: string, words: RegExp])[] = [
  [
    'an option that is none',
    `loadSportInfo({ manifest: '/' }).then(({ mount }) => mount(element, { basname: '/' }))`,
    /basname/,
  ],
  [
    'a value that is none',
    `loadSportInfo({ manifest: '/' }).then(({ mount }) => mount(element, { theme: 'black' }))`,
    /black/,
  ],
  ['a source without a manifest', `loadSportInfo({ integrity: '/' })`, /manifest/],
  ['an event that is none', `createBridge().on('login', () => undefined)`, /"login"/],
  ['a field that the event has not', `createBridge().on('login:jump', ({ path }) => path)`, /path/],
  ['a command that is none', `createBridge().emit('select', 'news')`, /"select"/],
  ['a payload of another command', `createBridge().emit('selectTab', 'dark')`, /"dark"/],
  [
    'a wrong option of the component',
    `import('sportInfo/SportInfoApp').then((m) => m.default({ them: 'dark' }))`,
    /them/,
  ],
  ['a native answer of another call', `export const a: NativeMethods['getTheme']['answer'] = { height: 5 }`, /height/],
];
const IMPORTS = `/// <reference types="${PACKAGE_NAME}/federation" />
import { createBridge, loadSportInfo, type NativeMethods } from '${PACKAGE_NAME}';
declare const element: HTMLElement;
void [createBridge, loadSportInfo, element];
export type Named = NativeMethods;
`;

let folder: string;
const problems = new Map<string, string[]>();
const inPackage = (file: string) => path.join(folder, 'node_modules', PACKAGE_NAME, file);

function compile(sources: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(folder, name), text);
  const program = ts.createProgram(
    Object.keys(sources).map((name) => path.join(folder, name)),
    {
      strict: true,
      exactOptionalPropertyTypes: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
      noEmit: true,
    },
  );
  for (const file of program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder))) {
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    const words = found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    problems.set(path.basename(file.fileName), words);
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sport-info-host-'));
  const built = path.join(folder, 'built', PACKAGE_NAME);
  await new Promise<void>((resolve, reject) => {
    webpack(contractKitBuild(built), (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  // As npm installs a file: unpacked below node_modules.
  mkdirSync(inPackage(''), { recursive: true });
  execFileSync('tar', ['-xzf', await writePackage(built), '-C', inPackage(''), '--strip-components=1']);
  compile({
    'host.ts': HOST,
    ...Object.fromEntries(REFUSED.map(([, line], index) => [`refused-${index}.ts`, `${IMPORTS}${line};\n`])),
  });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['index.d.ts', 'federation.d.ts', 'host.ts'])('%s compiles in a strict host', (file) => {
  expect(problems.get(file)).toEqual([]);
});

it.each(REFUSED.map(([name, , words], index) => ({ name, words, index })))(
  '$name does not compile',
  ({ words, index }) => {
    expect(problems.get(`refused-${index}.ts`)).toEqual([expect.stringMatching(words)]);
  },
);

it('is named by the contract, depends on nothing, and its whole script weighs at most 3 kB', () => {
  const manifest = JSON.parse(readFileSync(inPackage('package.json'), 'utf8')) as Record<string, unknown>;
  expect(manifest).toMatchObject({ name: PACKAGE_NAME, version: `${CONTRACT_VERSION}.0` });
  expect(Object.keys(manifest).filter((key) => /ependencies/.test(key))).toEqual([]);
  const script = readFileSync(inPackage('index.js'));
  expect(script.toString()).not.toMatch(/\bfrom ?"|import\(/);
  expect(gzipSync(script).length).toBeLessThanOrEqual(MOST_BYTES);
  expect(inPackage('')).not.toContain(inProject(''));
});
