import { type Configuration, NormalModuleReplacementPlugin } from 'webpack';
import { inRoot } from './paths';
import { routerRule } from './webpack-rules';

/** A library of which a build leaves out parts that the app never reaches. */
interface Trimmed {
  /** The version that somebody has looked at: in another one the same file may do something else. */
  readonly version: string;
  /** kB gz of the first route, measured by `npm run bench -- left-out`. */
  readonly saves: number;
}

/** Every library with parts left out; `npm run check -- libraries` fails when one is there in another version. */
export const TRIMMED = {
  '@module-federation/runtime-core': { version: '2.9.2', saves: 2.4 },
  '@tanstack/query-core': { version: '5.108.0', saves: 1.3 },
  axios: { version: '1.21.1', saves: 7.1 },
  'react-router': { version: '7.18.5', saves: 7.9 },
  'use-intl': { version: '4.14.8', saves: 8.5 },
} as const satisfies Record<string, Trimmed>;

export type TrimmedLibrary = keyof typeof TRIMMED;

/** Less than this (kB gz) is not worth a part of a library that somebody must look at with each version. */
export const LEAST_SAVING = 1;

/** Puts another file in the place of a library's modules. */
class StandIn extends NormalModuleReplacementPlugin {
  constructor(
    readonly library: TrimmedLibrary,
    pattern: RegExp,
    file: string,
  ) {
    super(pattern, ({ createData }) => {
      // Found by its file, whatever it was asked for as.
      if (createData?.resource !== undefined) createData.resource = inRoot('tools/build/stand-ins', file);
    });
  }
}

type Unreached = readonly (readonly [library: TrimmedLibrary, pattern: RegExp, file: string])[];

const UNREACHED: Unreached = [
  // It sends by `fetch` alone, to no `data:` address, and reads no cookie.
  [
    'axios',
    /axios[\\/]lib[\\/](adapters[\\/]xhr|helpers[\\/](HttpStatusCode|cookies|estimateDataURLDecodedBytes|formDataToJSON)|cancel[\\/]CancelToken)\.js$/,
    'nothing.mjs',
  ],
  // Nobody watches the progress of a call, and none has a limit of bytes.
  ['axios', /axios[\\/]lib[\\/]helpers[\\/](progressEventReducer|trackStream)\.js$/, 'no-progress.mjs'],
  // Addresses and bodies are written before axios gets them (`http/request.ts`): it has no parameters and no form to make.
  [
    'axios',
    /axios[\\/]lib[\\/]helpers[\\/](toFormData|toURLEncodedForm|AxiosURLSearchParams|spread)\.js$/,
    'nothing.mjs',
  ],
  // It has no interceptors, options that the compiler checks, and forms that the browser writes by itself.
  ['axios', /axios[\\/]lib[\\/]core[\\/]InterceptorManager\.js$/, 'no-interceptors.mjs'],
  ['axios', /axios[\\/]lib[\\/]helpers[\\/]validator\.js$/, 'no-validator.mjs'],
  ['axios', /axios[\\/]lib[\\/]core[\\/](createMultipartBody|assertParamsAcyclic)\.js$/, 'nothing.mjs'],
  // The app writes by calls: what a tap began is never replayed.
  ['@tanstack/query-core', /query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/, 'no-mutations.mjs'],
];

/** The federation runtime's ways to other remotes: of them a remote that has none keeps only the names. */
const REMOTES_OF_REMOTES: Unreached = [
  [
    '@module-federation/runtime-core',
    /@module-federation[\\/](runtime-core[\\/]dist[\\/]utils[\\/]load|sdk[\\/]dist[\\/]dom)\.js$/,
    'no-remotes.mjs',
  ],
  ['@module-federation/runtime-core', /@module-federation[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/, 'fault-texts.mjs'],
];

const standIns = (unreached: Unreached) => unreached.map((row) => new StandIn(...row));

/** For every build. */
export const withoutUnreached = () => standIns(UNREACHED);

/** For a remote that loads no remotes itself. */
export const withoutRemotes = () => standIns(REMOTES_OF_REMOTES);

/** The configuration with one library as it came. */
export function withWhole(
  library: TrimmedLibrary,
  { plugins = [], module, resolve, ...rest }: Configuration,
): Configuration {
  const alias = Object.entries(resolve?.alias ?? {}).filter(
    ([name]) => !(library === 'use-intl' && name.startsWith('use-intl/')),
  );
  return {
    ...rest,
    plugins: plugins.filter((plugin) => !(plugin instanceof StandIn && plugin.library === library)),
    module: {
      ...module,
      rules: (module?.rules ?? []).filter((rule) => library !== 'react-router' || rule !== routerRule),
    },
    resolve: { ...resolve, alias: Object.fromEntries(alias) },
  };
}
