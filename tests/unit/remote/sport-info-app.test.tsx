import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import EventEmitter from 'eventemitter3';
import { Router } from 'react-router-dom';
import { IntlProvider } from 'use-intl/react';
import AnchorHomePage from '../../../src/pages/anchor/anchor-home-page';
import SportInfoApp from '../../../src/remote/SportInfoApp';

/** As many as somebody reads through to know where a page's context comes from. */
const MOST_LEVELS = 14;
/** Components of packages; whatever is not named here is ours. The router's own one is not exported. */
const FOREIGN = new Set<unknown>([IntlProvider, QueryClientProvider, Router]);

interface Fiber {
  readonly type: unknown;
  readonly return: Fiber | null;
}

/** React's own node of an element. */
function fiberOf(element: Element): Fiber | null {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? null : (Reflect.get(element, key) as Fiber);
}

/** What a fiber renders by: a function or class, the one behind a `memo`, or undefined for elements and React's own. */
function componentOf({ type }: Fiber): { readonly name: string } | undefined {
  if (typeof type === 'function') return type;
  const inner: unknown = typeof type === 'object' && type !== null ? Reflect.get(type, 'type') : undefined;
  return typeof inner === 'function' ? inner : undefined;
}

/** Names of the components from the root to `page`. */
function levelsTo(page: unknown, element: Element): string[] {
  const above: string[] = [];
  let isInside = true;
  for (let fiber = fiberOf(element); fiber !== null; fiber = fiber.return) {
    const component = componentOf(fiber);
    if (component === page) isInside = false;
    if (component === undefined || isInside || FOREIGN.has(component) || FOREIGN.has(component.name)) continue;
    // A memo and the function in it may each have a fiber.
    if (above[0] !== component.name) above.unshift(component.name);
  }
  return above;
}

const storedDomains = (origin: string) =>
  JSON.stringify({ of: 'http://localhost 1', list: [{ type: 'api', domain: origin }] });
const DOMAINS = '[{"type":"api","domain":"http://localhost"}]';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/sport-info/anchor');
  Reflect.set(globalThis, 'CSS', { supports: () => true });
  window.scrollTo = () => undefined;
  globalThis.fetch = jest.fn(
    async (address) =>
      new Response(String(address).includes('domain/list') ? `{"code":0,"data":${DOMAINS}}` : '{"code":0,"data":{}}'),
  );
});

const pageIn = (container: HTMLElement) =>
  waitFor(
    () => {
      const found = container.querySelector('main');
      if (found === null) throw new Error('no page yet');
      return found;
    },
    { timeout: 10_000 },
  );

const skeletonIn = (container: HTMLElement) => container.querySelector('[data-testid="si-outline"]');

/** First: later mounts find the app's code there. */
it('what the host changes while the code is on its way holds, and no early reply is lost', async () => {
  const bridge = new EventEmitter();
  const options = { basename: '/sport-info', bridge, flags: {} } as const;
  const { container, rerender, unmount } = render(<SportInfoApp {...options} />);
  rerender(<SportInfoApp {...options} flags={{}} theme="dark" coinCode="EUR" />);
  await pageIn(container);
  expect(container.querySelector('.sport-info')?.getAttribute('data-theme')).toBe('dark');
  const asked = jest.mocked(fetch).mock.calls.map(([address]) => String(address));
  expect(asked.filter((address) => address.includes('domain/list'))).toHaveLength(1);
  await act(async () => unmount());
});

it('on a slow line its skeleton stands for the first screen until that is drawn', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const answered = fetch;
  globalThis.fetch = async (...asked) => {
    await held;
    return answered(...asked);
  };
  const { container, unmount } = render(<SportInfoApp basename="/sport-info" bridge={new EventEmitter()} />);
  await waitFor(() => expect(skeletonIn(container)).not.toBeNull());
  expect(container.querySelector('main')).toBeNull();
  answer();
  await pageIn(container);
  expect(skeletonIn(container)).toBeNull();
  await act(async () => unmount());
});

it('from the root to a page stand few components of ours, and none that only forwards', async () => {
  // An earlier visit's: the page stands, whatever the server says.
  localStorage.setItem('si:domains', storedDomains('http://localhost'));
  localStorage.setItem('si:common-config', '{}');
  const bridge = new EventEmitter();
  const { container, unmount } = render(<SportInfoApp basename="/sport-info" bridge={bridge} />);
  const main = await pageIn(container);
  const levels = levelsTo(AnchorHomePage, main);
  expect(levels).toEqual([
    // Whether it can start, and the first calls.
    'SportInfoApp',
    // The life of the mount, and changes of its options.
    'HostedApp',
    // The root element, texts, readings, services.
    'AppRoot',
    // What breaks outside of a page.
    'Boundary',
    // The start-up gate, and the address.
    'AppRouter',
    // Main tabs, bars, the service button.
    'AppLayout',
    'Column',
    // Which pages stay mounted.
    'KeptPages',
    // Its scroll position and its router.
    'Page',
    // Which page answers the address.
    'PageRoutes',
    // Its chunk.
    'PageOutlet',
    'Boundary',
    // Its title and focus.
    'PageView',
    'AnchorHomePage',
  ]);
  expect(levels.length).toBeLessThanOrEqual(MOST_LEVELS);
  await act(async () => unmount());
});

it('a stored list whose hosts have died locks nobody out: the own origin answers, and its list is stored [domain list.6]', async () => {
  localStorage.setItem('si:domains', storedDomains('http://dead.example'));
  const answered = fetch;
  const asked: string[] = [];
  globalThis.fetch = async (address, init) => {
    const url = address instanceof Request ? address.url : String(address);
    asked.push(url);
    if (url.startsWith('http://dead.example')) throw new TypeError('unreachable');
    return answered(url, init);
  };
  const api = { allowedHosts: ['dead.example'] };
  const { container, unmount } = render(<SportInfoApp basename="/sport-info" bridge={new EventEmitter()} api={api} />);
  await pageIn(container);
  const stored = () => expect(localStorage.getItem('si:domains')).toBe(storedDomains('http://localhost'));
  await waitFor(stored, { timeout: 5_000 });
  expect(asked.some((address) => address.startsWith('http://dead.example'))).toBe(true);
  await act(async () => unmount());
});
