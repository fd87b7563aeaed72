import path from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { inRoot } from '../paths';
import { messagesRule, scriptRule } from '../webpack-rules';

const PLUGIN = {
  overlay: false,
  // A name for all builds: what they share is put in once.
  library: 'sport-info',
  include: /[\\/](src|shell-demo)[\\/].*\.tsx?$/,
} as const;

const here = (file: string): string => path.join(__dirname, file);

const ONE_RUNTIME = { 'react-refresh/runtime$': here('one-runtime.cjs') };

/** Written to disk when the server ends, not while somebody waits for a change. */
const KEPT = {
  memoryCacheUnaffected: true,
  allowCollectingMemory: false,
  maxMemoryGenerations: Number.POSITIVE_INFINITY,
  idleTimeoutAfterLargeChanges: 600_000,
};

/** swc marks each component and the hooks that it calls: a component whose hooks stay the same keeps its state. */
function marked(rule: RuleSetRule): RuleSetRule {
  const { jsc, ...options } = rule.options as { jsc: { transform: { react: object } } };
  const react = { ...jsc.transform.react, refresh: true };
  return { ...rule, options: { ...options, jsc: { ...jsc, transform: { ...jsc.transform, react } } } };
}

const isFor = (rule: RuleSetRule, { test, include }: RuleSetRule): boolean =>
  String(rule.test) === String(test) && rule.include === include;

/** Catalogues that take over what was written into them, and a provider that draws anew then. */
const HOT_TEXTS: RuleSetRule[] = [
  {
    test: /\.json$/,
    include: inRoot('src/i18n/messages'),
    type: 'javascript/auto',
    use: [here('hot-texts-loader.ts'), inRoot('tools/build/messages-loader.ts')],
  },
  { include: inRoot('src'), resolve: { alias: { 'use-intl/react$': here('hot-intl.tsx') } } },
];

/** The bundler keeps in memory all that a change does not reach: of the time of a rebuild that is three quarters. */
function inMemory(build: Configuration): Pick<Configuration, 'cache' | 'experiments' | 'output'> {
  const { cache, experiments, output } = build;
  const folder = path.dirname(String(output?.filename));
  return {
    cache: cache instanceof Object && cache.type === 'filesystem' && { ...cache, ...KEPT },
    experiments: { ...experiments, cacheUnaffected: true },
    output: {
      ...output,
      // Beside the files that they renew: two servers share an origin.
      hotUpdateChunkFilename: `${folder}/[id].[fullhash].hot-update.js`,
      hotUpdateMainFilename: `${folder}/[runtime].[fullhash].hot-update.json`,
    },
  };
}

/** A development build whose changes come into the open page: components keep their state, sheets and texts are put in place. */
export function withFastRefresh(build: Configuration): Configuration {
  const rules = (build.module?.rules ?? []) as RuleSetRule[];
  const script = scriptRule(false);
  return {
    ...build,
    ...inMemory(build),
    module: {
      ...build.module,
      unsafeCache: true,
      rules: [
        ...rules
          .filter((rule) => !isFor(rule, messagesRule))
          .map((rule) => (isFor(rule, script) && rule.options !== undefined ? marked(rule) : rule)),
        ...HOT_TEXTS,
      ],
    },
    resolve: { ...build.resolve, alias: { ...build.resolve?.alias, ...ONE_RUNTIME } },
    plugins: [...(build.plugins ?? []), new RefreshPlugin(PLUGIN)],
  };
}
