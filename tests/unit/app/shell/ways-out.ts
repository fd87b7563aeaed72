import { resolveOptions } from '../../../../src/app/mount/resolve-options';
import { createRouting } from '../../../../src/app/routing/create-routing';
import { createTaps, NAVIGATION_DEBOUNCE_MS } from '../../../../src/app/routing/history/tap-debounce';
import { createNavigation, createTrack } from '../../../../src/app/shell/navigation';
import type { MountOptions } from '../../../../src/contract/shell/mount-options';
import type { NativeFailure } from '../../../../src/contract/shell/native';

export type Host = 'embedded' | 'native' | 'alone';

export interface Place {
  readonly isFirst?: boolean;
  readonly hasBehind?: boolean;
}

const HERE = { pathname: '/sport-info/anchor', search: '?a=b', hash: '', state: null, key: '' };

/** The ways out of a mount at `/sport-info/anchor?a=b`, written down by name; every tap comes long after the one before. */
export function setUp(host: Host, given: MountOptions = {}, place: Place = {}, failure?: NativeFailure) {
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
    return Promise.resolve(failure ? { ok: false, reason: failure } : { ok: true, data: {} });
  };
  const emit = (name: string, payload: unknown) => said.push([name, payload]);
  const taps = createTaps(elapsed);
  const history = {
    get: () => ({ location: HERE }),
    navigator,
    isFirst: () => place.isFirst ?? false,
    hasBehind: () => place.hasBehind ?? true,
  };
  const isNative = host === 'native';
  const leave = (path: string) => ways.openLink(path);
  const routing = createRouting({ options, history, emit, taps, isNative, leave } as unknown as Parameters<
    typeof createRouting
  >[0]);
  const track = createTrack(() => options.tracking, emit);
  const ways = createNavigation({
    window: {
      location: { origin: 'https://portal.example', assign: (href: string) => said.push(['assign', href]) },
      history: { back: () => said.push(['host back']) },
    },
    ...{ emitter: options.bridge, emit, inside: routing, taps, track },
    native: isNative ? { call } : undefined,
    allow: (name: string) => ['portal.example', 'good.example'].includes(name),
    pendingActions: {
      keep: (pendingAction: unknown) => said.push(['keep', pendingAction]),
      clear: () => said.push(['clear']),
    },
    onRefused: (href: string) => said.push(['refused', href]),
    onNoPortal: () => said.push(['no portal']),
  } as unknown as Parameters<typeof createNavigation>[0]);
  const navigation = { ...ways, track, navigator: routing.routerAt(HERE).navigator };
  return { navigation, said, time };
}
