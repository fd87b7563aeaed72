import type { MountHandle, MountOptions } from 'sportInfo/mount';
import EventEmitter from 'eventemitter3';

const BASE = '/sport-info';
/** The API's origin; without it the app asks the portal's own. */
const api = { origin: 'http://localhost:4002' };
/** The app is told these by the portal; a session of `null` is a visitor. */
const told: Pick<MountOptions, 'theme' | 'locale' | 'session'> = { theme: 'normal', locale: 'en', session: null };
const bridge = new EventEmitter();
let handle: MountHandle | undefined;
/** The app comes and goes, one after the other, however fast the address changes. */
let turn = Promise.resolve();

const element = <E extends HTMLElement>(selector: string) => {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
};

async function open(): Promise<void> {
  if (handle !== undefined) return;
  const page = element('#page');
  page.textContent = 'Opening…';
  const { mount } = await import('sportInfo/mount');
  page.replaceChildren();
  handle = mount(page, { basename: BASE, bridge, api, ...told });
}

function close(): void {
  handle?.unmount();
  handle = undefined;
  element('#page').textContent = 'The portal';
}

/** The portal has three pages, and the address says which one it is. */
function show(): void {
  const { pathname } = window.location;
  element('[data-testid="router"]').textContent = pathname;
  element('#log-in').hidden = pathname !== '/login';
  turn = turn.then(pathname.startsWith(BASE) ? open : close).catch(() => {
    // The bundler keeps an import that failed.
    element('#page').textContent = 'Sport info cannot be had now. Reload the page to try again.';
  });
}

const go = (path: string) => {
  window.history.pushState(null, '', path);
  show();
};

function tell(news: typeof told): void {
  Object.assign(told, news);
  handle?.update(news);
}

bridge.on('route:change', show);
bridge.on('login:jump', () => go('/login'));
bridge.on('navigate:out', ({ href, path }) => window.location.assign(href || path));
bridge.on('customer-service:open', ({ from }) => {
  element('[data-testid="said"]').textContent = `Customer service for ${from}`;
});
window.addEventListener('popstate', show);
element('#home').addEventListener('click', () => go('/'));
element('#open').addEventListener('click', () => go(BASE));
element('#theme').addEventListener('click', () => tell({ theme: told.theme === 'dark' ? 'normal' : 'dark' }));
element('#language').addEventListener('click', () => tell({ locale: told.locale === 'en' ? 'zh-CN' : 'en' }));
element<HTMLFormElement>('#log-in').addEventListener('submit', (event) => {
  event.preventDefault();
  tell({ session: { token: element<HTMLInputElement>('[name="token"]').value } });
  // The page that asked is right behind.
  window.history.back();
});
show();
