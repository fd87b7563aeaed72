import { browserSupport } from '../../../../../../src/pages/live-room/player/engines/engines';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'MediaSource');
});

/** What the browser says about an m3u8, an MP4 with H.264, and Media Source with it. */
it.each<[string, '' | 'maybe', '' | 'probably', boolean | undefined, object]>([
  ['Chrome', 'maybe', 'probably', true, { mediaSource: true, nativeHls: true, httpsOnly: false }],
  ['an iPhone', 'maybe', 'probably', undefined, { mediaSource: false, nativeHls: true, httpsOnly: false }],
  ['Firefox without H.264', '', '', false, { mediaSource: false, nativeHls: false, httpsOnly: false }],
  [
    'WebKit that knows the list and lacks the codecs',
    'maybe',
    '',
    false,
    { mediaSource: false, nativeHls: false, httpsOnly: false },
  ],
])('decisions.md, video source: %s', (_name, list, film, isSupported, expected) => {
  jest
    .spyOn(HTMLMediaElement.prototype, 'canPlayType')
    .mockImplementation((type) => (type.includes('mpegurl') ? list : film));
  if (isSupported !== undefined) {
    Object.defineProperty(globalThis, 'MediaSource', {
      configurable: true,
      value: { isTypeSupported: () => isSupported },
    });
  }
  expect(browserSupport()).toEqual(expected);
});
