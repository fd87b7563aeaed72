import type { Configuration } from 'webpack';
import { CONTRACT_DIST, inRoot } from '../build/paths';

/** The package that portals install; its parts for a host's page in one file, for bundlers and for a page without one. */
export const PACKAGE_NAME = 'sport-info-contract';
export const PACKAGE_DIST = `${CONTRACT_DIST}/${PACKAGE_NAME}`;

/** Writes the package's script as `file` below `folder`. */
export default function contractKitBuild(folder: string, file = 'index.js'): Configuration {
  return {
    name: `contract-kit ${file}`,
    mode: 'production',
    context: inRoot(),
    target: 'browserslist',
    devtool: false,
    entry: { kit: inRoot('tools/contract-kit/main.ts') },
    output: { path: folder, filename: file, module: true, chunkFormat: 'module', library: { type: 'module' } },
    experiments: { outputModule: true },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
