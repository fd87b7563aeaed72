import { createSyncedHistory } from '../../../../../src/app/routing/history/synced-history';

const at = () => `${location.pathname}${location.search}`;
const seen = (path: string) => {
  window.history.replaceState({ idx: 4 }, '', path);
  const history = createSyncedHistory(window, '/sport-info');
  const stop = history.start();
  const changes: string[] = [];
  history.subscribe(() => changes.push(history.get().location.pathname));
  return { history, stop, changes };
};

it('begins at the address', () => {
  const { history, stop } = seen('/sport-info/nba?t=1');
  expect(history.get().location).toMatchObject({ pathname: '/sport-info/nba', search: '?t=1' });
  stop();
});

it('writes the address, keeps idx continuous and tells the host with a popstate', () => {
  const { history, stop, changes } = seen('/sport-info/anchor');
  const heard: unknown[] = [];
  const onPop = (event: PopStateEvent) => heard.push(event.state);
  window.addEventListener('popstate', onPop);
  history.navigator.push('/sport-info/news', null);
  expect(at()).toBe('/sport-info/news');
  expect(heard).toEqual([expect.objectContaining({ idx: 5 })]);
  history.navigator.replace('/sport-info/nba', null);
  expect(window.history.state).toMatchObject({ idx: 5 });
  expect(changes).toEqual(['/sport-info/news', '/sport-info/nba']);
  window.removeEventListener('popstate', onPop);
  stop();
});

it("follows the host's writes when told, and keeps its place outside the basename", () => {
  const { history, stop, changes } = seen('/sport-info/anchor');
  window.history.pushState(null, '', '/sport-info/news');
  history.locationChanged();
  window.history.pushState(null, '', '/sport-information');
  history.locationChanged();
  expect(changes).toEqual(['/sport-info/news']);
  expect(history.get().location.pathname).toBe('/sport-info/news');
  stop();
});

it('stands at its root when it begins outside the basename [2.1]', () => {
  const { history, stop } = seen('/elsewhere');
  expect(history.get().location.pathname).toBe('/sport-info');
  stop();
});

it('writes nothing where the host has left: a late redirect brings nobody back (decisions.md, history) [history.3]', () => {
  const { history, stop, changes } = seen('/sport-info/anchor');
  window.history.pushState({ host: 1 }, '', '/elsewhere');
  history.navigator.replace('/sport-info/anchor?tab=2', null);
  history.navigator.push('/sport-info/news', null);
  expect([at(), window.history.state]).toEqual(['/elsewhere', { host: 1 }]);
  expect(changes).toEqual([]);
  stop();
});

it('moves without the address bar where it began outside the basename', () => {
  const { history, stop, changes } = seen('/elsewhere');
  history.navigator.replace('/sport-info/anchor', null);
  expect(changes).toEqual(['/sport-info/anchor']);
  expect(at()).toBe('/elsewhere');
  stop();
});

it('takes over nothing of the host’s own from one entry to the next', () => {
  const { history, stop } = seen('/sport-info/anchor');
  window.history.replaceState({ idx: 4, usr: { modal: true }, modal: true, page: { secret: 1 } }, '');
  history.navigator.push('/sport-info/news', null);
  expect(window.history.state).toEqual({ idx: 5, usr: null, key: expect.any(String), 'si:depth': 1 });
  stop();
});

it('knows the entry that it began with, however often that was replaced [navigation debounce.3]', async () => {
  const { history, stop } = seen('/sport-info/anchor');
  expect(history.isFirst()).toBe(true);
  history.navigator.replace('/sport-info/anchor?tab=2', null);
  expect(history.isFirst()).toBe(true);
  history.navigator.push('/sport-info/news', null);
  history.navigator.replace('/sport-info/news?tab=2', null);
  expect([history.isFirst(), history.hasBehind()]).toEqual([false, true]);
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await popped;
  expect(history.isFirst()).toBe(true);
  stop();
});

it('patches nothing and hears nothing after its stop [history.1]', () => {
  const before = [window.history.pushState, window.history.replaceState];
  const { stop, changes } = seen('/sport-info/anchor');
  expect([window.history.pushState, window.history.replaceState]).toEqual(before);
  stop();
  window.history.pushState(null, '', '/sport-info/news');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(changes).toEqual([]);
});

describe('where the browser has the Navigation API', () => {
  const navigation: EventTarget & { canGoBack?: boolean } = new EventTarget();

  it.each([true, false])('it says whether anything lies behind the first entry: %s', (canGoBack) => {
    const { history, stop } = seen('/sport-info/anchor');
    navigation.canGoBack = canGoBack;
    expect(history.hasBehind()).toBe(canGoBack);
    stop();
  });

  beforeEach(() => Reflect.set(window, 'navigation', navigation));
  afterEach(() => Reflect.deleteProperty(window, 'navigation'));

  it.each([
    ['traverse', 'POP'],
    ['push', 'PUSH'],
    ['replace', 'REPLACE'],
    [null, 'REPLACE'],
  ])('a change of the kind %s that somebody else made is a %s', (navigationType, action) => {
    const { history, stop } = seen('/sport-info/anchor');
    window.history.replaceState(null, '', '/sport-info/news');
    navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
    expect(history.get()).toMatchObject({ action, location: { pathname: '/sport-info/news' } });
    stop();
  });
});
