import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  server: { port: 5000 },
  build: { target: 'chrome99', modulePreload: false },
  plugins: [
    federation({
      name: 'portal',
      remotes: { sportInfo: { type: 'var', name: 'sportInfo', entry: 'http://localhost:4001/mf-manifest.json' } },
      shareStrategy: 'loaded-first',
      dts: false,
    }),
  ],
});
