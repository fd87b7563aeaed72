import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { inRoot, TYPES_FILE } from './paths';

const OPTIONS = inRoot('src/contract/shell/mount-options.ts');
const EVENTS = inRoot('src/contract/shell/shell-events.ts');
const VERSION = inRoot('src/contract/contract-version.ts');
const HANDLE = inRoot('src/remote/options.ts');
const NATIVE = inRoot('src/contract/shell/native.ts');
const NATIVE_TYPES = inRoot('tools/contract-kit/native-types.ts');
const KIT = inRoot('tools/contract-kit/kit-types.ts');

/** What the options speak of by name; copied as it stands. */
const NAMED: readonly (readonly [file: string, names: readonly string[]])[] = [
  [OPTIONS, ['BridgeEmitter', 'Signer', 'Report', 'Reporter', 'FatalKind', 'OnFatal']],
  [HANDLE, ['RemoteEntry', 'PreloadOptions', 'MountHandle']],
];

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

interface Reader {
  readonly checker: ts.TypeChecker;
  source(file: string): ts.SourceFile;
}

function readSources(): Reader {
  const config = ts.readConfigFile(inRoot('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, inRoot());
  const program = ts.createProgram([OPTIONS, EVENTS, VERSION, HANDLE, NATIVE, NATIVE_TYPES, KIT], {
    ...options,
    types: [],
  });
  return {
    checker: program.getTypeChecker(),
    source(file) {
      const found = program.getSourceFile(file);
      if (found === undefined) throw new Error(`${file} cannot be read`);
      return found;
    },
  };
}

function exported({ checker, source }: Reader, file: string, name: string): ts.Symbol {
  const module = checker.getSymbolAtLocation(source(file));
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (symbol === undefined) throw new Error(`${file} exports no ${name}`);
  return symbol;
}

const indented = (text: string, by = '  '): string => text.replaceAll(/^(?=.)/gm, by);

const inLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

/** A mark of what is old begins a line of its own, or no compiler knows it. */
export function comment(words: string, old = ''): string {
  if (old !== '') return `/**\n * ${inLine(words)}\n * @deprecated ${inLine(old)}\n */\n`;
  return words === '' ? '' : `/** ${inLine(words)} */\n`;
}

/** A type that the schemas compute, written out field by field; the words stand above the schemas' own fields. */
function writtenOut(reader: Reader, file: string, name: string, schemas: string, schemaFile = file): string {
  const { checker, source } = reader;
  const words = new Map(
    checker.getPropertiesOfType(checker.getTypeOfSymbol(exported(reader, schemaFile, schemas))).map((field) => {
      const old = field.getJsDocTags(checker).find((tag) => tag.name === 'deprecated');
      const said = ts.displayPartsToString(field.getDocumentationComment(checker));
      return [field.name, comment(said, old && ts.displayPartsToString(old.text))];
    }),
  );
  const fields = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported(reader, file, name)));
  const lines = fields.map((field) => {
    const type = checker.typeToString(checker.getTypeOfSymbol(field), source(file), FLAGS);
    const mark = field.flags & ts.SymbolFlags.Optional ? '?' : '';
    const key = /^\w+$/.test(field.name) ? field.name : `'${field.name}'`;
    return `${words.get(field.name) ?? ''}readonly ${key}${mark}: ${type};\n`;
  });
  return `export interface ${name} {\n${indented(lines.join(''))}}\n`;
}

/** A declaration as the source has it, with its words. */
function copied(reader: Reader, file: string, name: string): string {
  const [node] = exported(reader, file, name).declarations ?? [];
  if (node === undefined) throw new Error(`${name} is declared nowhere`);
  return `${node.getFullText().trim()}\n`;
}

