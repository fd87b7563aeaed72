import type { MountHandle } from 'sportInfo/mount';
import { loadMount } from '../load-mount';
import { becomeNative, type NativeCall } from './fake-native';
import { element, showBar, showCall, showPanel } from './panel';
import './host.css';

declare global {
  interface Window {
    /** For whoever opens the console: what was asked, and the mount. */
    nativeApp?: { readonly calls: NativeCall[]; readonly reports: unknown[]; handle: MountHandle };
  }
}

const BASE = '/embeds/native-app';

/** The app as a WebView shows it: alone, with the native object in the page before any script of it runs. */
async function start(os: 'ios' | 'android'): Promise<void> {
  const calls: NativeCall[] = [];
  const reports: unknown[] = [];
  const native = becomeNative(os, (call) => {
    calls.push(call);
    showCall(call);
  });
  showBar();
  const mount = await loadMount();
  const mountApp = () =>
    mount(element('sport-info'), { basename: `${BASE}/${os}`, reporter: (report) => reports.push(report) });
  await showPanel(native, () => {
    window.nativeApp?.handle.unmount();
    if (window.nativeApp !== undefined) window.nativeApp.handle = mountApp();
  });
  window.nativeApp = { calls, reports, handle: mountApp() };
}

const [, os] = /^\/embeds\/native-app\/(ios|android)(?:\/|$)/.exec(window.location.pathname) ?? [];
if (os === 'ios' || os === 'android') void start(os);
else {
  const asked = new URLSearchParams(window.location.search).get('os') === 'android' ? 'android' : 'ios';
  window.location.replace(`${BASE}/${asked}/`);
}
