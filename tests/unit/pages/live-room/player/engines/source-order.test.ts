import {
  hasAddress,
  nextSource,
  playableLines,
  qualitiesOf,
  type RoomVideo,
  sourcesFrom,
} from '../../../../../../src/pages/live-room/player/engines/source-order';

const CHROME = { mediaSource: true, nativeHls: true, httpsOnly: true };
const IPHONE = { mediaSource: false, nativeHls: true, httpsOnly: true };
const NEITHER = { mediaSource: false, nativeHls: false, httpsOnly: true };

const at = (line: number, quality: string, file: string) => `https://v.test/${line}/${quality}/${file}`;
const source = (line: number, quality: 'hd' | 'sd') => ({
  quality,
  flv: at(line, quality, 's.flv'),
  m3u8: at(line, quality, 'i.m3u8'),
});
const line = (number: number) => ({ line: number, sources: [source(number, 'hd'), source(number, 'sd')] });
const DETAIL = { flv: at(1, 'hd', 's.flv'), m3u8: at(1, 'hd', 'i.m3u8'), rtmp: 'rtmp://v.test/1' };
const THREE: RoomVideo = { lines: [line(1), line(2), line(3)], videoSourceDetail: DETAIL };

/** Its FLV is on http. */
const PLAIN: RoomVideo = { lines: [], videoSourceDetail: { ...DETAIL, flv: 'http://v.test/s.flv' } };

const short = (video: RoomVideo, can: typeof CHROME, from = 1, quality: 'hd' | 'sd' = 'hd') =>
  sourcesFrom(playableLines(video, can), from, quality).map(
    (one) => `${one.line} ${one.quality} ${one.kind} ${one.url.split('/').at(-1)}`,
  );

describe('FLV where Media Source works, else m3u8 [video source.1]', () => {
  it.each<[string, RoomVideo, typeof CHROME, number, 'hd' | 'sd', string[]]>([
    [
      'flv before m3u8, then the next line',
      { ...THREE, lines: [line(1), line(2)] },
      CHROME,
      1,
      'hd',
      ['1 hd flv s.flv', '1 hd hls i.m3u8', '2 hd flv s.flv', '2 hd hls i.m3u8'],
    ],
    [
      'from the chosen line on, and around',
      THREE,
      IPHONE,
      2,
      'hd',
      ['2 hd native i.m3u8', '3 hd native i.m3u8', '1 hd native i.m3u8'],
    ],
    ['the quality that is wished', { ...THREE, lines: [line(1)] }, IPHONE, 1, 'sd', ['1 sd native i.m3u8']],
    [
      'another where the line lacks it',
      { ...THREE, lines: [{ line: 1, sources: [source(1, 'hd')] }] },
      IPHONE,
      1,
      'sd',
      ['1 hd native i.m3u8'],
    ],
    [
      'section 3: a server without lines',
      { lines: [], videoSourceDetail: DETAIL },
      CHROME,
      1,
      'sd',
      ['1 hd flv s.flv', '1 hd hls i.m3u8'],
    ],
    ['rtmp never in a browser', { lines: [], videoSourceDetail: { rtmp: 'rtmp://v.test/1' } }, CHROME, 1, 'hd', []],
    ['no video at all', { lines: [], videoSourceDetail: undefined }, CHROME, 1, 'hd', []],
    ['a browser that plays nothing', THREE, NEITHER, 1, 'hd', []],
    [
      'a line of which nothing can be played is none',
      {
        lines: [{ line: 1, sources: [{ quality: 'hd', flv: at(1, 'hd', 's.flv') }] }, line(2)],
        videoSourceDetail: DETAIL,
      },
      IPHONE,
      1,
      'hd',
      ['2 hd native i.m3u8'],
    ],
    [
      'architecture.md: an address is allowed by its scheme',
      { lines: [], videoSourceDetail: { flv: 'javascript:alert(1)', m3u8: 'file:///etc/passwd' } },
      CHROME,
      1,
      'hd',
      [],
    ],
    ['a page on https takes none from http [video source.1]', PLAIN, CHROME, 1, 'hd', ['1 hd hls i.m3u8']],
    ['one on http takes both', PLAIN, { ...CHROME, httpsOnly: false }, 1, 'hd', ['1 hd flv s.flv', '1 hd hls i.m3u8']],
  ])('%s', (_name, video, can, from, quality, order) => expect(short(video, can, from, quality)).toEqual(order));
});

it.each<[string, RoomVideo['videoSourceDetail'], boolean]>([
  ['of no kind', undefined, false],
  ['that the browser lacks', { rtmp: 'rtmp://v.test/1' }, true],
  ['that the page may not load', { flv: 'http://v.test/s.flv' }, false],
])('a room has an address %s: a format is blamed or not', (_what, videoSourceDetail, isThere) => {
  expect(hasAddress({ lines: [], videoSourceDetail }, CHROME)).toBe(isThere);
});

describe('next source on failure', () => {
  const sources = sourcesFrom(playableLines(THREE, CHROME), 1, 'hd');
  const failed = (count: number) => new Set(sources.slice(0, count).map(({ url }) => url));

  it.each([
    [0, 1, 'flv'],
    [1, 1, 'hls'],
    [2, 2, 'flv'],
    [5, 3, 'hls'],
  ])('after %i that failed it is line %i, %s', (count, number, kind) => {
    expect(nextSource(sources, failed(count))).toMatchObject({ line: number, kind });
  });

  it('after all that failed there is none', () => expect(nextSource(sources, failed(6))).toBeUndefined());
});

it('a line says its qualities, best first; one that is not has none', () => {
  const lines = playableLines(THREE, CHROME);
  expect([qualitiesOf(lines, 2), qualitiesOf(lines, 9)]).toEqual([['hd', 'sd'], []]);
});
