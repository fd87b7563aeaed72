import { defineCall, nothing } from '../../../src/contract/call';
import { int } from '../../../src/contract/wire';
import { type ClientDeps, createClient } from '../../../src/http/client';
import { createDomains } from '../../../src/http/domains';
import { webEnvironment } from '../../../src/http/environment';
import { createServerClock } from '../../../src/http/server-clock';

/** How long the transport is told to wait for a call. */
async function waitsFor(writes: boolean): Promise<number> {
  let waits = 0;
  const transport: ClientDeps['transport'] = async (_request, { timeoutMs }) => {
    waits = timeoutMs;
    return { text: '{"code":0,"data":7}', status: 200, date: undefined };
  };
  const { call } = createClient({
    transport,
    domains: createDomains({ own: 'https://own.example', fallbacks: [], allow: () => true, onRefused: () => {} }),
    clock: createServerClock(),
    identity: {
      environment: webEnvironment(''),
      version: '1.0.0',
      deviceId: () => 'd',
      credentials: () => ({ token: '', uid: '' }),
      language: () => 'en',
      pid: '1',
      sendsRequestId: false,
      signer: async () => '0'.repeat(64),
      now: () => 1,
    },
    report: () => {},
    onError: () => {},
    newRequestId: () => 'r',
  });
  await call(defineCall({ name: 't', path: '/t', body: nothing, data: int, writes }), {});
  return waits;
}

test.each([
  ['reads', false, 10_000],
  ['writes', true, 15_000],
])('%s [time-outs.1]', async (_kind, writes, ms) => {
  expect(await waitsFor(writes)).toBe(ms);
});
