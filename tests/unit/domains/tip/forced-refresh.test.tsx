import { tipStore } from '../../../../src/domains/tip/tip-store';
import { fakeServices } from '../../../support/unit/fake-services';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = () => {
  const { stores } = fakeServices({}).services;
  const store = stores.get(tipStore);
  return { force: () => store.getState().forceRefresh(), isForced: () => store.getState().isRefreshForced };
};

test('section 4: the flag of a forced refresh stands for 50 ms after a purchase', () => {
  const { force, isForced } = setUp();
  expect(isForced()).toBe(false);
  force();
  jest.advanceTimersByTime(49);
  expect(isForced()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isForced()).toBe(false);
});

test('a second purchase within it begins the 50 ms anew', () => {
  const { force, isForced } = setUp();
  force();
  jest.advanceTimersByTime(30);
  force();
  jest.advanceTimersByTime(30);
  expect(isForced()).toBe(true);
  jest.advanceTimersByTime(20);
  expect(isForced()).toBe(false);
});
