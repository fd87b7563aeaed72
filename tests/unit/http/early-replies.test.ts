import { createEarlyReplies, type EarlyReplies } from '../../../src/http/early-replies';
import type { PreparedRequest } from '../../../src/http/request';
import type { Transport } from '../../../src/http/transport-reply';

const request = (change: Partial<PreparedRequest> = {}, headers: Record<string, string> = {}): PreparedRequest => ({
  url: 'https://api.example/list',
  method: 'POST',
  body: 'a=1',
  headers: {
    'device-id': 'd',
    version: '4.6.0',
    language: 'zh-CN',
    timestamp: '1',
    sign: 's',
    'x-request-id': 'r1',
    ...headers,
  },
  ...change,
});

const options = { timeoutMs: 1_000, signal: new AbortController().signal, keepalive: false };
const DATE = 'Sat, 15 Mar 2025 13:25:00 GMT';
const late: Transport = async () => ({ text: 'asked anew', status: 200, date: undefined });
let sent: { url: string; signal: AbortSignal }[] = [];
let answer: () => Promise<Response>;
const made: EarlyReplies[] = [];
const begin = () => {
  const early = createEarlyReplies();
  made.push(early);
  return early;
};

beforeEach(() => {
  sent = [];
  answer = async () => new Response('early', { headers: { date: DATE, age: '7' } });
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    sent.push({ url: String(url), signal: init?.signal as AbortSignal });
    return answer();
  });
});
afterEach(() => {
  for (const early of made.splice(0)) early.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('answers the same question once, with its own times [axios.1]', async () => {
  const early = begin();
  void early.send(request());
  const transport = early.before(late);
  // Signature, time and id are new with every request: the question is the same.
  const again = request({}, { timestamp: '2', sign: 'other', 'x-request-id': 'r2' });
  const { text, date, trip, requestId } = await transport(again, options);
  expect([text, date, requestId]).toEqual(['early', Date.parse(DATE) + 7_000, 'r1']);
  expect(trip?.arrivedAt).toBeGreaterThanOrEqual(trip?.sentAt ?? Number.NaN);
  expect((await transport(again, options)).text).toBe('asked anew');
});

it('an answer that was taken leaves room for the question that it leads to', async () => {
  const early = begin();
  void early.send(request());
  const transport = early.before(late);
  await transport(request(), options);
  const next = early.send(request({ body: 'b=1' }));
  expect((await next)?.text).toBe('early');
  expect((await transport(request({ body: 'b=1' }), options)).text).toBe('early');
});

it('is forgotten when a start-up can last no longer, whoever asks or does not', async () => {
  jest.useFakeTimers();
  const early = begin();
  void early.send(request());
  jest.advanceTimersByTime(12_000);
  expect(early.send(request({ body: 'b=1' }))).toBeUndefined();
  expect([jest.getTimerCount(), sent.length]).toEqual([0, 1]);
});

it.each([
  ['another address', request({ url: 'https://other.example/list' })],
  ['other fields', request({ body: 'a=2' })],
  ['a member', request({}, { token: 't', uid: '1' })],
  ['another language', request({}, { language: 'en' })],
  ['another device', request({}, { 'device-id': 'e' })],
])('%s is another question', async (_name, asked) => {
  const early = begin();
  void early.send(request());
  expect((await early.before(late)(asked, options)).text).toBe('asked anew');
});

it('what failed is asked anew', async () => {
  answer = () => Promise.reject(new TypeError('failed to fetch'));
  const early = begin();
  void early.send(request());
  expect((await early.before(late)(request(), options)).text).toBe('asked anew');
});

it('what waited longer than a start-up takes is asked anew', async () => {
  jest.useFakeTimers();
  const early = begin();
  void early.send(request());
  jest.advanceTimersByTime(12_000);
  expect((await early.before(late)(request(), options)).text).toBe('asked anew');
});

it('one that hangs is a timeout, one that is cancelled is cancelled', async () => {
  answer = () => new Promise(() => undefined);
  const early = begin();
  void early.send(request());
  const hanging = early.before(late)(request(), { ...options, timeoutMs: 5 });
  await expect(hanging).rejects.toMatchObject({ fault: 'timeout' });
  const another = begin();
  void another.send(request());
  const controller = new AbortController();
  const cancelled = another.before(late)(request(), { ...options, signal: controller.signal });
  controller.abort();
  await expect(cancelled).rejects.toMatchObject({ fault: 'cancelled' });
});

it('its end ends what is on its way', () => {
  jest.useFakeTimers();
  const early = begin();
  void early.send(request());
  early.stop();
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
  expect(jest.getTimerCount()).toBe(0);
});
