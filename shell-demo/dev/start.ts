import remoteBuild from '../../webpack.config';
import shellBuild from '../host/webpack.config';
import { serveDemo } from './demo';
import { startDevServer } from './dev-server';
import { runUntilStopped } from './lifecycle';
import { expectFree, readPorts } from './ports';
import { remoteEntryTemplate } from './remote-entry';

/** `npm start`: back end, remote and demo shell, following the sources. Arguments go to the back end (`npm start -- --seed 7`). */
runUntilStopped(async (running) => {
  const ports = readPorts();
  await expectFree(ports);
  const shell = shellBuild('development', remoteEntryTemplate(ports.remote));
  await serveDemo(running, {
    ports,
    backEndArgs: process.argv.slice(2),
    startFronts: () =>
      Promise.all([
        startDevServer(remoteBuild('development'), ports.remote, ports.api),
        startDevServer([shell], ports.shell, ports.api),
      ]),
  });
});
