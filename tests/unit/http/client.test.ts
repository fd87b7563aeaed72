import { defineCall, nothing } from '../../../src/contract/call';
import { int } from '../../../src/contract/wire';
import type { CallError } from '../../../src/http/call-error';
import { type Answer, fakeClient, hangs, isDead, says } from './fake-client';

const READ = defineCall({ name: 'read', path: '/read', body: nothing, data: int });
const WRITE = defineCall({ name: 'write', path: '/write', body: nothing, data: int, writes: true });
const GOOD = says('{"code":0,"data":7}');
const KEPT_MS = 10_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The end of a call, and its time. */
async function ended(asked: Promise<unknown>, withinMs = 60_000) {
  const begun = performance.now();
  const told = asked.then(
    (value) => ({ value, ms: performance.now() - begun }),
    ({ kind, code }: CallError) => ({ kind, code, ms: performance.now() - begun }),
  );
  await jest.advanceTimersByTimeAsync(withinMs);
  return told;
}

describe('an origin that answers nonsense (decisions.md, domain list) [domain list.4]', () => {
  it.each<[string, Answer]>([
    ["a gateway's page", says('<html>502 Bad Gateway</html>', { status: 502 })],
    ['a block page', says('<html>blocked</html>')],
    ['a portal of the network', says('<html>Log in to the Wi-Fi</html>')],
    ['an empty reply', says('')],
    ['no network', isDead],
  ])('%s: the next one is asked, and keeps', async (_name, answer) => {
    const client = fakeClient({ 'a.example': answer, 'b.example': GOOD });
    expect(await ended(client.call(READ, {}))).toMatchObject({ value: 7 });
    expect(client.sent).toEqual(['a.example/read', 'b.example/read']);
    await ended(client.call(READ, {}));
    expect(client.sent.at(-1)).toBe('b.example/read');
    expect(client.errors).toEqual([]);
  });

  it('data of another shape is an answer: nobody else is asked', async () => {
    const client = fakeClient({ 'a.example': says('{"code":0,"data":"x"}'), 'b.example': GOOD });
    expect(await ended(client.call(READ, {}))).toMatchObject({ kind: 'malformed' });
    expect(client.sent).toEqual(['a.example/read']);
  });

  it('all answer nonsense: it is malformed, each was asked once [domain list.4]', async () => {
    const client = fakeClient({ 'a.example': says('<p>'), 'b.example': says('<p>') });
    expect(await ended(client.call(READ, {}))).toMatchObject({ kind: 'malformed' });
    expect(client.sent).toEqual(['a.example/read', 'b.example/read']);
  });

  it('a write is sent once, whatever comes back', async () => {
    for (const answer of [says('<p>'), isDead]) {
      const client = fakeClient({ 'a.example': answer, 'b.example': GOOD });
      await ended(client.call(WRITE, {}));
      expect(client.sent).toEqual(['a.example/write']);
    }
  });
});

describe('an origin that is silent', () => {
  it('and has never answered: the next one is asked beside it after 3 s [domain list.5]', async () => {
    const client = fakeClient({ 'a.example': hangs, 'b.example': GOOD });
    const asked = client.call(READ, {});
    expect((await ended(asked, 3_000)).ms).toBe(3_000);
    expect(client.domains.api()).toBe('https://b.example');
  });

  it('slow, not silent: its answer counts when it is the first, and it stays', async () => {
    const slow: Answer = () =>
      new Promise((resolve) => setTimeout(() => resolve({ text: '{"code":0,"data":1}' }), 4_000));
    const client = fakeClient({ 'a.example': slow, 'b.example': hangs });
    expect(await ended(client.call(READ, {}))).toMatchObject({ value: 1, ms: 4_000 });
    expect(client.domains.api()).toBe('https://a.example');
  });

  it('but has answered before: it has its whole time', async () => {
    let isUp = true;
    const client = fakeClient({ 'a.example': (request) => (isUp ? GOOD : hangs)(request), 'b.example': GOOD });
    await ended(client.call(READ, {}));
    isUp = false;
    expect((await ended(client.call(READ, {}))).ms).toBe(10_000);
    expect(client.sent).toEqual(['a.example/read', 'a.example/read', 'b.example/read']);
  });

  it('none answers: the call ends with the last of them', async () => {
    const client = fakeClient({ 'a.example': hangs, 'b.example': hangs, 'c.example': hangs });
    expect(await ended(client.call(READ, {}))).toMatchObject({ kind: 'timeout', ms: 16_000 });
    expect(client.sent).toHaveLength(3);
  });
});

