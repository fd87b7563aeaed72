import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReports } from '../../../../src/app/reporting/report';
import { createSentrySink } from '../../../../src/app/reporting/sentry-sink';
import { shownAddress } from '../../../../src/app/reporting/shown-address';
import type { Report } from '../../../../src/contract/shell/mount-options';

const REPORT: Report = { kind: 'unknown-code', message: 'rejected /x (777)', detail: { path: '/x' } };

test('the host has its own reporter: Sentry is not fetched', () => {
  const reporter = jest.fn();
  const load = jest.fn();
  createReports({ reporter, sentry: { dsn: 'http://k@h/1' } }, load).report(REPORT);
  expect(reporter).toHaveBeenCalledWith(REPORT);
  expect(load).not.toHaveBeenCalled();
});

test('a reporter that throws breaks nothing, and nothing is reported after the end', () => {
  const reporter = jest.fn(() => {
    throw new Error('no');
  });
  const { report, stop } = createReports({ reporter });
  report(REPORT);
  stop();
  report({ ...REPORT, message: 'other' });
  expect(reporter).toHaveBeenCalledTimes(1);
});

describe('a loop of faults', () => {
  const kinds = (reports: readonly Report[]) => {
    const heard: string[] = [];
    const { report } = createReports({ reporter: ({ kind }) => heard.push(kind) });
    for (const one of reports) report(one);
    return heard;
  };
  const dropped = (at: string, path = '/list'): Report => ({
    kind: 'dropped',
    message: 'not a number',
    detail: { path, at, requestId: String(Math.random()) },
  });

  test.each<[string, readonly Report[], number]>([
    ['the same again', [REPORT, REPORT, REPORT], 1],
    ['the same field of every item of a list', Array.from({ length: 200 }, (_, n) => dropped(`items[${n}].id`)), 1],
    ['another field', [dropped('items[0].id'), dropped('items[0].name')], 2],
    ['another call', [dropped('items[0].id'), dropped('items[0].id', '/other')], 2],
    ['ever new ones are bounded', Array.from({ length: 300 }, (_, n) => ({ kind: 'x', message: `${n}` })), 100],
  ])('%s', (_clause, reports, count) => {
    expect(kinds(reports)).toHaveLength(count);
  });

  test('a crash has a budget of its own', () => {
    const noise = Array.from({ length: 300 }, (_, n) => ({ kind: 'x', message: `${n}` }));
    expect(kinds([...noise, { kind: 'page-crashed', message: 'boom' }]).at(-1)).toBe('page-crashed');
  });

  test('after a while it is told again', () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(700_000);
    const reporter = jest.fn();
    const { report } = createReports({ reporter });
    report(REPORT);
    now.mockReturnValue(700_000 + 10 * 60_000 + 1);
    report(REPORT);
    now.mockRestore();
    expect(reporter).toHaveBeenCalledTimes(2);
  });
});

test.each([
  ['https://u:secret@h.example/a?token=secret#secret', 'https://h.example/a'],
  ['/newSport/live?matchId=1', '/newSport/live'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['a'.repeat(300), 'a'.repeat(200)],
])('an address is reported without what may be secret in it: %s [privacy.1]', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
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
  report({ ...REPORT, message: 'another' });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(load).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(2);
  stop();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(close).toHaveBeenCalledTimes(1);
});

test('the real client sends to a real server, and leaves nothing in the host [7.59]', async () => {
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
