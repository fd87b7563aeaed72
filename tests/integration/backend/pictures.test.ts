import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { dataOf, HOME, signedCall } from '../../support/signed-call';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ at: '2025-03-15T13:25:00Z' });
});
afterAll(() => backend.stop());

const file = (id: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/api/forehead/system/file/get/${id}`, { headers });

const SIZES: readonly (readonly [kind: RegExp, size: string])[] = [
  [/^av/, '120x120'],
  [/^sc/, '320x320'],
  [/^bn/, '732x256'],
  [/^[cb]\d/, '60x60'],
  [/^fl-/, '60x60'],
];

it('serves every picture that the answers name [7.37]', async () => {
  const home = await signedCall(backend.url, 'anchorHome', HOME);
  const banners = await signedCall(backend.url, 'images', { categoryId: '20301' });
  const texts = [home, banners, await signedCall(backend.url, 'gameIcons', { showClient: 3 })];
  const { liveMatchList } = home.data as { liveMatchList: { matchId: number }[] };
  for (const { matchId } of liveMatchList) texts.push(await signedCall(backend.url, 'teamLogo', { matchId, pid: '1' }));
  const ids = new Set(texts.flatMap(({ text }) => text.match(/[\w-]+\.png/g) ?? []));
  expect(ids.size).toBeGreaterThan(60);
  for (const id of ids) {
    const reply = await file(id);
    const png = Buffer.from(await reply.arrayBuffer());
    expect([
      id,
      reply.status,
      png.toString('latin1', 1, 4),
      png.toString('latin1', png.length - 8, png.length - 4),
    ]).toEqual([id, 200, 'PNG', 'IEND']);
    // Sized for their place: 52 CSS px for a portrait, 366 for a banner, on a phone of two or three pixels each.
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect([id, `${width}x${height}`]).toEqual([id, SIZES.find(([kind]) => kind.test(id))?.[1]]);
    expect(png.length).toBeLessThan(30_000);
  }
});

it('lets browsers keep a picture, and nothing run in it', async () => {
  const reply = await file('sc1-7.png');
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': expect.stringContaining('image/png'),
    'cache-control': expect.stringContaining('immutable'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
  // Of now, not of the world: by the world's date a cache would think it old.
  expect(Math.abs(Date.parse(reply.headers.get('date') ?? '') - Date.now())).toBeLessThan(60_000);
  const again = await file('sc1-7.png', { 'if-none-match': reply.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it.each([
  'no.png',
  'av7-000000-000000-000000-000000.png',
  'sc9-1.png',
  'sc1-9999.png',
  'c1-123456-654321.png',
  'bn1-9.png',
  '..%2f..%2fpackage.json',
  'av1-"><script>.png',
  '%00',
])('has no file %s', async (id) => {
  const reply = await file(id);
  expect([reply.status, await reply.json()]).toMatchObject([404, { code: 404 }]);
});

it('names this page’s own origin in the domain list, whatever a proxy says, and never nonsense', async () => {
  const domains = (headers: Record<string, string>) =>
    dataOf<{ type: string; domain: string }[]>(backend.url, 'domainList', {}, { headers });
  const proxied = await domains({ 'x-forwarded-host': 'portal.example:8443', 'x-forwarded-proto': 'https' });
  expect(proxied).toEqual([
    { type: 'api', domain: 'https://portal.example:8443' },
    { type: 'push', domain: 'wss://portal.example:8443' },
    { type: 'file', domain: 'https://portal.example:8443' },
    { type: 'h5', domain: 'https://portal.example:8443' },
  ]);
  const hostile = await domains({ 'x-forwarded-host': 'evil.example/path?"<' });
  expect(hostile[0]?.domain).toBe(backend.url);
});

it('lets pages of other origins call, and read time and request id', async () => {
  const url = `${backend.url}/api/forehead/live/host/list`;
  const asked = await fetch(url, { method: 'OPTIONS', headers: { origin: 'https://portal.example' } });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe('https://portal.example');
  for (const name of ['sign', 'device-id', 'timestamp', 'token', 'content-type', 'x-request-id']) {
    expect(asked.headers.get('access-control-allow-headers')).toContain(name);
  }
  const reply = await signedCall(
    backend.url,
    'hostList',
    {},
    {
      headers: { origin: 'https://portal.example', 'x-request-id': 'abc-123' },
    },
  );
  expect(reply.headers.get('access-control-expose-headers')).toContain('date');
  expect(reply.headers.get('x-request-id')).toBe('abc-123');
});
