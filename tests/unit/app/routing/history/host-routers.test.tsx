import { createSyncedHistory } from '../../../../../src/app/routing/history/synced-history';
import { angularRouter, type HostRouter, nextRouter, reactRouter, tanStackRouter, vueRouter } from './host-routers';

/** What is done in a portal, step by step; the address after each. */
async function back(): Promise<void> {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popped;
}

/** decisions.md, history: what is written is what the host's router would have written. */
const ROUTERS: [string, string, () => HostRouter][] = [
  ['vue-router', '', () => vueRouter()],
  ['vue-router below a base', '/portal', () => vueRouter('/portal')],
  ['Angular', '', angularRouter],
  ['Next to 14.0', '', () => nextRouter('14.0')],
  ['Next from 14.1', '', () => nextRouter('15')],
  ['react-router 6 and 7', '', reactRouter],
  ['TanStack Router', '', tanStackRouter],
];

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe.each(ROUTERS)('below %s', (_name, base, start) => {
  const at = () => `${location.pathname}${location.search}`;

  it('it goes on from every entry of ours, and Back shows each [history.4]', async () => {
    window.history.pushState(null, '', `${base}/`);
    const router = start();
    router.push('/sport-info');
    const app = createSyncedHistory(window, `${base}/sport-info`);
    stops.push(app.start(), router.stop);
    const below = () => at().slice(base.length);
    const expectBoth = (path: string) => expect([below(), router.place()]).toEqual([path, path]);

    app.navigator.replace(`${base}/sport-info/anchor`, null);
    expectBoth('/sport-info/anchor');
    app.navigator.push(`${base}/sport-info/anchor/detail/7?matchId=1`, null);
    expectBoth('/sport-info/anchor/detail/7?matchId=1');
    app.navigator.push({ pathname: `${base}/sport-info/news` }, null);
    expectBoth('/sport-info/news');
    router.push('/mall');
    expectBoth('/mall');
    for (const path of ['/sport-info/news', '/sport-info/anchor/detail/7?matchId=1', '/sport-info/anchor', '/']) {
      await back();
      expectBoth(path);
    }
    expect(router.faults).toEqual([]);
  });
});

it('Angular keeps what is ours when it writes the entry again', () => {
  window.history.pushState(null, '', '/sport-info');
  const router = angularRouter();
  const app = createSyncedHistory(window, '/sport-info');
  stops.push(app.start(), router.stop);
  app.navigator.push('/sport-info/news', { from: 'here' });
  const { key } = app.get().location;
  app.locationChanged();
  expect(app.get().location).toMatchObject({ key, state: { from: 'here' } });
  expect(window.history.state).toMatchObject({ key, navigationId: expect.any(Number) });
});
