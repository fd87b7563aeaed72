import { requestHeaders } from '../../src/contract/request-headers';
import { lab } from '../support/browser/lab';
import { type RunningBackend, startBackend } from '../support/servers/backend-process';
import { type CallOptions, type Fields, HOME, signedCall } from '../support/signed-call';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ at: '2025-03-15T13:25:00Z' });
});
afterAll(() => backend.stop());

const refusal = async (name: string, fields: Fields, options: CallOptions = {}) => {
  const { status, code, msg } = await signedCall(backend.url, name, fields, options);
  return { status, code, msg };
};

const OPTIONAL = ['token', 'uid', 'language', 'pid'];
const NEEDED = Object.keys(requestHeaders.entries).filter((name) => !OPTIONAL.includes(name));

describe('headers', () => {
  it.each(NEEDED)('without %s the call is refused, and the message names it [7.2]', async (name) => {
    const { status, code, msg } = await refusal('commonConfig', {}, { headers: { [name]: undefined } });
    expect([status, code]).toEqual([400, 422]);
    expect(msg).toContain(name);
  });

  it.each([
    ['os-type', '9'],
    ['app-type', 'web'],
    ['device-type', '7'],
    ['timestamp', 'now'],
    ['timestamp', '1000'],
    ['timestamp', String(Date.now() + 3 * 86_400_000)],
    ['sign', 'not-hex'],
    ['device-id', ''],
  ])('%s: %s is refused', async (name, value) => {
    const { status, code, msg } = await refusal('commonConfig', {}, { headers: { [name]: value } });
    expect([status, code]).toEqual([400, 422]);
    expect(msg).toContain(name);
  });

  it('a clock that is hours off is forgiven, and so is the world’s own time', async () => {
    for (const at of [Date.now() - 5 * 3_600_000, Date.parse('2025-03-15T13:25:00Z')]) {
      // Signed with another time, so the signature is what is wrong now.
      const reply = await refusal('commonConfig', {}, { headers: { timestamp: String(at) } });
      expect(reply).toMatchObject({ status: 403, code: 403 });
    }
  });
});

describe('signature', () => {
  it('made with another key is refused with what was to be signed, without the key [refusals.2]', async () => {
    const { status, code, msg } = await refusal(
      'momentList',
      { page: 1, size: 5, momentSort: 1 },
      { signKey: 'other' },
    );
    expect([status, code]).toEqual([403, 403]);
    expect(msg).toContain('momentSort=1&page=1&size=5&timestamp=');
    expect(msg).not.toContain('sport-info-dev');
  });

  it('of other fields than those received is refused', async () => {
    const fields = { page: 1, size: 5, momentSort: 1 };
    expect(await refusal('momentList', fields, { rawBody: 'page=2&size=5&momentSort=1' })).toMatchObject({ code: 403 });
    expect(await refusal('anchorHome', HOME, { rawBody: 'pid=1&matchSource=164&t=1&momentSort=2' })).toMatchObject({
      code: 403,
    });
  });
});

describe('fields', () => {
  it.each<[string, Fields, string]>([
    ['momentList', { page: 'x', size: 3, momentSort: 2 }, 'page'],
    ['momentList', { page: 1, momentSort: 2 }, 'size'],
    ['momentList', { page: { a: 1 }, size: 3, momentSort: 2 }, 'page'],
    ['anchorHome', { pid: '1', matchSource: '164', t: 1 }, 'momentSort'],
    ['images', {}, 'categoryId'],
    ['hostMatchInfo', { hostId: '' }, 'hostId'],
  ])('%s with %j is refused, and the message names the field', async (name, fields, field) => {
    const { status, code, msg } = await refusal(name, fields);
    expect([status, code]).toEqual([400, 422]);
    expect(msg).toContain(field);
  });

  it('writes are checked like reads', async () => {
    const token = (await lab(backend.url).users()).find((user) => user.key === 'rich')?.token ?? '';
    expect(await refusal('momentLike', { momentId: 1, count: 0 }, { token })).toMatchObject({ code: 422 });
    expect(await refusal('momentLike', { momentId: 1, count: 1001 }, { token })).toMatchObject({ code: 422 });
    expect(await refusal('subscribe', {}, { token })).toMatchObject({
      code: 422,
      msg: expect.stringContaining('hostId'),
    });
    expect(await refusal('subscribe', { hostId: 1001, matchId: 1 }, { token })).toMatchObject({ code: 422 });
    expect(await refusal('subscribe', { hostId: 424_242 }, { token })).toMatchObject({ status: 200, code: 404 });
  });

  it('JSON where a form belongs is refused [7.1, body.2]', async () => {
    const headers = { 'content-type': 'application/json' };
    expect(
      await refusal('momentList', { page: 1, size: 3, momentSort: 1 }, { headers, rawBody: '{"page":1}' }),
    ).toMatchObject({ code: 403 });
    const xml = { 'content-type': 'text/xml' };
    expect(await refusal('momentList', {}, { headers: xml, rawBody: '<page/>' })).toMatchObject({
      status: 415,
      code: 422,
    });
  });
});

it('answers an unknown path and a wrong verb with an envelope [envelope.3]', async () => {
  for (const [path, method] of [
    ['/api/nothing', 'POST'],
    ['/ssapi/anchor/list/v2', 'POST'],
    ['/', 'GET'],
  ] as const) {
    const reply = await fetch(`${backend.url}${path}`, { method });
    expect([reply.status, ((await reply.json()) as { code: number }).code]).toEqual([404, 404]);
  }
});

it('a member who signed in elsewhere hears 505', async () => {
  const token = (await lab(backend.url).users()).find((user) => user.key === 'kicked')?.token ?? '';
  expect(await refusal('subscribeInfo', {}, { token })).toMatchObject({ status: 200, code: 505 });
});
