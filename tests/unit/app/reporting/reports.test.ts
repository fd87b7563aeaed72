import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReports } from '../../../../src/app/reporting/report';
import { createSentrySink } from '../../../../src/app/reporting/sentry-sink';
import type { Report } from '../../../../src/contract/shell/mount-options';

const REPORT: Report = { kind: 'unknown-code', message: 'rejected /x (777)', detail: { path: '/x' } };

test('the host has its own reporter: Sentry is not fetched', () => {
  const reporter = jest.fn();
  const load = jest.fn();
  createReports({ reporter, sentry: { dsn: 'http://k@h/1' } }, load).report(REPORT);
  expect(reporter).toHaveBeenCalledWith(REPORT);
  expect(load).not.toHaveBeenCalled();
});

test('a reporter that throws breaks nothing, and a flood is bounded', () => {
  const reporter = jest.fn(() => {
    throw new Error('no');
  });
  const { report, stop } = createReports({ reporter });
  for (let count = 0; count < 300; count += 1) report(REPORT);
  expect(reporter).toHaveBeenCalledTimes(200);
  stop();
  report(REPORT);
  expect(reporter).toHaveBeenCalledTimes(200);
});

test('without either, reports go nowhere', () => {
  expect(() => createReports({}).report(REPORT)).not.toThrow();
});

test('Sentry is fetched at the first report, once', async () => {
  const send = jest.fn();
  const close = jest.fn();
  const load = jest.fn(async () => ({ send, close }));
  const { report, stop } = createReports({ sentry: { dsn: 'http://k@h/1' } }, load);
  expect(load).not.toHaveBeenCalled();
  report(REPORT);
  report(REPORT);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(load).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(2);
  stop();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(close).toHaveBeenCalledTimes(1);
});

test('the real client sends to a real server, and leaves nothing in the host', async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      bodies.push(`${request.url} ${body}`);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const globals = Object.getOwnPropertyNames(globalThis);
  const patched = [globalThis.fetch, console.error, globalThis.setTimeout];

  const sink = createSentrySink({ dsn: `http://key@127.0.0.1:${port}/7`, environment: 'test' });
  sink.send(REPORT);
  sink.close();
  for (let tries = 0; tries < 100 && bodies.length === 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  server.close();

  expect(bodies[0]).toContain('/api/7/envelope/');
  expect(bodies[0]).toContain('"message":"rejected /x (777)"');
  expect(bodies[0]).toContain('"environment":"test"');
  expect(Object.getOwnPropertyNames(globalThis).filter((name) => !globals.includes(name))).toEqual([]);
  expect([globalThis.fetch, console.error, globalThis.setTimeout]).toEqual(patched);
});
