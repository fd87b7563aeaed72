import { lab } from '../../support/browser/lab';
import { labVideo } from '../../support/browser/lab-video';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { signedCall } from '../../support/signed-call';

const AT = '2025-03-15T13:25:00Z';
const MOST = 10;

let backend: RunningBackend;
let tokens: Readonly<Record<string, string>> = {};
let rooms: number[] = [];
beforeAll(async () => {
  // What people may do.
  backend = await startBackend({ at: AT, speed: 0, limits: 1 });
  tokens = Object.fromEntries((await lab(backend.url).users()).map((user) => [user.key, user.token]));
  const all = await labVideo(backend.url).rooms();
  rooms = all
    .filter(({ state, groupId, withdrawn }) => state === 'live' && groupId === 0 && !withdrawn)
    .map(({ roomId }) => roomId);
});
afterAll(() => backend.stop());

const say = (content: string, key: string, liveRoomId = rooms[0] ?? 0, language = 'zh-CN') =>
  signedCall(backend.url, 'chatSend', { liveRoomId, content }, { token: tokens[key] ?? '', headers: { language } });

it('a member says so much within half a minute in a room, and then waits; others and other rooms do not [room for others.2]', async () => {
  const rule = await signedCall(backend.url, 'commentRule', {}, { token: tokens['rich'] ?? '' });
  expect(rule.data).toMatchObject({ pace: { messages: MOST, seconds: 30 } });
  for (let n = 0; n < MOST; n++) expect((await say(`${n}`, 'rich')).code).toBe(0);
  const refused = await say('one more', 'rich');
  expect([refused.status, refused.code, refused.msg]).toEqual([429, 429, '发言太快，请 30 秒后再说']);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect((await say('one more', 'rich', rooms[0], 'en')).msg).toBe('You talk fast: wait 30 s');
  expect((await say('hello', 'member')).code).toBe(0);
  expect((await say('hello', 'rich', rooms[1])).code).toBe(0);
  await lab(backend.url).clock({ at: Date.parse(AT) + 30_000, speed: 0 });
  expect((await say('again', 'rich')).code).toBe(0);
});
