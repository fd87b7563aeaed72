import remoteBuild from '../../webpack.config';
import embedsBuild from '../embeds/webpack.config';
import shellBuild from '../host/webpack.config';
import { serveDemo } from './demo';
import { startDevServer } from './dev-server';
import { runUntilStopped } from './lifecycle';
import { ALONE } from './paths';
import { expectFree, readPorts } from './ports';
import { remoteEntryTemplate } from './remote-entry';

/** `npm start`: back end, remote and demo shell, following the sources. Arguments go to the back end (`npm start -- --seed 7`). */
runUntilStopped(async (running) => {
  const ports = readPorts();
  await expectFree(ports);
  const entry = remoteEntryTemplate(ports.remote);
  const hosts = [shellBuild('development', entry), embedsBuild('development', entry)];
  await serveDemo(running, {
    ports,
    backEndArgs: process.argv.slice(2),
    startFronts: () =>
      Promise.all([
        startDevServer(remoteBuild('development'), ports.remote, ports.api, {
          loginFolder: ALONE,
          hostTypes: async () => (await import('./host-types')).hostTypes(),
        }),
        startDevServer(hosts, ports.shell, ports.api),
      ]),
  });
});
