import { unlookedAt } from '../../architecture/libraries';

const PAGE = '| axios 1.2.0 | 3.7 kB | forms |';

describe('a library that parts are left out of', () => {
  it.each([
    ['the version that was looked at', '1.2.0', 3.7, PAGE, []],
    ['another version', '1.2.1', 3.7, PAGE, [expect.stringMatching(/^axios is 1\.2\.1: look/)]],
    [
      'a saving below 1 kB',
      '1.2.0',
      0.9,
      '| axios 1.2.0 | 0.9 kB | forms |',
      [expect.stringMatching(/take it whole$/)],
    ],
    ['no row in the document', '1.2.0', 3.7, '', [expect.stringMatching(/has no row/)]],
    ['another figure in the document', '1.2.0', 3.6, PAGE, [expect.stringMatching(/has no row/)]],
  ])('%s', (_case, installed, saves, page, problems) => {
    expect(unlookedAt({ axios: { version: '1.2.0', saves } }, () => installed, page)).toEqual(problems);
  });
});
