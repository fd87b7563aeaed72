import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { BannerPlugin, Compilation, type Configuration } from 'webpack';
import pkg from '../../package.json';
import { COMPILE_NOW } from '../../tools/build/app-group';
import { inRoot, SHELL_DIST } from '../../tools/build/paths';
import { DIGESTS_MARK } from '../../tools/build/remote-entry';
import { type BuildMode, baseConfig } from '../../tools/build/webpack-base';

const ownReact = (name: 'react' | 'react-dom') => ({ singleton: true, requiredVersion: pkg.dependencies[name] });

/** The portal. It offers its React to remotes and knows them only at run time, so a dead one cannot stop its own pages. */
export default function shellBuild(mode: BuildMode, remoteEntry: string): Configuration {
  const base = baseConfig({ name: 'plaza', mode, outDir: SHELL_DIST, staticDir: 'static', cssPrefix: 'plaza' });
  return {
    ...base,
    entry: { plaza: inRoot('shell-demo/host/index.ts') },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({
        template: inRoot('shell-demo/host/index.html'),
        favicon: inRoot('shell-demo/host/favicon.svg'),
        templateParameters: { remoteEntry, digests: mode === 'production' ? DIGESTS_MARK : '' },
      }),
      // After the minimiser, which drops comments, and before the source maps, which count lines.
      new BannerPlugin({
        banner: COMPILE_NOW.trim(),
        raw: true,
        test: /\.js$/,
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      new ModuleFederationPlugin({
        name: 'plaza',
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: { react: ownReact('react'), 'react-dom': ownReact('react-dom') },
      }),
    ],
  };
}
