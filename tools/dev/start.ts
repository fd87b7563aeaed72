import embedsBuild from '../../shell-demo/embeds/webpack.config';
import shellBuild from '../../shell-demo/host/webpack.config';
import remoteBuild from '../../webpack.config';
import { ALONE, SHELL_DIST } from '../build/paths';
import { withFastRefresh } from '../build/refresh/fast-refresh';
import { remoteEntryTemplate } from '../build/remote-entry';
import contractKitBuild from '../contract-kit/webpack.config';
import { serveDemo } from './demo';
import { startAlone, startHosts, startRemote } from './dev-server';
import { runUntilStopped } from './lifecycle';
import { expectFree, freePort, readPorts } from './ports';

/**
 * The remote holds every module twice, for the host's React and for its own. Pages on its own React are built when one is opened:
 * a change in the portal takes two thirds of the time.
 */
const ON_OWN_REACT = { entries: false, imports: true, test: ({ layer }: { layer: string | null }) => layer === null };

/** `npm start`: back end, remote and demo shell, following the sources. Arguments go to the back end (`npm start -- --seed 7`). */
runUntilStopped(async (running) => {
  const ports = readPorts();
  await expectFree(ports);
  const entry = remoteEntryTemplate(ports.remote);
  const hosts = [
    withFastRefresh(shellBuild('development', entry)),
    embedsBuild('development', entry),
    contractKitBuild(SHELL_DIST, 'embeds/no-bundler/sport-info-contract.js'),
  ];
  const [remote = {}, alone = {}] = remoteBuild('development').map(withFastRefresh);
  remote.experiments = { ...remote.experiments, lazyCompilation: ON_OWN_REACT };
  const alonePort = await freePort();
  await serveDemo(running, {
    ports,
    backEndArgs: process.argv.slice(2),
    startFronts: () =>
      Promise.all([
        startRemote(remote, ports.remote, ports.api, {
          alonePort,
          loginFolder: ALONE,
          hostTypes: async () => (await import('../build/host-types')).hostTypes(),
        }),
        startAlone(alone, alonePort),
        startHosts(hosts, ports.shell, ports.api),
      ]),
  });
});
