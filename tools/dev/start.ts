import embedsBuild from '../../shell-demo/embeds/webpack.config';
import shellBuild from '../../shell-demo/host/webpack.config';
import remoteBuild from '../../webpack.config';
import { ALONE } from '../build/paths';
import { remoteEntryTemplate } from '../build/remote-entry';
import { serveDemo } from './demo';
import { startDevServer } from './dev-server';
import { runUntilStopped } from './lifecycle';
import { expectFree, readPorts } from './ports';
import { withFastRefresh } from '../build/refresh/fast-refresh';

/** `npm start`: back end, remote and demo shell, following the sources. Arguments go to the back end (`npm start -- --seed 7`). */
runUntilStopped(async (running) => {
  const ports = readPorts();
  await expectFree(ports);
  const entry = remoteEntryTemplate(ports.remote);
  const hosts = [withFastRefresh(shellBuild('development', entry)), embedsBuild('development', entry)];
  await serveDemo(running, {
    ports,
    backEndArgs: process.argv.slice(2),
    startFronts: () =>
      Promise.all([
        startDevServer(remoteBuild('development').map(withFastRefresh), ports.remote, ports.api, {
          loginFolder: ALONE,
          hostTypes: async () => (await import('../build/host-types')).hostTypes(),
        }),
        startDevServer(hosts, ports.shell, ports.api),
      ]),
  });
});
