import { startBackEnd } from './back-end';
import { allAnswer, type Running } from './lifecycle';
import { type Ports, urlOf } from './ports';

interface Demo {
  readonly ports: Ports;
  /** Arguments for the back end's command line. */
  readonly backEndArgs: readonly string[];
  /** Starts what serves shell and remote. */
  readonly startFronts: () => Promise<readonly Running[]>;
}

/**
 * Runs back end, remote and shell together, and prints the addresses when all three answer. Never resolves; rejects when
 * something cannot start, or when the back end dies.
 */
export async function serveDemo(running: Running[], { ports, backEndArgs, startFronts }: Demo): Promise<never> {
  const death = new Promise<never>((_resolve, reject) => {
    startBackEnd(ports.api, ['--lab', ...backEndArgs], (reason) => reject(new Error(reason))).then(
      (backEnd) => running.push(backEnd),
      reject,
    );
  });
  const start = async (): Promise<void> => {
    running.push(...(await startFronts()));
    await allAnswer([urlOf(ports.shell), urlOf(ports.remote, '/mf-manifest.json'), urlOf(ports.api, '/_lab/health')]);
    console.info(`\nDemo shell    ${urlOf(ports.shell)}`);
    console.info(`Remote alone  ${urlOf(ports.remote)}`);
    console.info(`API           ${urlOf(ports.api, '/openapi.json')}`);
  };
  await Promise.race([start(), death]);
  return death;
}