describe("a device's clock that is far off (decisions.md, server time) [server time.2]", () => {
  const NOW = Date.parse('2026-03-15T13:25:00Z');
  /** As our back end does: a time of more than a day from now is refused. */
  const strict =
    (code: number): Answer =>
    async ({ timestamp }) => {
      const text =
        Math.abs(timestamp - NOW) > 86_400_000 ? `{"code":${code},"msg":"timestamp"}` : '{"code":0,"data":7}';
      return { text, date: NOW, status: code === 422 ? 400 : 200 };
    };

  it.each([
    ['1970-01-01T00:00:05Z', 400],
    ['1970-01-01T00:00:05Z', 403],
    ['2099-12-31T23:59:59Z', 400],
    ['2026-03-13T13:00:00Z', 403],
    ['1970-01-01T00:00:05Z', 422],
  ])('a phone of %s, refused with %d, is signed again by the time of the refusal', async (device, code) => {
    jest.setSystemTime(new Date(device));
    const client = fakeClient({ 'a.example': strict(code) });
    expect(await ended(client.call(READ, {}), 0)).toMatchObject({ value: 7 });
    expect(client.sent).toHaveLength(2);
    expect(await ended(client.call(WRITE, {}), 0)).toMatchObject({ value: 7 });
    expect(client.sent).toHaveLength(3);
    expect(client.errors).toEqual([]);
    expect(Math.abs(client.clock.now() - NOW)).toBeLessThan(1_000);
  });

  it('once: what is refused again is refused [server time.2]', async () => {
    jest.setSystemTime(new Date(0));
    const client = fakeClient({ 'a.example': says('{"code":403}', { date: NOW }) });
    expect(await ended(client.call(READ, {}), 0)).toMatchObject({ kind: 'forbidden', code: 403 });
    expect(client.sent).toHaveLength(2);
  });

  it('a refusal of a request that was dated well is a refusal', async () => {
    jest.setSystemTime(NOW);
    const client = fakeClient({ 'a.example': says('{"code":400}', { date: NOW }) });
    expect(await ended(client.call(WRITE, {}), 0)).toMatchObject({ code: 400 });
    expect(client.sent).toHaveLength(1);
  });

  it.each([
    ['by the wrong time, is asked again', 86_400_000, { value: 7 }],
    ['by the right one, as of a private room, is refused', 0, { kind: 'forbidden', code: 403 }],
  ])('one that left early, %s', async (_name, wrongMs, end) => {
    jest.setSystemTime(NOW);
    let left = 1;
    const told = { date: NOW, signedAt: NOW - wrongMs, trip: { sentAt: 0, arrivedAt: 0 } };
    const early: Answer = async () =>
      left-- > 0 ? { text: '{"code":403}', ...told } : { text: '{"code":0,"data":7}' };
    expect(await ended(fakeClient({ 'a.example': early }).call(READ, {}), 0)).toMatchObject(end);
  });
});

describe('a server that asks to be left alone (HTTP 429)', () => {
  it.each([
    ['with an envelope', '{"code":429,"msg":"slow down"}', 30, 30_000],
    ['without one, as gateways do', '<html>429</html>', 5, 5_000],
    ['that does not say how long', '', undefined, KEPT_MS],
    ['that says a year', '', 31_536_000, 600_000],
  ])('%s: nothing is sent before the time is over', async (_name, text, retryAfter, restMs) => {
    const client = fakeClient({ 'a.example': says(text, { status: 429, retryAfter }), 'b.example': GOOD });
    expect(await ended(client.call(WRITE, {}), 0)).toMatchObject({ kind: 'rejected', code: 429 });
    expect(await ended(client.call(WRITE, {}), restMs - 1)).toMatchObject({ kind: 'rejected', code: 429, ms: 0 });
    expect(client.sent).toEqual(['a.example/write']);
    // Other calls have nothing to do with it.
    await ended(client.call(READ, {}), 0);
    expect(client.sent).toHaveLength(2);
    await ended(client.call(WRITE, {}), 1);
    await ended(client.call(WRITE, {}), 0);
    expect(client.sent.filter((line) => line === 'a.example/write')).toHaveLength(2);
  });
});

describe("a host's signer", () => {
  it('that never settles fails the call with its time', async () => {
    const client = fakeClient({ 'a.example': GOOD }, () => new Promise(() => {}));
    expect(await ended(client.call(READ, {}))).toMatchObject({ kind: 'timeout', ms: 10_000 });
    expect(client.sent).toEqual([]);
  });

  it('that never settles is not waited for by whoever has gone', async () => {
    const client = fakeClient({ 'a.example': GOOD }, () => new Promise(() => {}));
    const controller = new AbortController();
    const asked = client.call(READ, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 1_000);
    expect(await ended(asked)).toMatchObject({ kind: 'cancelled', ms: 1_000 });
  });

  it.each<[string, () => Promise<string>]>([
    [
      'throws',
      () => {
        throw new Error('locked');
      },
    ],
    ['rejects', () => Promise.reject(new Error('locked'))],
  ])('that %s fails the call, and nothing else', async (_name, signer) => {
    const client = fakeClient({ 'a.example': GOOD }, signer);
    expect(await ended(client.call(READ, {}), 0)).toMatchObject({ kind: 'network' });
  });
});
