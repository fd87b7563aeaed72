/** @jest-environment jsdom */
import { createLifecycle } from '../../../../src/app/mount/lifecycle';

const MINUTE_MS = 60_000;

function watched() {
  const resumes: number[] = [];
  let hidden = false;
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
  const lifecycle = createLifecycle({ window, onResume: () => resumes.push(Date.now()) });
  const stop = lifecycle.start();
  return {
    lifecycle,
    resumes,
    stop,
    /** `step`: the device's clock is set meanwhile. */
    sleep(ms: number, step = 0) {
      hidden = true;
      document.dispatchEvent(new Event('visibilitychange'));
      jest.advanceTimersByTime(ms);
      jest.setSystemTime(Date.now() + step);
      hidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    pass: (ms: number) => jest.advanceTimersByTime(ms),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** decisions.md, subscribe: visible after more than 60 s, online, pageshow. */
it.each<[string, (page: ReturnType<typeof watched>) => void, number]>([
  ['a glance elsewhere', (page) => page.sleep(MINUTE_MS), 0],
  ['visible after more than 60 s [subscribe.3]', (page) => page.sleep(MINUTE_MS + 1), 1],
  ['visible after 61 s in which the clock was set back', (page) => page.sleep(MINUTE_MS + 1, -60 * MINUTE_MS), 1],
  ['after a sleep in which the monotonic clock stood', (page) => page.sleep(0, MINUTE_MS + 1), 1],
  ['online [subscribe.3]', () => window.dispatchEvent(new Event('online')), 1],
  [
    'back from the page cache [subscribe.3]',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    1,
  ],
  ['the first pageshow', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })), 0],
  [
    'the host hid the app for long',
    (page) => {
      page.lifecycle.setHostVisible(false);
      page.pass(MINUTE_MS + 1);
      page.lifecycle.setHostVisible(true);
    },
    1,
  ],
])('%s', (_name, act, count) => {
  const page = watched();
  act(page);
  page.stop();
  window.dispatchEvent(new Event('online'));
  expect(page.resumes).toHaveLength(count);
});

test('hidden by page or host, nobody looks [4.36]', () => {
  const page = watched();
  expect(page.lifecycle.isVisible()).toBe(true);
  page.lifecycle.setHostVisible(false);
  expect(page.lifecycle.isVisible()).toBe(false);
  page.stop();
});

test('who plays a video hears when nobody looks any more, until they stop listening', () => {
  const page = watched();
  const seen: boolean[] = [];
  const stop = page.lifecycle.onVisibility(() => seen.push(page.lifecycle.isVisible()));
  page.sleep(1);
  page.lifecycle.setHostVisible(false);
  stop();
  page.lifecycle.setHostVisible(true);
  page.stop();
  expect(seen).toEqual([false, true, false]);
});
