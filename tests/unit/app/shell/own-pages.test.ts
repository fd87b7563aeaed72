import { setUp } from './ways-out';

const OWN = { ownPages: ['mine', 'search'] as ('mine' | 'search')[] };
const out = (path: string, params = {}, query = '') => [
  ['navigate:out', { path, params, href: `https://portal.example${path}${query}` }],
];

it.each<[string, string, object, unknown]>([
  ['a link of ours', '/sport-info/mine', OWN, out('/mine')],
  ['one with a query', '/sport-info/search?q=ray', OWN, out('/search', { q: 'ray' }, '?q=ray')],
  ['a page that the host has not', '/sport-info/download', OWN, [['push', '/sport-info/download']]],
  ['a page below one', '/sport-info/anchor/detail/7', OWN, [['push', '/sport-info/anchor/detail/7']]],
  ['a host without pages of its own', '/sport-info/mine', {}, [['push', '/sport-info/mine']]],
])('%s: %s', (_what, to, options, expected) => {
  const { navigation, said } = setUp('embedded', options);
  navigation.navigator.push(to);
  expect(said).toEqual(expected);
});

it('a router’s own way of writing a target is one of them', () => {
  const { navigation, said } = setUp('embedded', OWN);
  navigation.navigator.push({ pathname: '/sport-info/mine', search: '', hash: '' });
  expect(said).toEqual(out('/mine'));
});

it.each<[string, object, unknown]>([
  ['/mine', OWN, out('/mine')],
  ['/sport-info/mine', OWN, out('/mine')],
  ['https://portal.example/search', OWN, out('/search')],
  ['/download', OWN, [['push', '/sport-info/download']]],
  ['/mine', {}, [['push', '/sport-info/mine']]],
])('a banner that leads to %s, with %j', (href, options, expected) => {
  const { navigation, said } = setUp('embedded', options);
  navigation.openLink(href);
  expect(said).toEqual(expected);
});

it('it is one tap: a second at once is dropped, and in a native app the native app jumps', () => {
  const embedded = setUp('embedded', OWN);
  embedded.navigation.navigator.push('/sport-info/mine');
  embedded.time.step = 0;
  embedded.navigation.navigator.push('/sport-info/mine');
  expect(embedded.said).toEqual(out('/mine'));
  const native = setUp('native', OWN);
  native.navigation.navigator.push('/sport-info/mine');
  expect(native.said).toEqual([['jumpH5', { href: 'https://portal.example/mine' }]]);
});
