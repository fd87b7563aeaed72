import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { LoaderContext, ResolveOptions, RuleSetRule } from 'webpack';
import pkg from '../../package.json';
import type { Stands } from './left-out-loader';
import { inRoot } from './paths';
import { ROOT_CLASS } from './sheet-loader';

/** TypeScript and JSX, lowered to the browserslist of package.json. */
export const scriptRule = (production: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    // Only what is wrong in the oldest browsers is written otherwise, not the whole of a feature: a parameter may be taken apart.
    env: { targets: pkg.browserslist, bugfixes: true },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production } },
    },
  },
});

/** Ours alone, and one for all: a hash for each name is 1.5 kB gz of the first route, for names that no other file has. */
const MARK = 'sp';

/** The beginning of the app's classes and keyframes. */
export const OWN_PREFIX = 'si';

/** The beginning of all names in a module's sheet, and in no other. */
export const ownerOf = (prefix: string, file: string): string => `${prefix}-${path.basename(file, '.module.css')}__`;

/** `si-moment-card__title--sp`: readable in the inspector, and no host has it. Serves classes and keyframes alike. */
export const scopedName = (prefix: string, file: string, localName: string): string =>
  localName === ROOT_CLASS ? ROOT_CLASS : `${ownerOf(prefix, file)}${localName}--${MARK}`;

function localIdent(prefix: string) {
  const owners = new Map<string, string>();
  return ({ resourcePath }: LoaderContext<unknown>, _template: string, localName: string): string => {
    const name = ownerOf(prefix, resourcePath);
    const owner = owners.get(name) ?? resourcePath;
    // While a dev server runs, a file may move.
    if (owner !== resourcePath && existsSync(owner))
      throw new Error(`${resourcePath} is called like ${owner}: their classes would be the same`);
    owners.set(name, resourcePath);
    return scopedName(prefix, resourcePath, localName);
  };
}

/**
 * CSS in files, never in `<style>` (strict CSP). `*.module.css` is scoped, its class and keyframe names begin with `prefix`.
 * The app's own, but for the page around it when it is alone, are composed of the theme's pieces and lie below its root; so do those
 * that they import.
 */
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
  {
    test: /\.css$/,
    exclude: /\.module\.css$/,
    use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { importLoaders: 1 } }],
  },
  {
    test: /\.css$/,
    include: inRoot('src'),
    exclude: inRoot('src/standalone.css'),
    loader: path.join(__dirname, 'sheet-loader.ts'),
  },
];

/** Pictures are files: a host's CSP need not allow `data:`. */
export const assetRule: RuleSetRule = { test: /\.(svg|png|webp|jpg)$/, type: 'asset/resource' };

/** ICU texts are compiled while building; see messages-loader. */
export const messagesRule: RuleSetRule = {
  test: /\.json$/,
  include: inRoot('src/i18n/messages'),
  loader: path.join(__dirname, 'messages-loader.ts'),
};

/**
 * One file holds all of the router. Below a plain `<Router>` nobody has data routes, sends forms or fetches a link's page ahead,
 * every link leads to a path, and what a developer is warned of is said in development.
 */
const ROUTER_STANDS: Stands = {
  DataRoutes2: 'function DataRoutes2() { return null; }',
  Form: 'const Form = null;',
  NavLink: 'const NavLink = null;',
  PrefetchPageLinks: 'function PrefetchPageLinks() { return null; }',
  RenderErrorBoundary: 'const RenderErrorBoundary = null;',
  getInvalidPathError: "function getInvalidPathError() { return 'invalid path'; }",
  parseToInfo: 'function parseToInfo(to) { return { absoluteURL: undefined, isExternal: false, to }; }',
  useNavigateStable: 'function useNavigateStable() { return null; }',
  usePrefetchBehavior: 'function usePrefetchBehavior() { return [false, null, {}]; }',
  warning: 'function warning() {}',
};

/** The production build's files: the development one is as it came. */
export const routerRule: RuleSetRule = {
  test: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  loader: path.join(__dirname, 'left-out-loader.ts'),
  options: { stands: ROUTER_STANDS },
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
