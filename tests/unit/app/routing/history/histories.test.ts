import { createMemoryHistory } from '../../../../../src/app/routing/history/memory-history';
import { createTaps, debounceTaps, NAVIGATION_DEBOUNCE_MS } from '../../../../../src/app/routing/history/tap-debounce';

it('a memory history goes back and forth by itself [two mounts.3]', () => {
  const history = createMemoryHistory('/sport-info/anchor', { length: 1 });
  const place = () => history.get().location.pathname;
  history.navigator.push('/sport-info/news', null);
  history.navigator.push('/sport-info/nba', null);
  history.navigator.go(-2);
  expect(place()).toBe('/sport-info/anchor');
  history.navigator.go(1);
  expect(place()).toBe('/sport-info/news');
  history.navigator.push('/sport-info/download', null);
  history.navigator.go(1);
  expect(place()).toBe('/sport-info/download');
  history.navigator.go(-99);
  expect(place()).toBe('/sport-info/anchor');
});

it('a memory history knows its first entry at an inner path, and what the page has behind it', () => {
  const history = createMemoryHistory('/sport-info/anchor/detail/7', { length: 1 });
  const place = () => [history.isFirst(), history.hasBehind()];
  expect(place()).toEqual([true, false]);
  history.navigator.replace('/sport-info/anchor/detail/8', null);
  expect(place()).toEqual([true, false]);
  history.navigator.push('/sport-info/news', null);
  expect(place()).toEqual([false, true]);
  expect(createMemoryHistory('/sport-info/anchor/detail/7', { length: 2 }).hasBehind()).toBe(true);
});

it('the first tap goes, taps within 1000 ms are dropped, back and redirects pass (section 9) [5.23, 9.23, navigation debounce.1]', () => {
  let now = 0;
  const history = createMemoryHistory('/a', { length: 1 });
  const taps = debounceTaps(
    history.navigator,
    createTaps(() => now),
  );
  taps.push('/b', null);
  now = NAVIGATION_DEBOUNCE_MS - 1;
  taps.push('/c', null);
  expect(history.get().location.pathname).toBe('/b');
  taps.replace('/d', null);
  expect(history.get().location.pathname).toBe('/d');
  now = NAVIGATION_DEBOUNCE_MS;
  taps.push('/e', null);
  taps.go(-1);
  expect(history.get().location.pathname).toBe('/d');
  taps.push('/f', null);
  expect(history.get().location.pathname).toBe('/f');
});
