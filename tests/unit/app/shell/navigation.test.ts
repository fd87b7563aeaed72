import { createStore } from 'zustand/vanilla';
import { initialConfig } from '../../../../src/app/mount/flags';
import { resolveOptions } from '../../../../src/app/mount/resolve-options';
import { NAVIGATION_DEBOUNCE_MS } from '../../../../src/app/routing/history/tap-debounce';
import { createNavigation } from '../../../../src/app/shell/navigation';
import type { MountOptions } from '../../../../src/contract/shell/mount-options';
import { liveTarget, matchTarget, targetHref } from '../../../../src/rules/shell/navigation-targets';

type Host = 'embedded' | 'native' | 'alone';

interface Place {
  readonly isFirst?: boolean;
  readonly hasBehind?: boolean;
}

/** The ways out of a mount at `/sport-info/anchor?a=b`, written down by name; every tap comes long after the one before. */
function setUp(host: Host, given: MountOptions = {}, place: Place = {}, ok = true) {
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

const BACK = '/sport-info/anchor?a=b';

describe.each<[Host, unknown, unknown]>([
  ['embedded', ['login:jump', { backPath: BACK }], ['customer-service:open', { from: BACK }]],
  ['native', ['jumpLogin', { backPath: BACK }], ['openCustomerService', { from: BACK }]],
  ['alone', ['assign', '/login?backPath=%2Fsport-info%2Fanchor%3Fa%3Db'], ['customer-service:open', { from: BACK }]],
])('%s (section 2, behaviour)', (host, login, service) => {
  it('asks for the log-in with the full path, base and query, and keeps what is to be done', () => {
    const { navigation, said } = setUp(host);
    navigation.askLogin({ kind: 'follow', id: '7' });
    navigation.askLogin();
    expect(said).toEqual([['keep', { kind: 'follow', id: '7' }], login, ['clear'], login]);
  });

  it('opens the customer service', () => {
    const { navigation, said } = setUp(host);
    navigation.openService();
    expect(said).toEqual([service]);
  });

  it('opens its own pages itself', () => {
    const { navigation, said } = setUp(host);
    navigation.openLink('/news/detail/3?x=1');
    navigation.openLink('/sport-info/nba');
    expect(said).toEqual([
      ['push', '/sport-info/news/detail/3?x=1'],
      ['push', '/sport-info/nba'],
    ]);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'https://evil.example/', 'data:text/html,x', '/\\evil.example'])(
    '%s goes nowhere',
    (href) => {
      const { navigation, said } = setUp(host);
      navigation.openLink(href);
      expect(said).toEqual([['refused', href]]);
    },
  );
});

/** product.md, section 2: every target outside of this app, with its parameters. */
const match = { sport: 'football', matchId: '7' } as const;
const game = { sport: 'basketball', matchId: '9' } as const;
const TARGETS: [string, string, Record<string, string>][] = [
  [
    'a football match',
    targetHref(matchTarget('/newSport', match, { hostId: '3', tab: 'live' })),
    { matchId: '7', hostId: '3', tab: 'live' },
  ],
  ['a football result', targetHref(matchTarget('/newSport', { ...match, statusId: 8 })), { matchId: '7' }],
  [
    'a live anchor',
    targetHref(liveTarget('/newSport', { matchId: '7', hostId: '3', matchSource: '100' })),
    { matchId: '7', hostId: '3', matchSource: '100' },
  ],
  [
    'a basketball match from a tip',
    targetHref(matchTarget('/newSport', game, { messageId: '5', betType: 3 })),
    { sid: '2', matchId: '9', messageId: '5', pt: '3', ot: '1' },
  ],
  ['a basketball result', targetHref(matchTarget('/newSport', { ...game, statusId: 10 })), { sid: '2', matchId: '9' }],
  ['the mall of an allowed host', 'https://good.example/mall?from=banner', { from: 'banner' }],
];

describe.each(TARGETS)('%s', (_name, href, params) => {
  const url = new URL(href, 'https://portal.example');

  it('embedded it is an event', () => {
    const { navigation, said } = setUp('embedded');
    navigation.openLink(href);
    expect(said).toEqual([['navigate:out', { path: url.pathname, params, href: url.href }]]);
  });

  it('in the native app a jump', () => {
    const { navigation, said } = setUp('native');
    navigation.openLink(href);
    expect(said).toEqual([['jumpH5', { href: url.href }]]);
  });

  it('alone an address', () => {
    const { navigation, said } = setUp('alone');
    navigation.openLink(href);
    expect(said).toEqual([['assign', url.href]]);
  });
});

/** An emitter says how many hear it, where it can; one that cannot is taken to be heard. */
it.each<[string, number | undefined, string, unknown]>([
  ['nobody hears: the page of a portal is not there', 0, '/newSport/match-result/bb?sid=2', ['no portal']],
  [
    'nobody hears: another origin is an address',
    0,
    'https://good.example/mall',
    ['assign', 'https://good.example/mall'],
  ],
  ['somebody hears', 1, '/newSport/live', expect.arrayContaining(['navigate:out'])],
  ['cannot count', undefined, '/newSport/live', expect.arrayContaining(['navigate:out'])],
])('a target outside with an emitter, %s', (_name, heard, href, expected) => {
  const bridge = { on() {}, off() {}, emit() {}, ...(heard === undefined ? {} : { listenerCount: () => heard }) };
  const { navigation, said } = setUp('embedded', { bridge });
  navigation.openLink(href);
  expect(said).toEqual([expected]);
});

/** decisions.md, navigation debounce: back from where the mount began leaves the app. */
it.each<[Host, Place, unknown]>([
  ['embedded', { isFirst: false }, ['go', -1]],
  ['embedded', { isFirst: true }, ['host back']],
  // A shared link in a new tab: nothing is behind it.
  ['embedded', { isFirst: true, hasBehind: false }, ['replace', '/sport-info/anchor']],
  ['native', { isFirst: false }, ['go', -1]],
  ['native', { isFirst: true, hasBehind: false }, ['back', {}]],
  ['alone', { isFirst: false }, ['go', -1]],
  ['alone', { isFirst: true }, ['replace', '/sport-info/anchor']],
])('back, %s, from an entry %o', (host, place, expected) => {
  const { navigation, said } = setUp(host, {}, place);
  navigation.goBack();
  expect(said).toEqual([expected]);
});

/** decisions.md, navigation debounce: whatever the way out is. */
describe.each<Host>(['embedded', 'native', 'alone'])('%s, two taps within 1000 ms', (host) => {
  type Navigation = ReturnType<typeof setUp>['navigation'];
  const WAYS: [string, (navigation: Navigation) => void][] = [
    ['a link of the router', ({ navigator }) => navigator.push('/sport-info/news', null)],
    ['a banner', ({ openLink }) => openLink('/news')],
    ['a page of the portal', ({ openLink }) => openLink('/newSport/live?matchId=1')],
    ['the log-in', ({ askLogin }) => askLogin({ kind: 'follow', id: '7' })],
    ['the customer service', ({ openService }) => openService()],
  ];

  it.each(WAYS)('%s goes once, and what is tapped after it waits', (_name, go) => {
    const { navigation, said, time } = setUp(host);
    go(navigation);
    time.step = 0;
    const once = [...said];
    expect(once).not.toEqual([]);
    for (const [, other] of WAYS) other(navigation);
    time.now += NAVIGATION_DEBOUNCE_MS - 1;
    go(navigation);
    expect(said).toEqual(once);
    time.now += 1;
    go(navigation);
    expect(said).toEqual([...once, ...once]);
  });

  it('back is free, and the tap after it counts', () => {
    const { navigation, said, time } = setUp(host);
    navigation.openLink('/news');
    time.step = 0;
    navigation.goBack();
    navigation.openLink('/nba');
    expect(said).toEqual([
      ['push', '/sport-info/news'],
      ['go', -1],
      ['push', '/sport-info/nba'],
    ]);
  });

  it('an answer that asks for the log-in is no tap', () => {
    const { navigation, said, time } = setUp(host);
    navigation.openLink('/news');
    time.step = 0;
    navigation.offerLogin();
    expect(said).toHaveLength(3);
    navigation.askLogin();
    expect(said).toHaveLength(3);
  });
});

/** An emitter tells how many hear it, where it can: what nobody hears is done as the app does it alone. */
describe.each<[string, (() => number) | undefined, boolean]>([
  ['nobody hears it', () => 0, false],
  ['somebody hears it', () => 1, true],
  ['it cannot count', undefined, true],
])('with an emitter, and %s', (_name, listenerCount, isHost) => {
  const bridge = { on() {}, off() {}, emit() {}, ...(listenerCount && { listenerCount }) };
  it('there is a portal or not: pages, log-in, back and customer service', () => {
    const { navigation, said } = setUp('embedded', { bridge }, { isFirst: true });
    navigation.openLink('https://good.example/mall');
    navigation.askLogin();
    navigation.goBack();
    const names = said.map((one) => (one as unknown[])[0]);
    expect(names).toEqual(
      isHost ? ['navigate:out', 'clear', 'login:jump', 'host back'] : ['assign', 'clear', 'assign', 'replace'],
    );
    expect(navigation.hasService()).toBe(isHost);
  });
});

it.each<[Host, boolean]>([
  ['embedded', true],
  ['native', true],
  ['alone', false],
])('%s, there is a customer service: %s', (host, isThere) => {
  expect(setUp(host).navigation.hasService()).toBe(isThere);
});

it('nothing is tracked until the host allows it', () => {
  const silent = setUp('embedded');
  silent.navigation.openService();
  silent.navigation.track('page:view', { path: '/news' });
  expect(silent.said).toEqual([['customer-service:open', { from: BACK }]]);
  const allowed = setUp('embedded', { tracking: true });
  allowed.navigation.askLogin();
  allowed.navigation.openLink('/newSport/live?matchId=1');
  expect(allowed.said.filter((one) => (one as unknown[])[0] === 'track')).toEqual([
    ['track', { name: 'login:jump', params: {} }],
    ['track', { name: 'navigate:out', params: { path: '/newSport/live' } }],
  ]);
});

it('track: a jump that the native app does not make is a step, by its name alone', async () => {
  const { navigation, said } = setUp('native', { tracking: true }, {}, false);
  navigation.openLink('/newSport/live?matchId=1');
  navigation.askLogin();
  await Promise.resolve();
  const failed = said.filter((one) => JSON.stringify(one).includes('jump:failed'));
  expect(failed).toEqual([
    ['track', { name: 'jump:failed', params: { name: 'jumpH5' } }],
    ['track', { name: 'jump:failed', params: { name: 'jumpLogin' } }],
  ]);
});
