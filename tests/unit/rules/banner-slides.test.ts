import fc from 'fast-check';
import type { Banner } from '../../../src/contract/calls-system';
import { readBanner } from '../../../src/parts/banners/banners-query';
import { bannerSlides } from '../../../src/rules/banner-slides';
import { entry, host } from './make';

const banner = (fields: Partial<Banner>): Banner => ({ actionType: 0, images: ['i1'], ...fields });
const jump = (actionContent: string | undefined) => banner({ actionType: 4, actionContent });
const hosts = [host('h1', { liveSchedule: [entry({ matchId: 'm1' })] })];

test.each([
  ['one slide per image', banner({ images: ['a', 'b', 'c'] }), ['a none', 'b none', 'c none']],
  ['no image, no slide', banner({ images: [] }), []],
  ['a link', banner({ actionType: 1, actionContent: '/news' }), ['i1 link /news']],
  ['a link elsewhere', banner({ actionContent: ' https://example.com/a ' }), ['i1 link https://example.com/a']],
  ['a script is no link', banner({ actionContent: 'javascript:alert(1)' }), ['i1 none']],
  ['data is no link', banner({ actionContent: 'data:text/html,x' }), ['i1 none']],
  ['a host without a scheme is no path', banner({ actionContent: '//evil.example' }), ['i1 none']],
  ['nor is one behind a backslash', banner({ actionContent: '/\\\\evil.example' }), ['i1 none']],
  ['an anchor with its match', jump('{"hostId":"h1","matchId":"m1"}'), ['i1 anchor h1 m1']],
  ['ids sent as numbers', jump('{"hostId":1,"matchId":2}'), []],
  ['the host is not in the list', jump('{"hostId":"h9","matchId":"m1"}'), []],
  ['the host does not have that match', jump('{"hostId":"h1","matchId":"m9"}'), []],
  ['broken JSON', jump('{"hostId":"h1",'), []],
  ['JSON of another shape', jump('["h1","m1"]'), []],
  ['a field is missing', jump('{"hostId":"h1"}'), []],
  ['no content at all', jump(undefined), []],
  ['null', jump('null'), []],
  ['a prototype is not a host', jump('{"__proto__":{"hostId":"h1","matchId":"m1"}}'), []],
])('section 5, anchor banners: %s', (_clause, one, expected) => {
  const slides = bannerSlides([readBanner(one)], hosts).map(({ image, target }) => {
    const rest =
      target.kind === 'anchor' ? `${target.hostId} ${target.matchId}` : target.kind === 'link' ? target.href : '';
    return `${image} ${target.kind} ${rest}`.trim();
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
