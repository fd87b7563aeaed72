import { resolveMount } from '../../../../src/app/mount/bootstrap';
import { createApp } from '../../../../src/app/mount/create-app';
import { momentList } from '../../../../src/contract/moment/calls-moments';

const HOUR_MS = 3_600_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** decisions.md, intervals: a phone's clock is set while the app runs, by the network or by its user. */
describe.each([-HOUR_MS, HOUR_MS])("the device's clock is set by %d ms", (step) => {
  const setClock = () => jest.setSystemTime(Date.now() + step);

  it('a tap goes after a second, and not before [intervals.1]', () => {
    const { routing } = createApp(resolveMount({ history: 'memory' }, { window, crypto }));
    const path = () => routing.history.get().location.pathname;
    routing.goTo('/news');
    setClock();
    routing.goTo('/nba');
    expect(path()).toBe('/news');
    jest.advanceTimersByTime(1_000);
    routing.goTo('/nba');
    expect(path()).toBe('/nba');
  });

  it('a broken network speaks once in 3 s', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('failed to fetch'));
    const { services, toasts } = createApp(resolveMount({ history: 'memory' }, { window, crypto }));
    const said: unknown[] = [];
    toasts.store.subscribe(({ current }) => current !== null && said.push(current.type));
    const ask = () =>
      Promise.all([
        services.call(momentList, { page: 1, size: 1, momentSort: 1 }).catch(() => undefined),
        jest.advanceTimersByTimeAsync(500),
      ]);
    await ask();
    setClock();
    await ask();
    expect(said).toEqual(['fail']);
    await jest.advanceTimersByTimeAsync(3_000);
    await ask();
    expect(said).toEqual(['fail', 'fail']);
  });
});
