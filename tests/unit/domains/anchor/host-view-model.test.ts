import { hostViewModel, personOf, tagsOf } from '../../../../src/domains/anchor/host-view-model';
import { host } from '../../../support/unit/make';

const deps = { t: (key: string) => `[${key}]`, fileUrl: (file: string) => `/file/${file}` } as never;

describe('tags of a host', () => {
  it.each([
    ['words with commas', 'football, cheerful ,', ['football', 'cheerful']],
    ['a list', [' football', '', 'cheerful'], ['football', 'cheerful']],
    ['none', undefined, []],
    ['an empty text', '', []],
  ])('%s', (_clause, tags, shown) => {
    expect(tagsOf(host('1', { tags }))).toEqual(shown);
  });
});

describe('a host among others', () => {
  it.each([
    ['name and portrait', { nickName: 'Ann', pictureId: 'p' }, { id: '1', name: 'Ann', src: '/file/p' }],
    ['neither', {}, { id: '1', name: '[anchor.unnamed]', src: undefined }],
  ])('%s', (_clause, fields, shown) => {
    expect(personOf(host('1', fields), deps)).toEqual(shown);
  });
});

describe('the larger picture of a host at work', () => {
  it.each([
    ['the second photo', ['a', 'b', 'c'], 'p', '/file/b'],
    ['the first where it is the only one', ['a'], 'p', '/file/a'],
    ['the portrait where there is none', [], 'p', '/file/p'],
    ['the portrait where photos are not told', undefined, 'p', '/file/p'],
    ['nothing', [], undefined, undefined],
  ])('is %s', (_clause, photos, pictureId, cover) => {
    expect(hostViewModel(host('1', { photos, pictureId }), deps).cover).toBe(cover);
  });
});
