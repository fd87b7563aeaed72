import { REMOTE_DIST, SHELL_DIST } from '../build/paths';
import { buildForProduction, isBuildFresh, isBuilt } from '../build/production-build';
import { serveDemo } from './demo';
import { runUntilStopped } from './lifecycle';
import { expectFree, readPorts } from './ports';
import { startSite } from './static-site';

const NO_BUILD = '--no-build';

/**
 * `npm run preview`: the production build on the ports of `npm start`. It is built first unless it was made from these very
 * sources, or `--no-build` is given; other arguments go to the back end.
 */
runUntilStopped(async (running) => {
  const ports = readPorts();
  await expectFree(ports);
  const args = process.argv.slice(2);
  if (!args.includes(NO_BUILD)) {
    if (!(await isBuildFresh())) await buildForProduction();
  } else if (!isBuilt()) {
    throw new Error(`${NO_BUILD}, but there is no build: run npm run build first`);
  }
  await serveDemo(running, {
    ports,
    backEndArgs: args.filter((argument) => argument !== NO_BUILD),
    startFronts: () =>
      Promise.all([
        startSite({ dir: REMOTE_DIST, port: ports.remote, ports, isForHosts: true }),
        startSite({ dir: SHELL_DIST, port: ports.shell, ports, isForHosts: false, trusts: REMOTE_DIST }),
      ]),
  });
});
