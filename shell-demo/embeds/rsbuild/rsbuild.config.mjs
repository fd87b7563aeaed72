import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  html: { template: './index.html' },
  server: { port: 5000 },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'portal',
      remotes: { sportInfo: 'sportInfo@http://localhost:4001/mf-manifest.json' },
      // Or a dead remote stops the portal's own pages.
      shareStrategy: 'loaded-first',
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      dts: false,
    }),
  ],
});
