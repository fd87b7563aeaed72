import { createTicker } from '../../../src/services/ticker';

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

const makeTicker = () => {
  const ticker = createTicker(() => Date.now());
  const ticks: number[] = [];
  return { ticker, ticks, follow: () => ticker.subscribe(() => ticks.push(ticker.time() - START)) };
};

describe('a clock that several rows read', () => {
  it('stands still while nobody looks', () => {
    const { ticker } = makeTicker();
    jest.advanceTimersByTime(5_000);
    expect(ticker.time()).toBe(START);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ticks once a second, and says the same time until the next tick', () => {
    const { ticker, ticks, follow } = makeTicker();
    follow();
    jest.advanceTimersByTime(2_500);
    expect(ticks).toEqual([0, 1_000, 2_000]);
    expect(ticker.time() - START).toBe(2_000);
  });

  it('is one clock, however many look', () => {
    const { follow } = makeTicker();
    follow();
    follow();
    expect(jest.getTimerCount()).toBe(1);
  });

  it('goes on until the last one looks away, and catches up for the next', () => {
    const { ticks, follow } = makeTicker();
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
    const { ticks, follow } = makeTicker();
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
    const { follow } = makeTicker();
    follow()();
    see('visible');
    expect(jest.getTimerCount()).toBe(0);
  });
});
