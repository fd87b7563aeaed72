import type { StorybookConfig } from '@storybook/react-webpack5';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { inRoot } from '../../../tools/build/paths';
import { assetRule, messagesRule, resolveRules, scriptRule, styleRules } from '../../../tools/build/webpack-rules';

/** Storybook's own rules for scripts, sheets and pictures, which the app's replace. */
const isReplaced = (rule: unknown): boolean => {
  const { test } = (rule ?? {}) as RuleSetRule;
  return test instanceof RegExp && ['a.css', 'a.svg', 'a.tsx', 'a.ts'].some((name) => test.test(name));
};

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: [inRoot('tests/pieces/**/*.stories.tsx')],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false, check: false },
  webpackFinal: (webpack, { configType }) => ({
    ...webpack,
    resolve: { ...webpack.resolve, alias: { ...webpack.resolve?.alias, ...resolveRules(false).alias } },
    performance: false,
    module: {
      ...webpack.module,
      rules: [
        ...(webpack.module?.rules ?? []).filter((rule) => !isReplaced(rule)),
        scriptRule(configType === 'PRODUCTION'),
        ...styleRules('si'),
        assetRule,
        messagesRule,
      ],
    },
    plugins: [...(webpack.plugins ?? []), new MiniCssExtractPlugin({ ignoreOrder: true })],
  }),
};
export default config;
