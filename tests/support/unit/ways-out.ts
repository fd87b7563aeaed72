import { createStore } from 'zustand/vanilla';
import { initialConfig } from '../../../src/app/mount/flags';
import { resolveOptions } from '../../../src/app/mount/resolve-options';
import { NAVIGATION_DEBOUNCE_MS } from '../../../src/app/routing/history/tap-debounce';
import { createNavigation } from '../../../src/app/shell/navigation';
import type { MountOptions } from '../../../src/contract/shell/mount-options';

export type Host = 'embedded' | 'native' | 'alone';

export interface Place {
  readonly isFirst?: boolean;
  readonly hasBehind?: boolean;
}

/** The ways out of a mount at `/sport-info/anchor?a=b`, written down by name; every tap comes long after the one before. */
export function setUp(host: Host, given: MountOptions = {}, place: Place = {}, ok = true) {
  const said: unknown[] = [];
  const time = { now: 0, step: NAVIGATION_DEBOUNCE_MS };
  const elapsed = () => {
    time.now += time.step;
    return time.now;
  };
  const silent = { on() {}, off() {}, emit() {} };
  const { options } = resolveOptions({
    basename: '/sport-info',
    ...(host === 'embedded' ? { bridge: silent } : {}),
    ...given,
  });
  const navigator = {
    push: (to: unknown) => said.push(['push', to]),
    replace: (to: unknown) => said.push(['replace', to]),
    go: (delta: number) => said.push(['go', delta]),
  };
  const call = (name: string, params: unknown) => {
    said.push([name, params]);
    return Promise.resolve(ok ? { ok, data: {} } : { ok, reason: 'timeout' });
  };
  const navigation = createNavigation({
    platform: {
      window: {
        location: { origin: 'https://portal.example', assign: (href: string) => said.push(['assign', href]) },
        history: { back: () => said.push(['host back']) },
      },
    },
    options,
    history: {
      get: () => ({ location: { pathname: '/sport-info/anchor', search: '?a=b' } }),
      navigator,
      isFirst: () => place.isFirst ?? false,
      hasBehind: () => place.hasBehind ?? true,
    },
    bridge: { emit: (name: string, payload: unknown) => said.push([name, payload]), start: () => () => {} },
    native: host === 'native' ? { os: 'ios', call, start: () => () => {} } : undefined,
    config: createStore(() => initialConfig(options, 'web')),
    infrastructure: { allow: (name: string) => ['portal.example', 'good.example'].includes(name) },
    pendingActions: {
      keep: (pendingAction: unknown) => said.push(['keep', pendingAction]),
      clear: () => said.push(['clear']),
    },
    onRefused: (href: string) => said.push(['refused', href]),
    elapsed,
    onNoPortal: () => said.push(['no portal']),
  } as unknown as Parameters<typeof createNavigation>[0]);
  return { navigation, said, time };
}
