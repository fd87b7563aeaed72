import type { becomeNative, NativeCall } from './fake-native';
import { change, logOut, type NativeState, readState } from './native-state';

type Native = ReturnType<typeof becomeNative>;

interface DemoUser {
  readonly key: string;
  readonly token: string;
  readonly uid: string;
  readonly username: string;
}

const LOG_LIMIT = 100;
const TOAST_MS = 2_000;

export const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found;
};

function button(label: string, act: () => void): HTMLElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', act);
  return made;
}

/** A choice of one field of the state; `then` tells the page, where the native app would. */
function choice<K extends keyof NativeState>(name: K, values: readonly NativeState[K][], then = () => {}): HTMLElement {
  const label = document.createElement('label');
  const select = document.createElement('select');
  select.name = name;
  for (const value of values) select.append(new Option(String(value), String(value)));
  select.value = String(readState()[name]);
  select.addEventListener('change', () => {
    const value = values.find((one) => String(one) === select.value);
    if (value !== undefined) change({ [name]: value });
    showBar();
    then();
  });
  label.append(`${name} `, select);
  return label;
}

export function showBar(): void {
  element('native-bar').style.height = `${readState().bar}px`;
}

async function fetchUsers(): Promise<readonly DemoUser[]> {
  const reply = await fetch('/_lab/users');
  return ((await reply.json()) as DemoUser[]).filter(({ token }) => token !== '');
}

/** Members of the back end, each a native log-in. */
async function logIns(native: Native): Promise<HTMLElement[]> {
  const users = await fetchUsers().catch(() => []);
  return users.map(({ key, token, uid, username }) =>
    button(`log in ${key}`, () => {
      change({ code: 1, user: { token, uid: String(uid), username } });
      native.say('loginChanged');
    }),
  );
}

/** The native side in a corner of the page: its state, its messages, and what it was asked. */
export async function showPanel(native: Native, mountAgain: () => void): Promise<void> {
  const leave = (code: number) => () => {
    logOut(code);
    native.say('loginChanged');
  };
  element('native-panel').append(
    button('log out', leave(0)),
    button('log out with code 405', leave(405)),
    ...(await logIns(native)),
    choice('login', ['answers', 'silent', 'malformed', 'refuses'], () => native.say('loginChanged')),
    choice('theme', ['normal', 'dark'], () => native.say('themeChanged', { theme: readState().theme })),
    choice('bar', [0, 24, 44, 88], () => native.say('topBarChanged', { height: readState().bar })),
    choice('version', ['4.6.0', '4.5.9', '4.3.10', '4.3.1', '4.3.0']),
    choice('language', ['zh-CN', 'zh-TW', 'zh-HK']),
    button('tab anchor', () => native.say('selectTab', { tab: 'anchor' })),
    button('tab news', () => native.say('selectTab', { tab: 'news' })),
    button('device back', () => native.say('back')),
    button('network gone', () => native.say('networkChanged', { online: false })),
    button('network back', () => native.say('networkChanged', { online: true })),
    button('spoof', native.spoof),
    button('mount again', mountAgain),
    document.createElement('ol'),
  );
}

/** Writes a call down, newest first, and shows what a native app would show. */
export function showCall({ name, params }: NativeCall): void {
  const line = document.createElement('li');
  line.dataset['call'] = name;
  line.dataset['params'] = JSON.stringify(params);
  line.textContent = `${name} ${line.dataset['params']}`;
  const log = element('native-panel').querySelector('ol');
  log?.prepend(line);
  log?.children[LOG_LIMIT]?.remove();
  const said =
    name === 'toast' ? String(params['text']) : /^(jump|open|back)/.test(name) ? line.textContent : undefined;
  if (said === undefined) return;
  const toast = element('native-toast');
  toast.textContent = said;
  toast.hidden = false;
  setTimeout(() => {
    toast.hidden = true;
  }, TOAST_MS);
}
