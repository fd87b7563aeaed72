/** What the fake native app is; it outlasts a reload, as an app outlasts a page of its WebView. */
export interface NativeState {
  /** Of `getLoginInfo`; 1 is logged in. */
  readonly code: number;
  readonly user: { readonly token: string; readonly uid: string; readonly username: string };
  /** How `getLoginInfo` is answered. */
  readonly login: 'answers' | 'silent' | 'malformed' | 'refuses';
  readonly theme: 'normal' | 'dark';
  /** CSS px. */
  readonly bar: number;
  readonly version: string;
  readonly language: string;
  readonly deviceId: string;
}

const STORED_AS = 'native:state';
const NOBODY = { token: '', uid: '', username: '' };

const INITIAL: NativeState = {
  code: 0,
  user: NOBODY,
  login: 'answers',
  theme: 'normal',
  bar: 0,
  version: '4.6.0',
  language: 'zh-CN',
  deviceId: 'native-device-1',
};

export function readState(): NativeState {
  const stored = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Partial<NativeState>;
  return { ...INITIAL, ...stored };
}

export function change(patch: Partial<NativeState>): void {
  sessionStorage.setItem(STORED_AS, JSON.stringify({ ...readState(), ...patch }));
}

export const logOut = (code = 0): void => change({ code, user: NOBODY });
