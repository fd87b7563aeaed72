import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PACKAGE_NAME } from '../../../tools/contract-kit/webpack.config';
import { inProject } from '../../support/project-root';
import { freePorts } from '../../support/servers/free-port';
import { sharedStack } from '../../support/servers/servers';

const run = promisify(execFile);
const EMBEDS = 'shell-demo/embeds';
const MADE = /[\\/](node_modules|dist|\.next|\.angular)$/;
const SERVER_ANSWERS_MS = 60_000;
const SOURCE = /\.(html|m?jsx?|tsx?|vue|svelte)$/;
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export interface EmbedHost {
  readonly url: string;
  stop(): Promise<void>;
}

/** The policy that docs/embed.md promises, with the origins of this run. */
async function policyFor(remote: string, api: string): Promise<string> {
  const document = await readFile(inProject('docs/embed.md'), 'utf8');
  const policy = /^```csp\n([^`]+)```$/m.exec(document)?.[1];
  if (policy === undefined) throw new Error('docs/embed.md shows no policy');
  return policy
    .replaceAll('wss://api.example', api.replace('http', 'ws'))
    .replaceAll('https://cdn.example', remote)
    .replaceAll('https://api.example', api)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The example's addresses are those of `npm start`; here the servers stand elsewhere. */
async function readdress(folder: string, remote: string, api: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile() && SOURCE.test(entry.name))) {
    const file = path.join(parentPath, name);
    const text = await readFile(file, 'utf8');
    const there = text.replaceAll('http://localhost:4001', remote).replaceAll('http://localhost:4002', api);
    if (there !== text) await writeFile(file, there);
  }
}

interface BuiltHost {
  /** The folder of its files; one that brings a server of its own is asked over that. */
  readonly files: string;
  readonly hasServer: boolean;
}

/** A portal's own change of a copied folder: the texts of its files. */
export interface HostChange {
  /** Per file: what stands there, and what stands there instead. Rejects what is not there. */
  readonly edits: Readonly<Record<string, readonly [was: string, is: string]>>;
  /** Files that the portal serves itself, by their names below its root. */
  readonly served: Readonly<Record<string, string>>;
  /** Files of the contract's package that it has among its own. */
  readonly packages: readonly string[];
}

const UNCHANGED: HostChange = { edits: {}, served: {}, packages: [] };

async function edit(file: string, [was, is]: readonly [string, string]): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(was)) throw new Error(`${file} has no ${was}`);
  await writeFile(file, text.replace(was, is));
}

/** A package's file among those that are installed; npm would ask the registry again for all the others. */
async function unpack(file: string, modules: string): Promise<void> {
  const place = path.join(modules, PACKAGE_NAME);
  await mkdir(place, { recursive: true });
  await run('tar', ['-xzf', file, '-C', place, '--strip-components=1']);
}

/** Copies an example host, changes it, installs it by its lock file and builds it. Rejects with npm's own words. */
async function build(name: string, folder: string, change: HostChange): Promise<BuiltHost> {
  const { remote, api } = sharedStack();
  await cp(inProject(EMBEDS, name), folder, { recursive: true, filter: (source) => !MADE.test(source) });
  for (const [file, words] of Object.entries(change.edits)) await edit(path.join(folder, file), words);
  await readdress(folder, remote, api);
  // A build that knows it runs in a test (Vite's federation plugin asks) is another build.
  const npm = (...args: string[]) => run('npm', args, { cwd: folder, env: ownEnvironment() });
  await npm('ci', '--no-audit', '--no-fund', '--prefer-offline');
  for (const file of change.packages) await unpack(file, path.join(folder, 'node_modules'));
  const { scripts } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  if (scripts['build'] === undefined) return { files: folder, hasServer: false };
  await npm('run', 'build');
  return { files: path.join(folder, 'dist'), hasServer: scripts['serve'] !== undefined };
}

function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, JEST_WORKER_ID: _worker, ...env } = process.env;
  return { ...env, NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' };
}

/** Runs the host's own server, which sends its own policy. */
async function runServer(folder: string): Promise<EmbedHost> {
  const [port = 0] = await freePorts(1);
  const server = spawn('npm', ['run', 'serve', '--', '--port', String(port)], {
    cwd: folder,
    env: ownEnvironment(),
    stdio: 'ignore',
    // Its group: npm starts it below itself.
    detached: true,
  });
  const url = `http://localhost:${port}`;
  const until = performance.now() + SERVER_ANSWERS_MS;
  while (!(await answers(url))) {
    if (performance.now() > until) {
      endGroup(server);
      throw new Error(`${url} does not answer`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, stop: async () => endGroup(server) };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}

/** Serves a built host below a strict policy; what is no file is a route of its page. */
async function serve(folder: string): Promise<EmbedHost> {
  const { remote, api } = sharedStack();
  const page = await readFile(path.join(folder, 'index.html'));
  const policy = await policyFor(remote, api);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const ending = path.extname(pathname);
    const file = ending === '' ? page : await readFile(path.join(folder, pathname)).catch(() => undefined);
    if (file === undefined) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': TYPES[ending] ?? 'text/html',
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
      })
      .end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

/** An example host as somebody gets it who follows its package.json, in production, on an origin of its own. */
export async function startEmbed(name: string, change = UNCHANGED): Promise<EmbedHost> {
  const folder = await mkdtemp(path.join(tmpdir(), `sport-info-${name}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { files, hasServer } = await build(name, folder, change);
    for (const [file, from] of Object.entries(change.served)) await cp(from, path.join(files, file));
    const host = await (hasServer ? runServer(folder) : serve(files));
    const stop = async () => {
      await host.stop();
      await remove();
    };
    return { url: host.url, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
