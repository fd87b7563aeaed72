import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostTypes } from '../../../tools/build/host-types';
import { type RunningProgram, startProgram } from '../../support/child-process';
import { freePorts } from '../../support/servers/free-port';

jest.setTimeout(300_000);

const data = mkdtempSync(path.join(tmpdir(), 'sport-info-start-'));
let program: RunningProgram;
let ports: { SHELL_PORT: number; REMOTE_PORT: number; API_PORT: number };

beforeAll(async () => {
  const [shell = 0, remote = 0, api = 0] = await freePorts(3);
  ports = { SHELL_PORT: shell, REMOTE_PORT: remote, API_PORT: api };
  const env = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  program = await startProgram('tools/dev/start.ts', ['--data', data], /^API\s/, {
    timeoutMs: 240_000,
    env: { ...env, DATABASE_URL: '' },
  });
});
afterAll(async () => {
  await program.stop();
  rmSync(data, { recursive: true, force: true });
});

/** README.md: `npm start`, and what a host finds there. */
it.each<[string, keyof typeof ports, string, RegExp]>([
  ['the portal', 'SHELL_PORT', '/', /<div id="/],
  ['an example host', 'SHELL_PORT', '/embeds/scroll-container/', /<script/],
  ['the app alone', 'REMOTE_PORT', '/anchor', /<script/],
  ['the manifest', 'REMOTE_PORT', '/mf-manifest.json', /"sportInfo"/],
  ['the API behind the portal', 'SHELL_PORT', '/_lab/health', /"now"/],
  ['the API by itself', 'API_PORT', '/_lab/health', /"now"/],
])('%s answers', async (_name, server, at, wanted) => {
  const response = await fetch(`http://localhost:${ports[server]}${at}`);
  expect([response.status, wanted.test(await response.text())]).toEqual([200, true]);
});

it('the types of the doors are beside the manifest', async () => {
  const response = await fetch(`http://localhost:${ports.REMOTE_PORT}/sport-info.d.ts`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toBe(hostTypes());
});
