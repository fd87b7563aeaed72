const BASE = '/sport-info';
const find = (selector) => document.querySelector(selector);
const page = find('#page');
/** The app is told these by the portal; a session of `null` is a visitor. */
const told = { theme: 'normal', locale: 'en', session: null };
let running;

/** All that the app needs of a bridge. */
const listeners = new Map();
const of = (name) => listeners.get(name) ?? new Set();
const bridge = {
  on: (name, listener) => listeners.set(name, of(name).add(listener)),
  off: (name, listener) => of(name).delete(listener),
  emit: (name, payload) => {
    for (const listener of of(name)) listener(payload);
  },
  listenerCount: (name) => of(name).size,
};

/** The remote's container stands on the page as `sportInfo`; an empty share scope will do, `mount` brings its own React. */
async function open() {
  if (window.sportInfo === undefined) throw new Error('remoteEntry.js is not there');
  await window.sportInfo.init({});
  const { mount } = (await window.sportInfo.get('./mount'))();
  page.replaceChildren();
  // Without `api` the app asks the portal's own origin.
  return mount(page, { basename: BASE, bridge, api: { origin: 'http://localhost:4002' }, ...told });
}

async function close() {
  const handle = await running?.catch(() => undefined);
  handle?.unmount();
  running = undefined;
  page.textContent = 'The portal';
}

/** The portal has three pages, and the address says which one it is. */
function show() {
  const { pathname } = window.location;
  find('[data-testid="router"]').textContent = pathname;
  find('#log-in').hidden = pathname !== '/login';
  if (!pathname.startsWith(BASE)) return void close();
  running ??= open();
  running.catch(() => {
    page.textContent = 'Sport info cannot be had now.';
  });
}

function go(path) {
  window.history.pushState(null, '', path);
  show();
}

async function tell(news) {
  Object.assign(told, news);
  const handle = await running?.catch(() => undefined);
  handle?.update(news);
}

bridge.on('route:change', show);
bridge.on('login:jump', () => go('/login'));
bridge.on('navigate:out', ({ href, path }) => window.location.assign(href || path));
bridge.on('customer-service:open', ({ from }) => {
  find('[data-testid="said"]').textContent = `Customer service for ${from}`;
});
window.addEventListener('popstate', show);
find('#home').addEventListener('click', () => go('/'));
find('#open').addEventListener('click', () => go(BASE));
find('#theme').addEventListener('click', () => tell({ theme: told.theme === 'dark' ? 'normal' : 'dark' }));
find('#language').addEventListener('click', () => tell({ locale: told.locale === 'en' ? 'zh-CN' : 'en' }));
find('#log-in').addEventListener('submit', (event) => {
  event.preventDefault();
  void tell({ session: { token: find('[name="token"]').value } });
  // The page that asked is right behind.
  window.history.back();
});
show();
