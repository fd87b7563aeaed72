import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { LoaderContext, ResolveOptions, RuleSetRule } from 'webpack';
import pkg from '../../package.json';
import { inRoot, ROOT } from './paths';

/** The app's root class: the one name that hosts and tokens know, so no hash is put on it. */
const ROOT_CLASS = 'sport-info';

/** TypeScript and JSX, lowered to the browserslist of package.json. */
export const scriptRule = (production: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    env: { targets: pkg.browserslist },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production } },
    },
  },
});

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 5);
}

/** `si-moment-card__title--a1B2c`: readable in the inspector, and no host has it. Serves classes and keyframes alike. */
const localIdent =
  (prefix: string) =>
  (context: LoaderContext<unknown>, _template: string, localName: string): string => {
    if (localName === ROOT_CLASS) return ROOT_CLASS;
    const file = path.relative(ROOT, context.resourcePath);
    return `${prefix}-${path.basename(file, '.module.css')}__${localName}--${shortHash(`${file}\0${localName}`)}`;
  };

/** CSS in files, never in `<style>` (strict CSP). `*.module.css` is scoped, its class and keyframe names begin with `prefix`. */
export const styleRules = (prefix: string): RuleSetRule[] => [
  {
    test: /\.module\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: {
          modules: { getLocalIdent: localIdent(prefix), namedExport: false, exportLocalsConvention: 'as-is' },
        },
      },
    ],
  },
  { test: /\.css$/, exclude: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
];

/** Pictures are files: a host's CSP need not allow `data:`. */
export const assetRule: RuleSetRule = { test: /\.(svg|png|webp|jpg)$/, type: 'asset/resource' };

/** ICU texts are compiled while building; see messages-loader. */
export const messagesRule: RuleSetRule = {
  test: /\.json$/,
  include: inRoot('src/i18n/messages'),
  loader: path.join(__dirname, 'messages-loader.ts'),
};

/** The router's package names its development build to everybody; the other one lies beside it. */
const routerOf = createRequire(require.resolve('react-router-dom'));
const ROUTER = path.join(path.dirname(routerOf.resolve('react-router/package.json')), 'dist/production');

export const resolveRules = (production: boolean): ResolveOptions => ({
  extensions: ['.tsx', '.ts', '.js'],
  alias: {
    // The formatter without the parser, in development too: what works there works in production.
    'use-intl/format-message$': 'use-intl/format-message/format-only',
    ...(production && {
      'react-router$': path.join(ROUTER, 'index.mjs'),
      'react-router/dom$': path.join(ROUTER, 'dom-export.mjs'),
    }),
  },
});
