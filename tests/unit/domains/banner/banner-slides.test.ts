import fc from 'fast-check';
import type { Banner } from '../../../../src/contract/banner/calls-banners';
import { bannerSlides } from '../../../../src/domains/banner/banner-slides';
import { readBanner } from '../../../../src/domains/banner/banners-query';
import { entry, host } from '../../../support/unit/make';

const banner = (fields: Partial<Banner>): Banner => ({ actionType: 0, images: ['i1'], ...fields });
const jump = (actionContent: string | undefined) => banner({ actionType: 4, actionContent });
const hosts = [host('h1', { liveSchedule: [entry({ matchId: 'm1' })] })];

test.each([
  ['one slide per image [3.31]', banner({ images: ['a', 'b', 'c'] }), ['a none', 'b none', 'c none']],
  ['no image, no slide', banner({ images: [] }), []],
  ['a link', banner({ actionType: 1, actionContent: '/news' }), ['i1 link /news']],
  ['a link elsewhere', banner({ actionContent: ' https://example.com/a ' }), ['i1 link https://example.com/a']],
  ['a script is no link', banner({ actionContent: 'javascript:alert(1)' }), ['i1 none']],
  ['data is no link', banner({ actionContent: 'data:text/html,x' }), ['i1 none']],
  ['a host without a scheme is no path', banner({ actionContent: '//evil.example' }), ['i1 none']],
  ['nor is one behind a backslash', banner({ actionContent: '/\\\\evil.example' }), ['i1 none']],
  ['type 1 opens the red orders [3.32]', banner({ type: 1 }), ['i1 ranking red']],
  ['type 2 the profit [3.32]', banner({ type: 2, actionContent: '/news' }), ['i1 ranking gain']],
  ['type 3 the popularity [3.32]', banner({ type: 3 }), ['i1 ranking pop']],
  ['type 4 those that are followed [3.32]', banner({ type: 4 }), ['i1 ranking attention']],
  [
    'an anchor’s jump goes before its type',
    { ...jump('{"hostId":"h1","matchId":"m1"}'), type: 4 },
    ['i1 anchor h1 m1'],
  ],
  ['a type that nobody knows says nothing', banner({ type: 9, actionContent: '/news' }), ['i1 link /news']],
  ['nor does one below the first', banner({ type: -1 }), ['i1 none']],
  ['an anchor with its match [3.30]', jump('{"hostId":"h1","matchId":"m1"}'), ['i1 anchor h1 m1']],
  ['ids sent as numbers', jump('{"hostId":1,"matchId":2}'), []],
  ['the host is not in the list [5.14]', jump('{"hostId":"h9","matchId":"m1"}'), []],
  ['the host does not have that match [5.14]', jump('{"hostId":"h1","matchId":"m9"}'), []],
  ['broken JSON', jump('{"hostId":"h1",'), []],
  ['JSON of another shape', jump('["h1","m1"]'), []],
  ['a field is missing', jump('{"hostId":"h1"}'), []],
  ['no content at all', jump(undefined), []],
  ['null', jump('null'), []],
  ['a prototype is not a host', jump('{"__proto__":{"hostId":"h1","matchId":"m1"}}'), []],
])('sections 3 and 5, banners: %s [1.13]', (_clause, one, expected) => {
  const slides = bannerSlides([readBanner(one)], hosts).map(({ image, target }) => {
    const { kind: _kind, ...rest } = target;
    return [image, target.kind, ...Object.values(rest)].join(' ');
  });
  expect(slides).toEqual(expected);
});

test('keys are unique when banners have no id', () => {
  const slides = bannerSlides([banner({ images: ['a', 'b'] }), banner({ images: ['a'] })].map(readBanner), []);
  expect(new Set(slides.map((slide) => slide.key)).size).toBe(3);
});

test('actionContent may hold anything and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (content) => {
      const read = readBanner(jump(content)).jump;
      return read === undefined || (typeof read.hostId === 'string' && typeof read.matchId === 'string');
    }),
  );
});
