import type { MountHandle } from 'sportInfo/mount';
import EventEmitter from 'eventemitter3';

const BASE = '/sport-info';
/** The API's origin; without it the app asks the portal's own. */
const api = { origin: 'http://localhost:4002' };

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
};

const bridge = new EventEmitter();
let theme: 'normal' | 'dark' = 'normal';
let running: Promise<MountHandle> | undefined;

async function open(): Promise<MountHandle> {
  const page = element('#page');
  page.textContent = 'Opening…';
  const { mount } = await import('sportInfo/mount');
  page.replaceChildren();
  return mount(page, { basename: BASE, bridge, theme, locale: 'en', api });
}

async function close(): Promise<void> {
  (await running)?.unmount();
  running = undefined;
  element('#page').textContent = 'The portal';
}

/** The portal has two pages, and the address says which one it is. */
function show(): void {
  const { pathname } = window.location;
  element('output').textContent = pathname;
  if (!pathname.startsWith(BASE)) void close();
  else running ??= open();
}

const go = (path: string) => {
  window.history.pushState(null, '', path);
  show();
};

bridge.on('route:change', show);
window.addEventListener('popstate', show);
element('#home').addEventListener('click', () => go('/'));
element('#open').addEventListener('click', () => go(BASE));
element('#theme').addEventListener('click', () => {
  theme = theme === 'dark' ? 'normal' : 'dark';
  bridge.emit('theme', theme);
});
show();
