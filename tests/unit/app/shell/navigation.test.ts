import { liveTarget, matchTarget, targetHref } from '../../../../src/rules/shell/navigation-targets';
import { type Host, setUp } from './ways-out';

const BACK = '/sport-info/anchor?a=b';

describe.each<[Host, unknown, unknown]>([
  ['embedded', ['login:jump', { backPath: BACK }], ['customer-service:open', { from: BACK }]],
  ['native', ['jumpLogin', { backPath: BACK }], ['openCustomerService', { from: BACK }]],
  ['alone', ['assign', '/login?backPath=%2Fsport-info%2Fanchor%3Fa%3Db'], ['customer-service:open', { from: BACK }]],
])('%s (section 2, behaviour)', (host, login, service) => {
  it('asks for the log-in with the full path, base and query, and keeps what is to be done [2.29, outside targets.4]', () => {
    const { navigation, said } = setUp(host);
    navigation.askLogin({ kind: 'follow', id: '7' });
    navigation.askLogin();
    expect(said).toEqual([['keep', { kind: 'follow', id: '7' }], login, ['clear'], login]);
  });

  it('opens the customer service [2.47]', () => {
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
    '%s goes nowhere [allowed hosts.1]',
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

  it('in the native app a jump [8.17]', () => {
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
  const { navigation, said } = setUp('native', { tracking: true }, {}, 'timeout');
  navigation.openLink('/newSport/live?matchId=1');
  navigation.askLogin();
  await Promise.resolve();
  const failed = said.filter((one) => JSON.stringify(one).includes('jump:failed'));
  expect(failed).toEqual([
    ['track', { name: 'jump:failed', params: { name: 'jumpH5' } }],
    ['track', { name: 'jump:failed', params: { name: 'jumpLogin' } }],
  ]);
});

it.each([
  ['an older native app that lacks the call', 'refused', 3],
  ['silence, after which it may have gone all the same', 'timeout', 0],
] as const)('a way out of the native app, %s', async (_, failure, times) => {
  const { navigation, said } = setUp('native', {}, {}, failure);
  navigation.openLink('/newSport/live?matchId=1');
  navigation.askLogin();
  navigation.openService();
  await Promise.resolve();
  expect(said.filter((one) => JSON.stringify(one) === '["no portal"]')).toHaveLength(times);
});
