import { navigateTo } from '../../../../src/app/routing/commands';

/** A host's wish is a path below the basename, however it is written; never another origin. */
it.each([
  ['/', '/news', '/news'],
  ['/sport-info', '/news?tab=1', '/sport-info/news?tab=1'],
  ['/sport-info', 'news', '/sport-info/news'],
  ['/', '//evil.example', '/evil.example'],
  ['/', '/\\evil.example', '/evil.example'],
  ['/', '\\\\evil.example', '/evil.example'],
  ['/sport-info', '', '/sport-info/'],
])('below %s, %j goes to %s', (basename, path, href) => {
  const pushed: string[] = [];
  navigateTo(
    {
      basename,
      history: {
        get: () => ({ location: { pathname: '/elsewhere', search: '', hash: '' } }),
        navigator: { push: (to: string) => pushed.push(to) },
      },
    } as unknown as Parameters<typeof navigateTo>[0],
    path,
  );
  expect(pushed).toEqual([href]);
});
