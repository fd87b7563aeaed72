import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { prepareFolder } from '../../../backend/database/pglite-folder';
import { startPglite } from '../../../backend/database/pglite-thread';
import { lab } from '../../support/browser/lab';
import { startBackendProcess } from '../../support/servers/backend-process';
import { signedCall } from '../../support/signed-call';

it('SIGTERM: an answer under way arrives, silences do not hold the end, new calls are not taken', async () => {
  const backend = await startBackendProcess({ at: '2025-03-15T13:25:00Z' });
  expect(await (await fetch(`${backend.url}/healthz`)).json()).toEqual({ status: 'ok', store: 'ok' });
  await lab(backend.url).fault({ call: 'commonConfig', kind: 'delay', value: 1200, times: 1 });
  await lab(backend.url).fault({ call: 'titleList', kind: 'hang', times: 1 });
  const order: (number | string)[] = [];
  const slow = signedCall(backend.url, 'commonConfig').then(({ code }) => order.push(code));
  const silent = signedCall(backend.url, 'titleList').catch(() => order.push('cut off'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const stopping = backend.stop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(fetch(`${backend.url}/healthz`)).rejects.toThrow();
  await Promise.all([slow, silent, stopping]);
  // Not after the five seconds that an answer may take at most.
  expect(order).toEqual(['cut off', 0]);
});

it('a thread of the database that dies is told with its cause; one that is closed is not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sport-info-thread-'));
  await prepareFolder(path.join(folder, 'db'));
  const posted = jest.spyOn(Worker.prototype, 'postMessage');
  const deaths: string[] = [];
  const thread = await startPglite(path.join(folder, 'db'), (reason) => deaths.push(reason));
  thread.connect();
  const worker = posted.mock.contexts.at(-1) as Worker;
  posted.mockRestore();
  // An order that it cannot carry out: a crash inside.
  worker.postMessage({ connection: 5 });
  await new Promise((resolve) => worker.once('exit', resolve));
  expect(deaths).toEqual([expect.stringMatching(/PGlite's thread has died: TypeError/)]);
  const whole = await startPglite(path.join(folder, 'db'), (reason) => deaths.push(reason));
  await whole.close();
  expect(deaths).toHaveLength(1);
  await rm(folder, { recursive: true, force: true });
});
