import { NAVIGATION_DEBOUNCE_MS } from '../../../../src/app/routing/history/tap-debounce';
import { type Host, type Place, setUp } from './ways-out';

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

  it.each(WAYS)('%s goes once, and what is tapped after it waits [navigation debounce.2]', (_name, go) => {
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

  it('back is free, and the tap after it counts [navigation debounce.2]', () => {
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
