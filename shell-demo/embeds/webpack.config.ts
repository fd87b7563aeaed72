import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { inRoot, SHELL_DIST } from '../../tools/build/paths';
import { DIGESTS_MARK } from '../../tools/build/remote-entry';
import { type BuildMode, baseConfig } from '../../tools/build/webpack-base';
import { CopiedFiles } from './copied-files';

/** Where the hosts live below the portal's origin. */
const AT = 'embeds';

const BUNDLED = ['react-18', 'scroll-container', 'twice', 'hostile', 'native-app', 'vue-history'] as const;
const PLAIN = 'no-bundler';

/**
 * One small host of each kind, a page each below `/embeds/`. None shares anything with the remote. Whoever imports React here
 * gets React 18: such a host has it in its own package.json.
 */
export default function embedsBuild(mode: BuildMode, remoteEntry: string): Configuration {
  const base = baseConfig({ name: AT, mode, outDir: SHELL_DIST, staticDir: `${AT}/static`, cssPrefix: AT });
  const page = (name: string) =>
    new HtmlWebpackPlugin({
      template: inRoot(`shell-demo/embeds/${name}/index.html`),
      filename: `${AT}/${name}/index.html`,
      chunks: [name],
      templateParameters: { remoteEntry, digests: mode === 'production' ? DIGESTS_MARK : '' },
    });
  return {
    ...base,
    entry: Object.fromEntries(BUNDLED.map((name) => [name, inRoot(`shell-demo/embeds/${name}/main`)])),
    output: { ...base.output, publicPath: '/' },
    resolve: { ...base.resolve, alias: { react: 'react-18', 'react-dom': 'react-dom-18' } },
    plugins: [
      ...(base.plugins ?? []),
      ...[...BUNDLED, PLAIN].map(page),
      new CopiedFiles(
        ['main.js', 'host.css'].map((file) => ({
          from: inRoot(`shell-demo/embeds/${PLAIN}/${file}`),
          to: `${AT}/${PLAIN}/${file}`,
        })),
      ),
    ],
  };
}
