const BASE = '/sport-info';
const REMOTE = 'http://localhost:4001/remoteEntry.js';
const find = (selector) => document.querySelector(selector);
const page = find('#page');
/** The app is told these by the portal; a session of `null` is a visitor. */
const told = { theme: 'normal', locale: 'en', session: null };
let handle;
/** The app comes and goes, one after the other, however fast the address changes. */
let turn = Promise.resolve();

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

/** A script that failed is not tried again by its tag. */
const fetchRemote = () =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    document.head.append(
      Object.assign(script, { src: REMOTE, crossOrigin: 'anonymous', onload: resolve, onerror: reject }),
    );
  });

/** The script puts the container on `window.sportInfo`; an empty share scope will do, `mount` brings its own React. */
async function open() {
  if (handle !== undefined) return;
  if (window.sportInfo === undefined) await fetchRemote();
  await window.sportInfo.init({});
  const { mount } = (await window.sportInfo.get('./mount'))();
  page.replaceChildren();
  // Without `api` the app asks the portal's own origin.
  handle = mount(page, { basename: BASE, bridge, api: { origin: 'http://localhost:4002' }, ...told });
}

function close() {
  handle = handle?.unmount();
  page.textContent = 'The portal';
}

/** The portal has three pages, and the address says which one it is. */
function show() {
  const { pathname } = window.location;
  find('[data-testid="router"]').textContent = pathname;
  find('#log-in').hidden = pathname !== '/login';
  turn = turn.then(pathname.startsWith(BASE) ? open : close).catch(() => {
    page.textContent = 'Sport info cannot be had now.';
  });
}

function go(path) {
  window.history.pushState(null, '', path);
  show();
}

function tell(news) {
  Object.assign(told, news);
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
  tell({ session: { token: find('[name="token"]').value } });
  // The page that asked is right behind.
  window.history.back();
});
show();
