import type { BannerTarget } from '../../../../src/domains/banner/banner-slides';
import { slideViewModel } from '../../../../src/domains/banner/slide-view-model';
import { fakeServices } from '../../../support/unit/fake-services';

const SLIDE = { key: '1', image: 'i1', title: 'Title', subTitle: 'More' };

describe('where a banner leads', () => {
  it.each<[string, BannerTarget, string | undefined, string | undefined]>([
    [
      'an anchor’s room with the match',
      { kind: 'anchor', hostId: 'h1', matchId: 'm1' },
      '/anchor/detail/h1?matchId=m1',
      undefined,
    ],
    ['a ranking', { kind: 'ranking', type: 'gain' }, '/user-ranking?type=gain', undefined],
    ['out of the app', { kind: 'link', href: 'https://example.com/a' }, undefined, 'https://example.com/a'],
    ['nowhere', { kind: 'none' }, undefined, undefined],
  ])('%s', (_clause, target, to, href) => {
    const shown = slideViewModel(fakeServices({}).services, { ...SLIDE, target });
    expect(shown).toEqual({ ...SLIDE, image: '/file/i1', to, href });
  });
});
