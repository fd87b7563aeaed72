/** @jest-environment jsdom */
import { createLifecycle } from '../../../../src/app/mount/lifecycle';

const MINUTE_MS = 60_000;

function watched() {
  const resumes: number[] = [];
  let time = 0;
  let hidden = false;
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
  const lifecycle = createLifecycle({ window, now: () => time, onResume: () => resumes.push(time) });
  const stop = lifecycle.start();
  return {
    lifecycle,
    resumes,
    stop,
    sleep(ms: number) {
      hidden = true;
      document.dispatchEvent(new Event('visibilitychange'));
      time += ms;
      hidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    pass: (ms: number) => {
      time += ms;
    },
  };
}

/** decisions.md, subscribe: visible after more than 60 s, online, pageshow. */
it.each<[string, (page: ReturnType<typeof watched>) => void, number]>([
  ['a glance elsewhere', (page) => page.sleep(MINUTE_MS), 0],
  ['visible after more than 60 s', (page) => page.sleep(MINUTE_MS + 1), 1],
  ['online', () => window.dispatchEvent(new Event('online')), 1],
  ['back from the page cache', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })), 1],
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

test('hidden by page or host, nobody looks', () => {
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
