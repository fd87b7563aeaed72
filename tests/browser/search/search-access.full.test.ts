import { isAccessible } from '../../support/browser/accessible';

isAccessible(
  {
    'what a letter finds': { path: '/search?q=m', ready: 'main mark' },
    'before anything is typed': {
      path: '/search',
      ready: 'main section',
      act: (page) => page.evaluate(() => localStorage.setItem('si:searches', '["mc","yh"]')),
    },
    'recent searches': { path: '/search', ready: 'main section button' },
    'nothing found': { path: '/search?q=zzzz', ready: 'main a[href*="all-gods"]' },
  },
  { own: 'h1, h2, input, main section > div > button' },
);
