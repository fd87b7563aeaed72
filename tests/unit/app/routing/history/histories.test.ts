import { createMemoryHistory } from '../../../../../src/app/routing/history/memory-history';
import { debounceTaps, NAVIGATION_DEBOUNCE_MS } from '../../../../../src/app/routing/history/tap-debounce';

it('a memory history goes back and forth by itself', () => {
  const history = createMemoryHistory('/sport-info/anchor');
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

it('the first tap goes, taps within 1000 ms are dropped, back and redirects pass (section 9)', () => {
  let now = 0;
  const history = createMemoryHistory('/a');
  const taps = debounceTaps(history.navigator, () => now);
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
