import path from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { messagesRule, scriptRule } from '../webpack-rules';
import { inRoot } from '../paths';

const PLUGIN = {
  overlay: false,
  // A name for all builds: what they share is put in once.
  library: 'sport-info',
  include: /[\\/](src|shell-demo)[\\/].*\.tsx?$/,
} as const;

const here = (file: string): string => path.join(__dirname, file);

/** swc marks each component and the hooks that it calls: a component whose hooks stay the same keeps its state. */
function marked(rule: RuleSetRule): RuleSetRule {
  const { jsc, ...options } = rule.options as { jsc: { transform: { react: object } } };
  const react = { ...jsc.transform.react, refresh: true };
  return { ...rule, options: { ...options, jsc: { ...jsc, transform: { ...jsc.transform, react } } } };
}

const isFor = (rule: RuleSetRule, { test }: RuleSetRule): boolean => String(rule.test) === String(test);

/** Catalogues that take over what was written into them, and a provider that draws anew then. */
const HOT_TEXTS: RuleSetRule[] = [
  { ...messagesRule, type: 'javascript/auto', use: [here('hot-texts-loader.ts'), messagesRule.loader as string] },
  { include: inRoot('src'), resolve: { alias: { 'use-intl/react$': here('hot-intl.tsx') } } },
];

/** A development build whose changes come into the open page: components keep their state, sheets and texts are put in place. */
export function withFastRefresh(build: Configuration): Configuration {
  const script = scriptRule(false);
  const rules = (build.module?.rules ?? []) as RuleSetRule[];
  const { loader: _, ...texts } = messagesRule;
  return {
    ...build,
    module: {
      ...build.module,
      rules: [
        ...rules
          .filter((rule) => !isFor(rule, texts))
          .map((rule) => (isFor(rule, script) && rule.options !== undefined ? marked(rule) : rule)),
        ...HOT_TEXTS.map(({ loader: __, ...rule }) => rule),
      ],
    },
    resolve: {
      ...build.resolve,
      alias: {
        ...build.resolve?.alias,
        'react-refresh/runtime$': here('one-runtime.cjs'),
        'react-refresh-runtime$': inRoot('node_modules/react-refresh/cjs/react-refresh-runtime.development.js'),
      },
    },
    plugins: [...(build.plugins ?? []), new RefreshPlugin(PLUGIN)],
  };
}
