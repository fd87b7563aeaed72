import type { bringAxios, createLazyTransport } from '../../../src/http/lazy-transport';
import type { PreparedRequest } from '../../../src/http/request';
import type { Transport } from '../../../src/http/transport-reply';

const request: PreparedRequest = { url: 'https://api.example/list', method: 'POST', headers: {}, body: undefined };
const options = { timeoutMs: 1_000, signal: new AbortController().signal, keepalive: false };
const byAxios: Transport = async () => ({ text: 'by axios', status: 200, date: undefined });
const coming = (createTransport = async () => byAxios) => jest.fn(async () => ({ createTransport }));

let code: { bringAxios: typeof bringAxios; createLazyTransport: typeof createLazyTransport };
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    return new Response('by fetch');
  });
  // Axios that has come once is there for every mount.
  jest.isolateModules(() => {
    code = require('../../../src/http/lazy-transport');
  });
});
afterEach(() => jest.restoreAllMocks());

const textOf = async (transport: Transport) => (await transport(request, options)).text;

it('calls leave by the browser’s fetch until axios is there, then by axios, in every mount [axios.1]', async () => {
  const transport = code.createLazyTransport();
  expect(await textOf(transport)).toBe('by fetch');
  const load = coming();
  await code.bringAxios(load);
  expect([await textOf(transport), await textOf(code.createLazyTransport())]).toEqual(['by axios', 'by axios']);
  await code.bringAxios(load);
  expect([load.mock.calls.length, asked.length]).toEqual([1, 1]);
});

it('where its code cannot be had, or is still on its way, or fails, the browser’s fetch goes on [axios.3]', async () => {
  const transport = code.createLazyTransport();
  await code.bringAxios(() => Promise.reject(new Error('loading chunk 1 failed')));
  expect(await textOf(transport)).toBe('by fetch');
  await code.bringAxios(coming(() => Promise.reject(new Error('of an old browser'))));
  void code.bringAxios(() => new Promise(() => undefined));
  expect(await textOf(transport)).toBe('by fetch');
  await code.bringAxios(coming());
  expect(await textOf(transport)).toBe('by axios');
});

it('calls that are made at once leave in tasks of their own; what is urgent does not wait', async () => {
  const transport = code.createLazyTransport();
  await transport(request, options);
  await new Promise((resolve) => setTimeout(resolve, 5));
  asked = [];
  const controller = new AbortController();
  const calls = ['a', 'b', 'c'].map((url) => transport({ ...request, url }, options));
  const cancelled = transport({ ...request, url: 'd' }, { ...options, signal: controller.signal });
  calls.push(transport({ ...request, url: 'tap' }, { ...options, urgent: true }));
  controller.abort();
  await expect(cancelled).rejects.toMatchObject({ fault: 'cancelled' });
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect([...asked].sort()).toEqual(['a', 'tap']);
  await Promise.all(calls);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([...asked].sort()).toEqual(['a', 'b', 'c', 'tap']);
});

describe('where the browser can say that it is idle', () => {
  let run: (() => void)[] = [];
  beforeEach(() => {
    run = [];
    globalThis.requestIdleCallback = ((act: () => void) => run.push(act)) as typeof requestIdleCallback;
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));

  it('axios waits for that, and no call does', async () => {
    const createTransport = jest.fn(async () => byAxios);
    const transport = code.createLazyTransport();
    const brought = code.bringAxios(coming(createTransport));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([createTransport.mock.calls.length, run.length, await textOf(transport)]).toEqual([0, 1, 'by fetch']);
    run[0]?.();
    await brought;
    expect([createTransport.mock.calls.length, await textOf(transport)]).toEqual([1, 'by axios']);
  });
});
