import { readLook, withLook } from '../../../../shell-demo/lab/sticky-params';

describe('the look in the address', () => {
  it.each([
    ['?theme=dark&lang=en', 'dark', 'en'],
    ['?theme=dark', 'dark', 'zh-CN'],
    ['?theme=DARK&lang=fr', 'normal', 'zh-CN'],
    ['', 'normal', 'zh-CN'],
  ] as const)('%j reads as %s, %s', (search, theme, locale) => {
    expect(readLook(search)).toEqual({ theme, locale });
  });

  it.each([
    ['', 'dark', 'en', '?theme=dark&lang=en'],
    ['?a=1', 'dark', 'zh-CN', '?a=1&theme=dark'],
    ['?theme=dark&a=1', 'normal', 'zh-CN', '?a=1'],
    ['?theme=dark', 'normal', 'zh-CN', ''],
    // Says it already: not a letter is changed, though another encoding would be shorter.
    ['?q=%20x&theme=dark', 'dark', 'zh-CN', '?q=%20x&theme=dark'],
  ] as const)('%j with %s and %s is %j', (search, theme, locale, expected) => {
    expect(withLook(search, { theme, locale })).toBe(expected);
  });
});