const literal = (reader: Reader, file: string, name: string): string => {
  const { checker } = reader;
  const symbol = exported(reader, file, name);
  const isType = (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0;
  const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
  return checker.typeToString(type, undefined, FLAGS | ts.TypeFormatFlags.InTypeAlias);
};

const entries = (from: string): string => `
declare module 'sportInfo/SportInfoApp' {
  /** A component whose props are the mount options, for React 19.2 or later. \`null\` stands for what React renders. */
  const SportInfoApp: (props: import('${from}').MountOptions) => null;
  export default SportInfoApp;
}

declare module 'sportInfo/preload' {
  /** Fetches script and style of an entry before it is wanted, and with \`data\` what anchor home shows first. Resolves with false when it could not, or where the user pays for data. */
  export const preload: (entry?: import('${from}').RemoteEntry, options?: import('${from}').PreloadOptions) => Promise<boolean>;
  export default preload;
}
`;

const MOUNT =
  '/** Mounts the app into `element` with its own React: for any host, with or without React or a bundler. */\n' +
  'export const mount: (element: HTMLElement, options?: MountOptions) => MountHandle;\nexport default mount;\n';

const contractParts = (reader: Reader): string[] => [
  `/** Version of the contract that these types are of. */\nexport type ContractVersion = ${literal(reader, VERSION, 'CONTRACT_VERSION')};\n`,
  `export type MainTab = ${literal(reader, EVENTS, 'MainTab')};\n`,
  ...NAMED.flatMap(([file, names]) => names.map((name) => copied(reader, file, name))),
  writtenOut(reader, OPTIONS, 'MountOptions', 'mountOptionSchemas'),
  `/** Events on the bridge, from the app to its host. */\n${writtenOut(reader, EVENTS, 'OutEvents', 'outEvents')}`,
  `/** Commands on the bridge, from the host to the app. */\n${writtenOut(reader, EVENTS, 'InCommands', 'inCommands')}`,
];

/** Declarations of the remote's modules in one file that needs no other: no package, no file of this project. */
export function hostTypes(): string {
  const parts = [...contractParts(readSources()), MOUNT];
  return `declare module 'sportInfo/mount' {\n${indented(parts.join('\n'))}}\n${entries('sportInfo/mount')}`;
}

export const writeHostTypes = (folder: string): Promise<void> => writeFile(path.join(folder, TYPES_FILE), hostTypes());

const KIT_TYPES = [
  'LoadFailureKind',
  'LoadFailed',
  'RemoteSource',
  'SportInfo',
  'LoadSportInfo',
  'Bridge',
  'FederationIntegrity',
] as const;

const KIT_VALUES = `export declare const createBridge: () => Bridge;
export declare const loadSportInfo: LoadSportInfo;
export declare const federationIntegrity: FederationIntegrity;

declare global {
  interface WindowEventMap {
    'sport-info:failed': CustomEvent<LoadFailed>;
  }
}
`;

/** Types of the package for hosts: its own script's and the contract's, native messages too. */
export function packageTypes(): string {
  const reader = readSources();
  const native = (name: string, schemas: string, words: string) =>
    `/** ${words} */\n${writtenOut(reader, NATIVE_TYPES, name, schemas, NATIVE)}`;
  return [
    ...contractParts(reader),
    native(
      'NativeMethods',
      'nativeMethods',
      'Calls to the native app: their parameters, and the `data` of its answer.',
    ),
    native('NativeMessages', 'nativeMessages', 'Messages that the native app sends by itself, with their `params`.'),
    `/** A call as it reaches the native app. */\nexport interface NativeCallMessage<Name extends keyof NativeMethods = keyof NativeMethods> {\n  readonly entry: string;\n  readonly key: string;\n  readonly id: number;\n  readonly name: Name;\n  readonly params: NativeMethods[Name]['params'];\n}\n`,
    `/** What the native app hands to \`receive\`: the answer to the call of this id, or a message of its own. */\n${writtenOut(reader, NATIVE_TYPES, 'NativeInbound', 'nativeInbound', NATIVE)}`,
    ...KIT_TYPES.map((name) => copied(reader, KIT, name)),
    KIT_VALUES,
  ].join('\n');
}

/** The remote's modules for hosts that load them by Module Federation, from the package's own types. */
export function federationTypes(from: string): string {
  const mount = `export type * from '${from}';\nimport type { MountHandle, MountOptions } from '${from}';\n${MOUNT}`;
  return `declare module 'sportInfo/mount' {\n${indented(mount)}}\n${entries(from)}`;
}
