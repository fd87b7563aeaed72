/**
 * The log-in of the app alone: a page of the same origin, as a site that serves the app has one. It stores the session where
 * the app looks for it and goes back. A member's name is the key of a demo user.
 */
const KEYS = ['token', 'uid', 'id', 'username', 'headUrl'];

/** A path of this origin, else the home page: never another host, nor this page again. */
function backPath() {
  const raw = new URLSearchParams(window.location.search).get('backPath') ?? '';
  try {
    const url = new URL(raw, window.location.origin);
    const isOurs = raw.startsWith('/') && url.origin === window.location.origin && !url.pathname.startsWith('//');
    return isOurs && !/^\/login(\/|$)/.test(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : '/';
  } catch {
    return '/';
  }
}

const cameFrom = (path) => document.referrer === new URL(path, window.location.origin).href;

function choose(user) {
  const session = { ...user, id: user.uid };
  for (const key of KEYS) {
    if (session[key]) window.localStorage.setItem(key, String(session[key]));
    else window.localStorage.removeItem(key);
  }
  // The page that asked is right behind: a second entry of it would make "back" a tap that does nothing.
  if (cameFrom(backPath()) && window.history.length > 1) window.history.back();
  else window.location.replace(backPath());
}

function show(user) {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.user = user.key;
  button.textContent = [user.username || user.key, user.note].filter(Boolean).join(' · ');
  button.addEventListener('click', () => choose(user));
  const item = document.createElement('li');
  item.append(button);
  document.getElementById('users').append(item);
}

async function start() {
  document.getElementById('back-path').textContent = `→ ${backPath()}`;
  show({ key: 'visitor', token: '' });
  const reply = await fetch('/_lab/users');
  for (const user of await reply.json()) if (user.token) show(user);
}

start().catch(() => {
  document.getElementById('back-path').textContent = '暂时无法登录 · Nobody can log in now';
});
