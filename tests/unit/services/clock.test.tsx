import { createLifecycle } from '../../../src/app/mount/lifecycle';
import { createClock } from '../../../src/services/clock';
import { pageVisibility } from '../../support/unit/fake-services';

const START = 1_000_000;
const see = (visibilityState: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => {
  see('visible');
  jest.useRealTimers();
});

const makeClock = () => {
  const clock = createClock(() => Date.now(), pageVisibility);
  const ticks: number[] = [];
  return { clock, ticks, follow: () => clock.subscribe(() => ticks.push(clock.time() - START)) };
};

describe('a clock that several rows read', () => {
  it('runs nothing while nobody looks, and is right for a view that is drawn before it listens', () => {
    const { clock } = makeClock();
    jest.advanceTimersByTime(900);
    expect(clock.time() - START).toBe(0);
    jest.advanceTimersByTime(4_100);
    expect(clock.time() - START).toBe(5_000);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ticks once a second, and says the same time until the next tick', () => {
    const { clock, ticks, follow } = makeClock();
    follow();
    jest.advanceTimersByTime(2_500);
    expect(ticks).toEqual([0, 1_000, 2_000]);
    expect(clock.time() - START).toBe(2_000);
  });

  it('is one clock, however many look', () => {
    const { follow } = makeClock();
    follow();
    follow();
    expect(jest.getTimerCount()).toBe(1);
  });

  it('goes on until the last one looks away, and catches up for the next', () => {
    const { ticks, follow } = makeClock();
    const [one, other] = [follow(), follow()];
    one();
    jest.advanceTimersByTime(1_000);
    other();
    const heard = ticks.length;
    jest.advanceTimersByTime(5_000);
    expect(ticks).toHaveLength(heard);
    follow();
    expect(ticks.at(-1)).toBe(6_000);
  });

  it('stands in a hidden page, and is right at once when that is seen again', () => {
    const { ticks, follow } = makeClock();
    follow();
    see('hidden');
    jest.advanceTimersByTime(10_000);
    expect(ticks).toEqual([0]);
    see('visible');
    expect(ticks).toEqual([0, 10_000]);
    jest.advanceTimersByTime(1_000);
    expect(ticks).toEqual([0, 10_000, 11_000]);
  });

  it('a page that is seen when nobody looks starts nothing', () => {
    const { follow } = makeClock();
    follow()();
    see('visible');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stands while a host hides the app in a page that is seen [hidden.1]', () => {
    const lifecycle = createLifecycle({ window, onResume() {} });
    const clock = createClock(() => Date.now(), lifecycle);
    const ticks: number[] = [];
    clock.subscribe(() => ticks.push(clock.time() - START));
    lifecycle.setHostVisible(false);
    jest.advanceTimersByTime(5_000);
    expect(ticks).toEqual([0]);
    lifecycle.setHostVisible(true);
    expect(ticks).toEqual([0, 5_000]);
  });
});
