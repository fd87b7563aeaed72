import { safeBackPath } from '../../../../shell-demo/host/back-path';

describe('safeBackPath', () => {
  it.each([
    ['/sport-info/anchor?x=1#top', '/sport-info/anchor?x=1#top'],
    ['/', '/'],
    ['/a/../b', '/b'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['sport-info', '/'],
    ['/login?backPath=/login', '/'],
    ['', '/'],
    [null, '/'],
  ])('%j leads to %s', (raw, path) => {
    expect(safeBackPath(raw, 'http://plaza.example')).toBe(path);
  });
});
