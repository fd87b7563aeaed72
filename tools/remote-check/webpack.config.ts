import type { Configuration } from 'webpack';
import { inRoot, REMOTE_DIST } from '../build/paths';

/** The program that a portal runs against a deployed remote: one file for Node, beside the manifest. */
export default function remoteCheckBuild(): Configuration {
  return {
    name: 'remote-check',
    mode: 'production',
    context: inRoot(),
    target: 'node20',
    devtool: false,
    entry: { 'check-remote': inRoot('tools/remote-check/main.ts') },
    output: { path: REMOTE_DIST, filename: '[name].mjs', module: true, chunkFormat: 'module' },
    experiments: { outputModule: true },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      // Node's own, not to be followed.
      parser: { javascript: { createRequire: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    // Read by whoever runs it in their pipeline.
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
