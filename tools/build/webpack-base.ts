import browserslist from 'browserslist';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import cssMinify from 'webpack/lib/css/cssMinify';
import pkg from '../../package.json';
import { withoutUnreached } from './left-out';
import { inRoot } from './paths';
import { assetRule, messagesRule, resolveRules, routerRule, scriptRule, styleRules } from './webpack-rules';

export type BuildMode = 'development' | 'production';

interface BaseOptions {
  readonly name: string;
  readonly mode: BuildMode;
  /** Folder of the output. */
  readonly outDir: string;
  /** Folder of the hashed files below it; two builds that share outDir differ here, for in development names carry no hash. */
  readonly staticDir: string;
  /** Begins every scoped class and keyframe. */
  readonly cssPrefix: string;
}

/** swc has threads of its own: programs beside it only cost their starts (a tenth of the build's processor time). */
const IN_PROCESS = false;

/** How long a chunk may take (ms): a cheap phone on a bad line is slow, not broken. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/**
 * One hash for all files of a build: with a hash each, the list of two hundred of them would stand in remoteEntry.js, which
 * no cache keeps and every visit pays for.
 */
const fileName = (dir: string, mode: BuildMode, extension: string): string =>
  mode === 'production' ? `${dir}/[name].[fullhash:8].${extension}` : `${dir}/[name].${extension}`;

/** Scripts by swc, sheets for the browsers of the list. */
const MINIMIZERS = [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 3 }, mangle: true },
    parallel: IN_PROCESS,
  }),
  new MinimizerPlugin({
    test: /\.css$/,
    minify: cssMinify,
    parallel: IN_PROCESS,
    // Told nothing, it writes for the newest browsers: `(width<=359px)` is Safari 16.4.
    minimizerOptions: { environment: { browsers: browserslist(pkg.browserslist) } },
  }),
];

/** What the builds of remote, standalone page and shell share: rules, hashed files, a cache on disk, source maps as files. */
export function baseConfig({ name, mode, outDir, staticDir, cssPrefix }: BaseOptions): Configuration {
  const production = mode === 'production';
  const css = fileName(staticDir, mode, 'css');
  const js = fileName(staticDir, mode, 'js');
  return {
    name,
    mode,
    context: inRoot(),
    target: 'browserslist',
    // No `eval` in either mode, so that a page with a strict CSP runs in development too.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: outDir,
      filename: js,
      chunkFilename: js,
      assetModuleFilename: `${staticDir}/[name].[contenthash:8][ext]`,
      uniqueName: name,
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      // Before our first line runs the bundler's own would need it, and below the floor nothing would tell of that.
      environment: { hasOwn: false },
    },
    resolve: resolveRules(production),
    module: { rules: [scriptRule(production), routerRule, ...styleRules(cssPrefix), assetRule, messagesRule] },
    plugins: [
      ...withoutUnreached(),
      // Every rule is about classes of its own file, so that the order of files never decides.
      new MiniCssExtractPlugin({ filename: css, chunkFilename: css, ignoreOrder: true }),
    ],
    optimization: {
      // All files of a build bear its one hash: ids that stay from build to build would only be longer (3 kB gz of the first route).
      moduleIds: production ? 'size' : 'named',
      chunkIds: production ? 'size' : 'named',
      mangleExports: production && 'size',
      minimizer: MINIMIZERS,
    },
    // A production build is made whole: writing the cache cost half as much again as the build, and each change spoils most of it.
    cache: !production && {
      type: 'filesystem',
      name: `${name}-${mode}`,
      cacheDirectory: inRoot('.cache/webpack'),
      buildDependencies: { config: [inRoot('package-lock.json'), inRoot('webpack.config.ts'), `${__dirname}/`] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
