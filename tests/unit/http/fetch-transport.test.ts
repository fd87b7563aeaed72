import { fetchTransport } from '../../../src/http/fetch-transport';
import type { PreparedRequest } from '../../../src/http/request';

const REQUEST: PreparedRequest = { url: 'https://api/x', method: 'POST', headers: { sign: 's' }, body: 'a=1' };
const options = (fields: object = {}) => ({
  timeoutMs: 1_000,
  signal: new AbortController().signal,
  keepalive: false,
  ...fields,
});

/** The browser's answers, and what it was asked. */
const over = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => answer()).mock.calls;
const never = () => new Promise<Response>(() => undefined);
afterEach(() => jest.restoreAllMocks());

const SERVER_DATE = 'Sat, 15 Mar 2025 13:25:00 GMT';

describe('an answer', () => {
  it.each([
    ['its text as it came', new Response('{"code":0}'), { text: '{"code":0}', status: 200 }],
    ['any status is one', new Response('<html>', { status: 502 }), { text: '<html>', status: 502 }],
    [
      'the server’s clock, by an answer that lay in a cache',
      new Response('', { headers: { date: SERVER_DATE, age: '90' } }),
      { date: Date.UTC(2025, 2, 15, 13, 26, 30) },
    ],
    [
      'a server that wants to be left alone',
      new Response('', { status: 429, headers: { 'retry-after': '7' } }),
      { status: 429, date: undefined, retryAfter: 7 },
    ],
  ])('%s', async (_clause, reply, read) => {
    over(async () => reply);
    expect(await fetchTransport(REQUEST, options())).toMatchObject(read);
  });

  it('its time of question and answer', async () => {
    over(async () => new Response(''));
    const { trip } = await fetchTransport(REQUEST, options());
    expect(trip?.arrivedAt).toBeGreaterThanOrEqual(trip?.sentAt ?? Number.NaN);
  });
});

describe('no answer', () => {
  it('the connection broke', async () => {
    const cause = new TypeError('Failed to fetch');
    over(() => Promise.reject(cause));
    await expect(fetchTransport(REQUEST, options())).rejects.toMatchObject({ fault: 'network', cause });
  });

  it('it took too long, and is ended [time-outs.2]', async () => {
    const asked = over(never);
    await expect(fetchTransport(REQUEST, options({ timeoutMs: 5 }))).rejects.toMatchObject({ fault: 'timeout' });
    expect(asked[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('its text took too long', async () => {
    const asked = over(async () => new Response(new ReadableStream()));
    await expect(fetchTransport(REQUEST, options({ timeoutMs: 5 }))).rejects.toMatchObject({ fault: 'timeout' });
    expect(asked[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('it was taken back, and is ended', async () => {
    const asked = over(never);
    const controller = new AbortController();
    const reply = fetchTransport(REQUEST, options({ signal: controller.signal }));
    controller.abort();
    await expect(reply).rejects.toMatchObject({ fault: 'cancelled' });
    expect(asked[0]?.[1]?.signal?.aborted).toBe(true);
  });
});

it('what was taken back before is not sent', async () => {
  const asked = over(never);
  const signal = AbortSignal.abort();
  await expect(fetchTransport(REQUEST, options({ signal }))).rejects.toMatchObject({ fault: 'cancelled' });
  expect(asked).toEqual([]);
});

describe('what is sent', () => {
  it('the body as it was signed, without cookies, to no other address', async () => {
    const asked = over(async () => new Response(''));
    await fetchTransport(REQUEST, options());
    const sent = { method: 'POST', headers: { sign: 's' }, body: 'a=1', credentials: 'omit', redirect: 'error' };
    expect(asked).toEqual([['https://api/x', expect.objectContaining({ ...sent, keepalive: false })]]);
  });

  it('what must outlive the page says so', async () => {
    const asked = over(async () => new Response(''));
    await fetchTransport(REQUEST, options({ keepalive: true }));
    expect(asked[0]?.[1]).toMatchObject({ keepalive: true });
  });
});
