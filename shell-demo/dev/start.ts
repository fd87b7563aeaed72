import remoteBuild from '../../webpack.config';
import shellBuild from '../host/webpack.config';
import { startBackEnd } from './back-end';
import { startDevServer } from './dev-server';
import { allAnswer, runUntilStopped } from './lifecycle';
import { expectFree, readPorts, urlOf } from './ports';
import { remoteEntryTemplate } from './remote-entry';

/** `npm start`: back end, remote and demo shell, following the sources. Arguments go to the back end (`npm start -- --seed 7`). */
runUntilStopped(async (running) => {
  const ports = readPorts();
  await expectFree(ports);
  const died = new Promise<never>((_resolve, reject) => {
    running.push(startBackEnd(ports.api, process.argv.slice(2), (reason) => reject(new Error(reason))));
  });
  const start = async (): Promise<void> => {
    const [remote, shell] = await Promise.all([
      startDevServer(remoteBuild('development'), ports.remote, ports.api),
      startDevServer([shellBuild('development', remoteEntryTemplate(ports.remote))], ports.shell, ports.api),
    ]);
    running.push(remote, shell);
    await allAnswer([urlOf(ports.shell), urlOf(ports.remote, '/mf-manifest.json'), urlOf(ports.api, '/_lab/health')]);
    console.info(
      `\nDemo shell   ${urlOf(ports.shell)}\nRemote alone ${urlOf(ports.remote)}\nAPI          ${urlOf(ports.api, '/openapi.json')}`,
    );
  };
  await Promise.race([start(), died]);
  // A back end that dies later ends everything too.
  await died;
});
