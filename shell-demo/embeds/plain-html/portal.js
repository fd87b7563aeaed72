const BASE = '/sport-info';
const page = document.getElementById('page');
let theme = 'normal';
let running;

/** All that the app needs of a bridge: the portal hears where the app is, the app hears of the theme. */
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
  return mount(page, { basename: BASE, bridge, theme, locale: 'en', api: { origin: 'http://localhost:4002' } });
}

async function close() {
  const handle = await running?.catch(() => undefined);
  handle?.unmount();
  running = undefined;
  page.textContent = 'The portal';
}

/** The portal has two pages, and the address says which one it is. */
function show() {
  const { pathname } = window.location;
  document.querySelector('output').textContent = pathname;
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

bridge.on('route:change', show);
window.addEventListener('popstate', show);
document.getElementById('home').addEventListener('click', () => go('/'));
document.getElementById('open').addEventListener('click', () => go(BASE));
document.getElementById('theme').addEventListener('click', () => {
  theme = theme === 'dark' ? 'normal' : 'dark';
  bridge.emit('theme', theme);
});
show();
