import { act, fireEvent, render, waitFor } from '@testing-library/react';
import SportInfoApp from '../../../../src/remote/SportInfoApp';
import { stubBrowser } from '../../../support/unit/browser-stubs';

const DOMAINS = '[{"type":"api","domain":"http://localhost"}]';
const scrolled = jest.fn();

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  window.history.replaceState(null, '', '/sport-info/anchor');
  Reflect.set(globalThis, 'CSS', { supports: () => true });
  scrolled.mockReset();
  window.scrollTo = scrolled;
  globalThis.fetch = jest.fn(
    async (address) =>
      new Response(String(address).includes('domain/list') ? `{"code":0,"data":${DOMAINS}}` : '{"code":0,"data":{}}'),
  );
});
afterEach(() => Reflect.deleteProperty(globalThis, 'siOnCommit'));

const kept = (container: HTMLElement, path: string) => container.querySelector<HTMLElement>(`[data-kept="${path}"]`);
const isSeen = (shelf: HTMLElement | null) => shelf !== null && shelf.className === '' && shelf.style.display === '';
const link = (container: HTMLElement, path: string) => {
  const found = container.querySelector(`a[href="/sport-info${path}"]`);
  if (found === null) throw new Error(`no link to ${path}`);
  return found;
};

/** Opens anchor home and goes to another page. */
async function openAndLeave(to: string) {
  const rendered = render(<SportInfoApp basename="/sport-info" />);
  const { container } = rendered;
  await waitFor(() => link(container, to), { timeout: 10_000 });
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 420 });
  fireEvent.scroll(window);
  // Taps within a second of another are dropped.
  fireEvent.click(link(container, to));
  await waitFor(() => expect(isSeen(kept(container, '/anchor'))).toBe(false), { timeout: 10_000 });
  return rendered;
}

/** What was seen after each commit of React, and where React's own pages stood. */
function watchCommits(container: HTMLElement) {
  const seen: { isShown: boolean; hasRendered: boolean }[] = [];
  Reflect.set(globalThis, 'siOnCommit', () => {
    const shelf = kept(container, '/anchor');
    // React's own word on a page that it hides.
    const key = Object.keys(shelf ?? {}).find((name) => name.startsWith('__reactProps$')) ?? '';
    const props = Reflect.get(shelf ?? {}, key) as { className?: string } | undefined;
    seen.push({ isShown: isSeen(shelf), hasRendered: props?.className === undefined });
  });
  return seen;
}

test.each([['/news'], ['/anchor/week-rank']])(
  'back from %s the kept page is shown by its class before React has rendered it [main tabs.2]',
  async (to) => {
    const { container, unmount } = await openAndLeave(to);
    const seen = watchCommits(container);
    scrolled.mockReset();
    window.history.back();
    await waitFor(() => expect(seen.at(-1)).toEqual({ isShown: true, hasRendered: true }));
    const first = seen.findIndex(({ isShown }) => isShown);
    expect(seen[first]).toEqual({ isShown: true, hasRendered: false });
    // It is scrolled once, with the class, and not again by React.
    expect(scrolled.mock.calls).toEqual([[{ top: 420, behavior: 'instant' }]]);
    expect(kept(container, '/anchor')?.nextElementSibling?.className ?? 'shelved').toContain('shelved');
    await act(async () => unmount());
  },
);

test('who goes on before React is through stands where they were [main tabs.2]', async () => {
  const { container, unmount } = await openAndLeave('/news');
  const seen = watchCommits(container);
  let steps = 0;
  window.addEventListener('popstate', () => {
    steps += 1;
    if (steps === 1) window.history.forward();
  });
  window.history.back();
  await waitFor(() => expect(steps).toBe(2));
  await waitFor(() => expect(isSeen(kept(container, '/news'))).toBe(true));
  await waitFor(() => expect(isSeen(kept(container, '/anchor'))).toBe(false));
  // It was seen on the way, so that its going says something.
  expect(seen.some(({ isShown }) => isShown)).toBe(true);
  await act(async () => unmount());
});
