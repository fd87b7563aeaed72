import { type AddressInfo, createServer } from 'node:net';

/** Ports of the three servers of the demo; a free choice through the environment. */
export interface Ports {
  readonly shell: number;
  readonly remote: number;
  readonly api: number;
}

const VARIABLES: Readonly<Record<keyof Ports, string>> = {
  shell: 'SHELL_PORT',
  remote: 'REMOTE_PORT',
  api: 'API_PORT',
};
const DEFAULTS: Ports = { shell: 4000, remote: 4001, api: 4002 };

/** The address that the servers listen on; HOST=0.0.0.0 opens them to a phone in the same network. */
export const HOST = process.env['HOST'] || '127.0.0.1';

/** What the browser asks of its own origin and the back end answers. */
export const API_PREFIXES: readonly string[] = ['/api', '/ssapi', '/live', '/_lab', '/openapi.json', '/asyncapi.json'];
/** Answered by the back end too, as WebSockets. */
export const PUSH_PREFIX = '/ws';

function portFrom(env: NodeJS.ProcessEnv, name: keyof Ports): number {
  const text = env[VARIABLES[name]];
  if (text === undefined || text === '') return DEFAULTS[name];
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${VARIABLES[name]}=${text} is not a port (1 to 65535)`);
}

/** SHELL_PORT, REMOTE_PORT and API_PORT, else 4000, 4001, 4002. Throws on a value that is no port. */
export function readPorts(env: NodeJS.ProcessEnv = process.env): Ports {
  return { shell: portFrom(env, 'shell'), remote: portFrom(env, 'remote'), api: portFrom(env, 'api') };
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, HOST, () => probe.close(() => resolve(true)));
  });
}

/** Throws one clear sentence when somebody else listens on one of them. */
export async function expectFree(ports: Ports): Promise<void> {
  for (const name of ['shell', 'remote', 'api'] as const) {
    if (await isFree(ports[name])) continue;
    throw new Error(`port ${ports[name]} is in use: end what runs there, or set ${VARIABLES[name]} to another port`);
  }
}

export const urlOf = (port: number, path = ''): string => `http://localhost:${port}${path}`;

/** A port that nothing listens on at this moment, for what nobody has to find by its number. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, HOST, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
