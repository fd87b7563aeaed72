import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_DIST, SHELL_DIST } from '../../tools/build/paths';
import { precompress } from '../../tools/build/precompress';
import { startSite } from '../../tools/dev/static-site';
import { compile } from '../architecture/bytes/compile-remote';
import { inProject } from '../support/project-root';
import { startBackendProcess } from '../support/servers/backend-process';
import { ensureBuild } from '../support/servers/built';
import { freePorts } from '../support/servers/free-port';
import { emptyRemote, minimalPage } from './bench-remotes';

/** Origins without a slash at their end. The two shells are one build; they differ in the remote that they load. */
export interface BenchStack {
  shell: string;
  remote: string;
  /** The same shell over the empty remote. */
  emptyShell: string;
  emptyRemote: string;
  /** The smallest page with React. */
  minimal: string;
  /** Port of the back end behind all of them. */
  api: number;
  stop(): Promise<void>;
}

const WORLD = { seed: 7, at: '2025-03-15T21:25:00+08:00' };
const at = (port: number): string => `http://localhost:${port}`;

async function buildEmpty(): Promise<{ remote: string; page: string }> {
  await compile(emptyRemote.config(), 'empty');
  await compile(minimalPage(), 'minimal');
  const places = { remote: inProject('.cache/check/empty'), page: inProject('.cache/check/minimal') };
  // The server wants a page; nobody opens this one.
  await writeFile(path.join(places.remote, 'index.html'), '<!doctype html>');
  await Promise.all([precompress(places.remote), precompress(places.page)]);
  return places;
}

/** Builds what is missing and serves the product and what it is compared with by the same server, one back end behind both. */
export async function startBenchStack(): Promise<BenchStack> {
  await ensureBuild();
  const empty = await buildEmpty();
  const [shell = 0, remote = 0, emptyShell = 0, emptyPort = 0, minimal = 0] = await freePorts(5);
  const backEnd = await startBackendProcess({ ...WORLD });
  const api = Number(new URL(backEnd.url).port);
  const ports = { shell, remote, api };
  const emptyPorts = { shell: emptyShell, remote: emptyPort, api };
  const sites = await Promise.all([
    startSite({ dir: SHELL_DIST, port: shell, ports, isForHosts: false }),
    startSite({ dir: REMOTE_DIST, port: remote, ports, isForHosts: true }),
    startSite({ dir: SHELL_DIST, port: emptyShell, ports: emptyPorts, isForHosts: false }),
    startSite({ dir: empty.remote, port: emptyPort, ports: emptyPorts, isForHosts: true }),
    startSite({ dir: empty.page, port: minimal, ports: { ...ports, shell: minimal }, isForHosts: false }),
  ]);
  const stop = async () => {
    await Promise.all([...sites.map((site) => site.stop()), backEnd.stop()]);
  };
  return {
    shell: at(shell),
    remote: at(remote),
    emptyShell: at(emptyShell),
    emptyRemote: at(emptyPort),
    minimal: at(minimal),
    api,
    stop,
  };
}
