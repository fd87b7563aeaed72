import { createNativeBridge } from '../../bridge/native/native-bridge';
import type { NativePort } from '../../bridge/native/native-port';
import type { Reporter } from '../../contract/shell/mount-options';
import type { NativeCall } from '../../contract/shell/native';
import type { MainTab, SessionValue } from '../../contract/shell/shell-events';
import type { ConfigState } from '../../domains/config/config-store';

/** Code of `getLoginInfo` (product.md, section 7): 1 is logged in. */
const LOGGED_IN = 1;
const KEY_BYTES = 16;
/** The wait for the native app's first answer; after it the first calls leave with the known values. */
const ANSWER_GRACE_MS = 500;

export interface NativeUse {
  /** Undefined where the host says who the user is: it goes before the native app. */
  readonly adoptSession: ((session: SessionValue | null) => void) | undefined;
  readonly adoptDevice: (deviceId: string) => void;
  readonly configure: (patch: Partial<ConfigState>) => void;
  readonly selectTab: (tab: MainTab) => void;
  readonly goBack: () => void;
  readonly onNetwork: (isThere: boolean) => void;
}

export interface NativeApp {
  readonly call: NativeCall;
  /** Resolves when every question of the start is answered, or after the grace: what comes later counts when it comes. */
  readonly introduced: Promise<unknown>;
  stop(): void;
}

interface NativePage {
  readonly port: NativePort;
  readonly page: object;
  readonly crypto: Pick<Crypto, 'getRandomValues'>;
  readonly report: Reporter;
}

/** Waits for the answers, or for the end of the grace. */
function withGrace(answers: Promise<unknown>, onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const giveUp = () => clearTimeout(timer);
  const silence = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      onSilence();
      resolve();
    }, ANSWER_GRACE_MS);
  });
  return { introduced: Promise.race([answers, silence]).finally(giveUp), giveUp };
}

/** Opens the bridge and asks at once for user, device, theme and bar; all together, for each may take 3 s. */
export function startNativeApp({ port, page, crypto, report }: NativePage, use: NativeUse): NativeApp {
  const key = [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16)).join('-');
  const { call, start } = createNativeBridge({ port, page, key, report });
  let asked = 0;
  let login: 'unknown' | 'presumed' | 'told' = 'unknown';

  const readLogin = async () => {
    const { adoptSession } = use;
    if (adoptSession === undefined) return;
    asked += 1;
    const turn = asked;
    const result = await call('getLoginInfo', {});
    // An older answer must not undo a newer one; the end of the mount is no log-out.
    if (turn !== asked || (!result.ok && result.reason === 'closed')) return;
    const info = result.ok ? result.data : undefined;
    const isMember = info?.code === LOGGED_IN && info.token !== undefined;
    if (isMember) adoptSession({ ...info, token: info.token ?? '', uid: info.uid ?? '' });
    else if (login !== 'presumed') adoptSession(null);
    login = 'told';
  };
  const readInfo = async () => {
    const result = await call('getNativeInfo', {});
    if (!result.ok) return;
    const { deviceId, version, language } = result.data;
    use.adoptDevice(deviceId);
    use.configure({ deviceLanguage: language ?? '', ...(version === undefined ? {} : { appVersion: version }) });
  };
  const readTheme = async () => {
    const result = await call('getTheme', {});
    if (result.ok) use.configure(result.data);
  };
  const readBar = async () => {
    const result = await call('getTopBarHeight', {});
    if (result.ok) use.configure({ topBarHeight: result.data.height });
  };

  const stop = start({
    selectTab: ({ tab }) => use.selectTab(tab),
    themeChanged: use.configure,
    loginChanged: () => void readLogin(),
    topBarChanged: ({ height }) => use.configure({ topBarHeight: height }),
    networkChanged: ({ online }) => use.onNetwork(online),
    back: use.goBack,
  });
  const answers = Promise.all([readInfo(), readLogin(), readTheme(), readBar()]);
  const { introduced, giveUp } = withGrace(answers, () => {
    if (login !== 'unknown') return;
    // The native app's word goes before what is stored: until it says so, nobody is a member.
    login = 'presumed';
    use.adoptSession?.(null);
  });
  return {
    call,
    introduced,
    stop() {
      giveUp();
      stop();
    },
  };
}
