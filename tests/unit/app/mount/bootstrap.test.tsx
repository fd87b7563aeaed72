import { bootstrap } from '../../../../src/app/mount/bootstrap';
import type { MountOptions } from '../../../../src/contract/shell/mount-options';

interface Sent {
  readonly path: string;
  readonly token: string | null;
  readonly query: URLSearchParams;
}
let sent: Sent[] = [];
let answerTo: (path: string) => string;

beforeEach(() => {
  sent = [];
  answerTo = () => '{}';
  localStorage.clear();
  window.history.replaceState(null, '', '/sport-info');
  globalThis.fetch = jest.fn(async (address, init) => {
    const url = new URL(String(address));
    sent.push({ path: url.pathname, token: new Headers(init?.headers).get('token'), query: url.searchParams });
    return new Response(answerTo(url.pathname), { headers: { date: 'Sat, 14 Mar 2026 13:22:00 GMT' } });
  });
});

const STARTUP = ['/api/forehead/system/domain/list/v2', '/api/forehead/system/config/get/common/config'];
const HOME = ['/ssapi/anchor/list/v2', '/api/forehead/system/config/images/query'];

async function sentBy(options: MountOptions): Promise<Sent[]> {
  // Without `crypto.subtle` the signature comes from a chunk of its own.
  const { early } = bootstrap({ basename: '/sport-info', ...options }, { window, crypto });
  for (let turn = 0; turn < 50 && sent.length < 2; turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  await new Promise((resolve) => setTimeout(resolve, 10));
  early?.stop();
  return sent;
}

const RANKING = ['/api/forehead/user/ranking/config'];
const ROOM = ['/api/forehead/live/host/load/live/match/info', '/api/forehead/live/host/list'];

it.each<[string, string, MountOptions, readonly string[]]>([
  ['anchor home', '/sport-info', {}, HOME],
  ['anchor home by its name', '/sport-info/anchor', {}, HOME],
  ['a page whose first questions are known', '/sport-info/user-ranking/', {}, RANKING],
  ['the same with a choice in its address', '/sport-info/user-ranking?type=gain', {}, []],
  ['another page', '/sport-info/mine', {}, []],
  ['a page of the host', '/portal', {}, []],
  ['a memory history at its start', '/sport-info/news', { history: 'memory' }, HOME],
  ['a room, whatever else its address names', '/sport-info/anchor/detail/1053?matchId=7', {}, ROOM],
  ['a room of no known form of id', '/sport-info/anchor/detail/%2e', {}, []],
  ['a memory history elsewhere', '/sport-info', { history: 'memory', initialPath: '/user-ranking' }, RANKING],
  ['the same with a choice', '/sport-info', { history: 'memory', initialPath: '/user-ranking?type=gain' }, []],
])('%s [start-up gate.1]', async (_name, address, options, questions) => {
  window.history.replaceState(null, '', address);
  const paths = (await sentBy(options)).map(({ path }) => path);
  expect(paths).toEqual([...STARTUP, ...questions]);
});

it.each([
  [
    'the day of the server’s date',
    JSON.stringify({ code: 0, data: [{ matchDate: Date.parse('2026-03-15T12:00Z') }] }),
    ['/ssapi/nba/list'],
  ],
  ['nothing, where it cannot be read', '<html>', []],
])('an answer leads to %s [first questions.4]', async (_name, answer, next) => {
  window.history.replaceState(null, '', '/sport-info/nba');
  answerTo = (path) => (path === '/ssapi/nba/match-date' ? answer : '{}');
  const paths = (await sentBy({})).map(({ path }) => path);
  expect(paths).toEqual([...STARTUP, '/ssapi/nba/match-date', ...next]);
});

it('asks as the member whom the host names, else as the stored one', async () => {
  localStorage.setItem('token', 'stored');
  localStorage.setItem('uid', '1');
  expect((await sentBy({})).map(({ token }) => token)).toEqual(['stored', 'stored', 'stored', 'stored']);
  sent = [];
  expect((await sentBy({ session: null })).map(({ token }) => token)).toEqual([null, null, null, null]);
});

it('asks for the matches of the platform that the last visit was told of', async () => {
  localStorage.setItem('si:common-config', JSON.stringify({ stSportJumpGame: '77' }));
  const home = (await sentBy({})).find(({ path }) => path === HOME[0]);
  expect(home?.query.get('matchSource')).toBe('77');
});

it('in the native app nothing leaves before it has said who asks', () => {
  Reflect.set(window, 'sportInfoNative', { postMessage: () => undefined });
  try {
    window.history.replaceState(null, '', '/anchor/detail/1053');
    const signer = jest.fn(async () => '');
    const { early, nativePort } = bootstrap({ api: { signer } }, { window, crypto });
    expect([early, nativePort?.os]).toEqual([undefined, 'android']);
    expect(signer).not.toHaveBeenCalled();
  } finally {
    Reflect.deleteProperty(window, 'sportInfoNative');
  }
});

it('a signer that fails leaves the question to the app [signature.2]', async () => {
  const signer = () => Promise.reject(new Error('no key'));
  expect(await sentBy({ api: { signer } })).toEqual([]);
});

it('the start-up calls are signed before anything of the last visit is read but who asks', () => {
  const done: string[] = [];
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => {
    done.push(key);
    return null;
  });
  const signer = (text: string) => {
    done.push(`sign ${text.includes('categoryId') || text.includes('matchSource') ? 'home' : 'start-up'}`);
    return new Promise<string>(() => undefined);
  };
  try {
    bootstrap({ basename: '/sport-info', session: null, api: { signer } }, { window, crypto }).early?.stop();
  } finally {
    read.mockRestore();
  }
  const config = done.indexOf('si:common-config');
  expect(done.slice(0, config).filter((one) => one.startsWith('sign'))).toEqual(['sign start-up', 'sign start-up']);
  expect(new Set(done.slice(0, config).filter((one) => !one.startsWith('sign')))).toEqual(new Set(['device-id']));
  expect(done.slice(config).filter((one) => one.startsWith('sign'))).toEqual(['sign home', 'sign home']);
});
