import browserslist from 'browserslist';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import cssMinify from 'webpack/lib/css/cssMinify';
import pkg from '../../package.json';
import { inRoot } from './paths';
import { assetRule, messagesRule, resolveRules, scriptRule, styleRules } from './webpack-rules';

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

/** How long a chunk may take (ms): a cheap phone on a bad line is slow, not broken. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

const fileName = (dir: string, mode: BuildMode, extension: string): string =>
  mode === 'production' ? `${dir}/[name].[contenthash:8].${extension}` : `${dir}/[name].${extension}`;

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
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: outDir,
      filename: js,
      chunkFilename: js,
      assetModuleFilename: `${staticDir}/[name].[contenthash:8][ext]`,
      uniqueName: name,
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
    },
    resolve: resolveRules,
    module: { rules: [scriptRule(production), ...styleRules(cssPrefix), assetRule, messagesRule] },
    plugins: [
      // Every rule is about classes of its own file, so that the order of files never decides.
      new MiniCssExtractPlugin({ filename: css, chunkFilename: css, ignoreOrder: true }),
    ],
    optimization: {
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 2 }, mangle: true },
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: cssMinify,
          // Told nothing, it writes for the newest browsers: `(width<=359px)` is Safari 16.4.
          minimizerOptions: { environment: { browsers: browserslist(pkg.browserslist) } },
        }),
      ],
    },
    cache: {
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
