import EventEmitter from 'eventemitter3';
import { resolveMount } from '../../../../src/app/mount/bootstrap';
import { createApp } from '../../../../src/app/mount/create-app';
import { prepareHome } from '../../../../src/app/mount/prepare-home';
import { startApp } from '../../../../src/app/mount/start-app';
import type { MountOptions } from '../../../../src/contract/shell/mount-options';
import { anchorHomeQuery } from '../../../../src/domains/anchor/anchor-home-query';
import { bannersQuery } from '../../../../src/domains/banner/banners-query';
import { currentAudience } from '../../../../src/domains/session/audience';

const platform = { window, crypto };
const ANSWERS: Readonly<Record<string, unknown>> = {
  domain: [{ type: 'api', domain: window.location.origin }],
  config: { stSportJumpGame: '77' },
  home: {
    hosts: [{ id: '1', nickName: 'Ada', status: 1 }],
    liveMatchList: [],
    hostMomentList: [],
  },
  images: [],
};
const KIND: readonly (readonly [kind: string, path: RegExp])[] = [
  ['domain', /domain/],
  ['images', /images/],
  ['config', /config/],
  ['home', /anchor\/list\/v2/],
];
const kindOf = (url: string) => KIND.find(([, path]) => path.test(url))?.[0] ?? url;

interface Asked {
  readonly kind: string;
  readonly token: string | null;
}
let asked: Asked[];
/** Kinds that the server refuses. */
let refused: string[];

const kinds = () => asked.map(({ kind }) => kind);

beforeEach(() => {
  localStorage.clear();
  asked = [];
  refused = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const kind = kindOf(request.url);
    asked.push({ kind, token: request.headers.get('token') });
    const reply = refused.includes(kind)
      ? { code: 405, msg: 'over', data: null }
      : { code: 0, msg: '', data: ANSWERS[kind] };
    return new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } });
  });
});

const prepare = (options: MountOptions = {}) => prepareHome({ history: 'memory', ...options }, platform);

/** A mount whose own questions are not answered yet: what it has it found. */
async function mountUnanswered() {
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const app = createApp(resolveMount({ history: 'memory' }, platform));
  const stop = startApp(app);
  await new Promise((resolve) => setTimeout(resolve, 0));
  const { queryKey } = anchorHomeQuery(app.services, currentAudience(app.services));
  const home = app.queryClient.getQueryData(queryKey);
  const banners = app.queryClient.getQueryData(bannersQuery(app.services, 'anchorHome').queryKey);
  stop();
  return { phase: app.gate.store.getState().phase, home, banners };
}

afterEach(() => jest.restoreAllMocks());

it('a mount after it begins with what anchor home shows first, before any answer [preparing.1]', async () => {
  await prepare();
  expect(kinds().sort()).toEqual(['config', 'domain', 'home', 'images']);
  const { phase, home, banners } = await mountUnanswered();
  expect(phase).toBe('open');
  // Read before the visit: its age is told, and it is asked anew.
  expect([home?.hosts.map(({ id }) => id), home?.askedAt, banners]).toEqual([['1'], 0, []]);
});

it('what was kept within half a minute is not asked for again [preparing.2]', async () => {
  expect(await Promise.all([prepare(), prepare()])).toEqual([true, true]);
  expect(asked).toHaveLength(4);
  expect(await prepare()).toBe(true);
  expect(asked).toHaveLength(4);
  const later = Date.now() + 31_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await prepare();
  expect(asked).toHaveLength(8);
});

it('it asks as a visitor, and not for a member’s banners; whoever is logged in stays so [preparing.3]', async () => {
  for (const [key, value] of Object.entries({ token: 'stored', uid: '7' })) localStorage.setItem(key, value);
  refused = ['home'];
  const bridge = new EventEmitter();
  const heard = jest.fn();
  for (const name of ['session:expired', 'error', 'toast']) bridge.on(name, heard);
  await prepare({ bridge, toasts: 'host', reporter: heard });
  expect(kinds().sort()).toEqual(['config', 'domain', 'home']);
  expect(asked.every(({ token }) => token === null)).toBe(true);
  expect(heard).not.toHaveBeenCalled();
  expect(localStorage.getItem('token')).toBe('stored');
});

it('where nothing answers a mount begins as it would have without it', async () => {
  refused = ['domain', 'config', 'home', 'images'];
  expect(await prepare()).toBe(false);
  expect(await mountUnanswered()).toMatchObject({ phase: 'waiting', home: undefined });
});

it('another language is asked for at once: the server’s words are in it', async () => {
  await prepare();
  await prepare({ locale: 'en' });
  expect(kinds().filter((kind) => kind === 'home')).toHaveLength(2);
});

it('in a native app’s view nothing is asked: the app says first who asks', async () => {
  Object.assign(window, { sportInfoNative: { postMessage() {} } });
  expect(await prepare()).toBe(false);
  expect(asked).toEqual([]);
  Reflect.deleteProperty(window, 'sportInfoNative');
});

it('nothing stays on the host’s page but what is kept', async () => {
  const heard = new Set<string>();
  const add = jest.spyOn(window, 'addEventListener').mockImplementation((type) => void heard.add(type));
  const { length } = window.history;
  await prepare({ history: 'browser', session: { token: 'host', uid: '7' } });
  expect([[...heard], window.history.length, window.history.state]).toEqual([[], length, null]);
  expect(asked.every(({ token }) => token === null)).toBe(true);
  const kept = ['device-id', 'si:common-config', 'si:domains', 'si:member:anchor-home'];
  expect(Object.keys(localStorage).sort()).toEqual(kept);
  add.mockRestore();
});
