import { act, render, screen } from '@testing-library/react';
import { Activity, StrictMode, Suspense, useEffect, useState } from 'react';
import { useLifetime } from '../../../src/remote/use-lifetime';

/** An app that only writes down when it begins and ends. */
function setUp() {
  const log: string[] = [];
  const begin = () => {
    log.push('begin');
    return () => log.push('end');
  };
  /** As the app does: nothing is drawn before the first commit. */
  function App() {
    const [isStarted, setIsStarted] = useState(false);
    const onElement = useLifetime(begin);
    useEffect(() => setIsStarted(true), []);
    return isStarted ? <p ref={onElement}>app</p> : null;
  }
  return { log, App };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms = 60_000) => act(() => jest.advanceTimersByTimeAsync(ms));

it.each([true, false])('begins once and ends at once when it is taken away; StrictMode: %p', async (isStrict) => {
  const { log, App } = setUp();
  const page = render(
    isStrict ? (
      <StrictMode>
        <App />
      </StrictMode>
    ) : (
      <App />
    ),
  );
  await pass();
  expect(log).toEqual(['begin']);
  page.unmount();
  expect(log).toEqual(['begin', 'end']);
  await pass();
  expect(log).toEqual(['begin', 'end']);
  expect(jest.getTimerCount()).toBe(0);
});

it('goes on while the host hides it, and when it is shown again', async () => {
  const { log, App } = setUp();
  const page = render(
    <Activity mode="visible">
      <App />
    </Activity>,
  );
  for (const mode of ['hidden', 'visible', 'hidden', 'visible'] as const) {
    page.rerender(
      <Activity mode={mode}>
        <App />
      </Activity>,
    );
    await pass();
  }
  expect(log).toEqual(['begin']);
  page.unmount();
  expect(log).toEqual(['begin', 'end']);
});

it('ends soon after it was taken away while it was hidden', async () => {
  const { log, App } = setUp();
  const page = render(
    <Activity mode="visible">
      <App />
    </Activity>,
  );
  page.rerender(
    <Activity mode="hidden">
      <App />
    </Activity>,
  );
  await pass();
  page.unmount();
  await pass(1_000);
  expect(log).toEqual(['begin', 'end']);
  expect(jest.getTimerCount()).toBe(0);
});

it("goes on where the host's own Suspense suspends again, and ends when it is taken away meanwhile", async () => {
  const { log, App } = setUp();
  let come = () => {};
  let late: Promise<void> | undefined;
  const suspend = () => {
    late = new Promise<void>((resolve) => {
      come = resolve;
    });
  };
  function Sibling() {
    if (late !== undefined) throw late;
    return null;
  }
  const tree = () => (
    <Suspense fallback={<p>host waits</p>}>
      <App />
      <Sibling />
    </Suspense>
  );
  const page = render(tree());
  suspend();
  page.rerender(tree());
  await pass();
  expect(screen.getByText('host waits')).toBeVisible();
  expect(log).toEqual(['begin']);
  late = undefined;
  await act(async () => come());
  await pass();
  expect(screen.getByText('app')).toBeVisible();
  expect(log).toEqual(['begin']);
  suspend();
  page.rerender(tree());
  page.unmount();
  expect(log).toEqual(['begin', 'end']);
});

it('ends where it is taken away before it has drawn anything', async () => {
  const { log } = setUp();
  function Never() {
    useLifetime(begin);
    return null;
  }
  const begin = () => {
    log.push('begin');
    return () => log.push('end');
  };
  render(<Never />).unmount();
  await pass(0);
  expect(log).toEqual(['begin', 'end']);
});
