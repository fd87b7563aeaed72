import webpack, { type Stats, type Watching } from 'webpack';
import { naps } from '../../../../tools/dev/naps';

const SLEEPS_AFTER_MS = 2_000;

// Its parts are loaded with the first compiler, and keep the clock that they find.
beforeAll(() => void webpack({}));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A compiler with its hooks, which watches as far as a nap goes, and the dev server's sockets. */
function sleeper() {
  const compiler = webpack({});
  const watching = {
    suspended: false,
    suspend: jest.fn(() => {
      watching.suspended = true;
    }),
    resume: jest.fn(() => {
      watching.suspended = false;
    }),
  };
  compiler.watching = watching as unknown as Watching;
  const { hooks } = compiler;
  const pages: (() => void)[] = [];
  const { middleware, watch } = naps(compiler);
  watch({ clients: [], implementation: { on: (_, heard) => pages.push(() => heard({ on: () => undefined })) } });
  const next = jest.fn();
  const ask = async () => {
    const { middleware: run } = middleware as unknown as { middleware: (...all: unknown[]) => void };
    run({}, { once: () => undefined }, next);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { compiler, hooks, watching, next, ask, open: () => pages[0]?.() };
}

test('a build that nobody asks for sleeps, and wakes without being made again', async () => {
  const { watching, ask, next } = sleeper();
  jest.advanceTimersByTime(SLEEPS_AFTER_MS);
  expect(watching.suspended).toBe(true);
  await ask();
  expect(watching).toMatchObject({ suspended: false });
  expect(watching.resume).not.toHaveBeenCalled();
  expect(next).toHaveBeenCalledTimes(1);
});

test.each(['afterDone', 'failed'] as const)('of changed sources the page waits for the build: %s', async (end) => {
  const { hooks, watching, ask, next } = sleeper();
  jest.advanceTimersByTime(SLEEPS_AFTER_MS);
  hooks.invalid.call('a.ts', 0);
  await ask();
  expect(watching.resume).toHaveBeenCalledTimes(1);
  expect(next).not.toHaveBeenCalled();
  if (end === 'failed') hooks.failed.call(new Error('disk'));
  else hooks.afterDone.call({} as Stats);
  await jest.advanceTimersByTimeAsync(0);
  expect(next).toHaveBeenCalledTimes(1);
});

test('changes that were built before the nap are no reason to build', async () => {
  const { compiler, hooks, watching, ask } = sleeper();
  hooks.invalid.call('a.ts', 0);
  await hooks.watchRun.promise(compiler);
  jest.advanceTimersByTime(SLEEPS_AFTER_MS);
  await ask();
  expect(watching.resume).not.toHaveBeenCalled();
});

test('a page that was open before the server wakes it', () => {
  const { watching, open } = sleeper();
  jest.advanceTimersByTime(SLEEPS_AFTER_MS);
  open();
  expect(watching.suspended).toBe(false);
});
