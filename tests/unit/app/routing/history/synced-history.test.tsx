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

it('stands at its root when it begins outside the basename', () => {
  const { history, stop } = seen('/elsewhere');
  expect(history.get().location.pathname).toBe('/sport-info');
  stop();
});

it('patches nothing and hears nothing after its stop', () => {
  const before = [window.history.pushState, window.history.replaceState];
  const { stop, changes } = seen('/sport-info/anchor');
  expect([window.history.pushState, window.history.replaceState]).toEqual(before);
  stop();
  window.history.pushState(null, '', '/sport-info/news');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(changes).toEqual([]);
});

describe('where the browser has the Navigation API', () => {
  const navigation = new EventTarget();
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
