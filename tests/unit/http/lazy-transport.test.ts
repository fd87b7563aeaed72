import { createLazyTransport } from '../../../src/http/lazy-transport';
import type { PreparedRequest } from '../../../src/http/request';
import type { Transport } from '../../../src/http/transport-reply';

const request: PreparedRequest = { url: 'https://api.example/list', method: 'POST', headers: {}, body: undefined };
const options = { timeoutMs: 1_000, signal: new AbortController().signal, keepalive: false };
const answer: Transport = async ({ url }) => ({ text: url, status: 200, date: undefined });

it('fetches its code with the first request, once [axios.1]', async () => {
  const load = jest.fn(async () => ({ createTransport: () => answer }));
  const transport = createLazyTransport(load);
  expect(load).not.toHaveBeenCalled();
  const replies = await Promise.all([transport(request, options), transport(request, options)]);
  expect(replies.map(({ text }) => text)).toEqual([request.url, request.url]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('calls that are made at once leave in tasks of their own; what is urgent does not wait', async () => {
  const left: string[] = [];
  const createTransport = () => async (sent: PreparedRequest) => {
    left.push(sent.url);
    return { text: '', status: 200, date: undefined };
  };
  const transport = createLazyTransport(async () => ({ createTransport }));
  await transport(request, options);
  await new Promise((resolve) => setTimeout(resolve, 5));
  left.length = 0;
  const controller = new AbortController();
  const calls = ['a', 'b', 'c'].map((url) => transport({ ...request, url }, options));
  const cancelled = transport({ ...request, url: 'd' }, { ...options, signal: controller.signal });
  calls.push(transport({ ...request, url: 'tap' }, { ...options, urgent: true }));
  controller.abort();
  await expect(cancelled).rejects.toMatchObject({ fault: 'cancelled' });
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect([...left].sort()).toEqual(['a', 'tap']);
  await Promise.all(calls);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([...left].sort()).toEqual(['a', 'b', 'c', 'tap']);
});

it('code that cannot be had is a network failure; the next request fetches it again', async () => {
  const load = jest.fn(async () => ({ createTransport: () => answer }));
  load.mockRejectedValueOnce(new Error('loading chunk 1 failed'));
  const transport = createLazyTransport(load);
  await expect(transport(request, options)).rejects.toMatchObject({ fault: 'network' });
  expect((await transport(request, options)).status).toBe(200);
});

it('code that hangs is a timeout, and who is cancelled does not wait for it [time-outs.2]', async () => {
  const transport = createLazyTransport(() => new Promise(() => undefined));
  await expect(transport(request, { ...options, timeoutMs: 5 })).rejects.toMatchObject({ fault: 'timeout' });
  const controller = new AbortController();
  const cancelled = transport(request, { ...options, signal: controller.signal });
  controller.abort();
  await expect(cancelled).rejects.toMatchObject({ fault: 'cancelled' });
});

describe('where the browser can say that it is idle', () => {
  let run: (() => void)[] = [];
  beforeEach(() => {
    run = [];
    globalThis.requestIdleCallback = ((act: () => void) => run.push(act)) as typeof requestIdleCallback;
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

  it('a reading waits for that with its code, a write and what starts the app do not', async () => {
    const createTransport = jest.fn(() => answer);
    const transport = createLazyTransport(async () => ({ createTransport }));
    const reading = transport(request, options);
    await turn();
    expect([createTransport.mock.calls.length, run.length]).toEqual([0, 1]);
    expect((await transport(request, { ...options, urgent: true })).status).toBe(200);
    run[0]?.();
    expect((await reading).status).toBe(200);
    expect(createTransport).toHaveBeenCalledTimes(1);
  });

  it('once it runs nobody waits any more', async () => {
    const transport = createLazyTransport(async () => ({ createTransport: () => answer }));
    await transport(request, { ...options, urgent: true });
    expect((await transport(request, options)).status).toBe(200);
    expect(run).toEqual([]);
  });
});
