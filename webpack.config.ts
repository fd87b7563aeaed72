import { readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { PAGE_CHUNKS } from './src/app/routing/page-chunks';
import { PAGES } from './src/app/routing/page-table';
import { CONTRACT_VERSION } from './src/contract/contract-version';
import { LOCALES, textsFolder } from './src/contract/shell/languages';
import type { FatalWords } from './src/i18n/app-config';
import { APP_GROUP, bringForward, CompileNowPlugin, filesOfGroup, PreloadGroupPlugin } from './tools/build/app-group';
import { AwaitedStylesPlugin } from './tools/build/awaited-styles';
import { withoutRemotes } from './tools/build/left-out';
import { PageChunksPlugin } from './tools/build/page-chunks';
import { inRoot, REMOTE_DIST } from './tools/build/paths';
import { type BuildMode, baseConfig } from './tools/build/webpack-base';
import { OWN_PREFIX } from './tools/build/webpack-rules';

/**
 * `./SportInfoApp` runs on the host's React, `./mount` on its own. Shared entries match by layer, and the query below puts the
 * first, with all it imports, into this one; `./mount` stays outside and bundles React.
 */
const HOST_REACT_LAYER = 'host-react';

/** The host must bring it: with a fallback of ours in its share scope, a React 18 host dies at start-up. */
const hostReact = {
  singleton: true,
  requiredVersion: '^19.2.0',
  import: false,
  issuerLayer: HOST_REACT_LAYER,
} as const;

/**
 * In development hosts find the files by the code alone: naming them takes longer than the rest of a change's build, and would name
 * what carries a change too.
 */
const NO_FILES = { disableAssetsAnalyze: true };

const federation = (mode: BuildMode) =>
  new ModuleFederationPlugin({
    name: 'sportInfo',
    filename: 'remoteEntry.js',
    manifest:
      mode === 'development'
        ? NO_FILES
        : {
            additionalData: ({ stats, compilation }) => {
              Object.assign(stats.metaData, { contract: CONTRACT_VERSION });
              bringForward(stats.exposes, 'SportInfoApp', filesOfGroup(compilation, APP_GROUP));
            },
          },
    dts: false,
    exposes: {
      './SportInfoApp': `./src/remote/SportInfoApp.tsx?${HOST_REACT_LAYER}`,
      './mount': './src/remote/mount.tsx',
      './preload': './src/remote/preload.ts',
    },
    shareStrategy: 'loaded-first',
    shared: { react: hostReact, 'react-dom': hostReact },
    experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
  });

/**
 * Fewer, larger chunks: the name of every one stands in remoteEntry.js, and every page's list of them in the first chunk,
 * which all pay for. What two pages share below this size (bytes, before compression) comes with both.
 */
const splitChunks = {
  chunks: 'async',
  minSize: 60_000,
  maxAsyncRequests: 5,
  // Packages stay with the code that uses them: one file packs better than two.
  cacheGroups: { defaultVendors: false },
} as const;

const pageChunks = (layer: string | null) =>
  new PageChunksPlugin({ group: APP_GROUP, layer, pages: PAGES, mark: PAGE_CHUNKS });

/** In development a change's build would hash the files of all pages anew. */
const compileNow = (mode: BuildMode, entry: string) =>
  new CompileNowPlugin([APP_GROUP, entry], mode === 'production' ? PAGES : []);

/** The files that hosts load: remoteEntry.js and mf-manifest.json (never cached), everything else hashed. */
function remoteConfig(mode: BuildMode): Configuration {
  const base = baseConfig({ name: 'sportInfo', mode, outDir: REMOTE_DIST, staticDir: 'static', cssPrefix: OWN_PREFIX });
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    optimization: { ...base.optimization, splitChunks },
    experiments: { layers: true },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        { resourceQuery: new RegExp(`^\\?${HOST_REACT_LAYER}$`), layer: HOST_REACT_LAYER },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      ...withoutRemotes(),
      new AwaitedStylesPlugin(),
      pageChunks(HOST_REACT_LAYER),
      compileNow(mode, '__federation_expose_SportInfoApp'),
      federation(mode),
    ],
  };
}

/** The words for where nothing of ours runs that could say them: in every language, for none can be asked for. */
const inEveryLanguage = (key: 'unsupported' | 'noScript', more = '') =>
  LOCALES.filter((locale) => textsFolder(locale) === locale)
    .map((locale) => {
      const words: FatalWords = JSON.parse(readFileSync(inRoot('src/i18n/messages', locale, 'fatal.json'), 'utf8'));
      return `<p lang="${locale}">${words[key]}${more}</p>`;
    })
    .join('\n');

const standalonePage = () =>
  readFileSync(inRoot('src/standalone.html'), 'utf8')
    .replace('<!-- unsupported -->', inEveryLanguage('unsupported', ' (Chrome 99, Safari 15.4)'))
    .replace('<!-- noScript -->', inEveryLanguage('noScript'));

/** The same app alone at `/`. A build of its own: a page without a host pays for no federation runtime (25 kB gz). */
function standaloneConfig(mode: BuildMode): Configuration {
  const base = baseConfig({
    name: 'sportInfoAlone',
    mode,
    outDir: REMOTE_DIST,
    staticDir: 'alone',
    cssPrefix: OWN_PREFIX,
  });
  return {
    ...base,
    entry: { standalone: './src/standalone.tsx' },
    output: { ...base.output, publicPath: '/' },
    optimization: { ...base.optimization, splitChunks },
    plugins: [
      ...(base.plugins ?? []),
      new PreloadGroupPlugin(APP_GROUP),
      pageChunks(null),
      compileNow(mode, 'standalone'),
      new HtmlWebpackPlugin({
        templateContent: standalonePage,
        favicon: inRoot('src/assets/favicon.svg'),
      }),
    ],
  };
}

/**
 * Remote and standalone page, both into dist/remote and both served from the remote's port. `webpack --mode …` calls it with
 * its environment and arguments, our own programs with the mode.
 */
export default function remoteBuild(mode: unknown, argv: { readonly mode?: string } = {}): Configuration[] {
  const asked = typeof mode === 'string' ? mode : argv.mode;
  const chosen: BuildMode = asked === 'development' ? 'development' : 'production';
  return [remoteConfig(chosen), standaloneConfig(chosen)];
}
