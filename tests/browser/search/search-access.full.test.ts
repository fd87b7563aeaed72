import type { Page } from 'playwright-core';
import { isAccessible } from '../../support/browser/access/accessible';

/** Names that people and the data give are in no catalogue: the bar's and the headings are ours. */
const OWN = { own: 'h1, h2, header button' };

isAccessible(
  {
    'what a letter finds': { path: '/search?q=m', ready: 'main mark' },
    'before anything is typed': { path: '/search', ready: 'main section' },
    'nothing found': { path: '/search?q=zzzz', ready: 'main a[href*="all-gods"]' },
  },
  OWN,
);

const searchedBefore = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem('si:member:searches', '["mc","a team with a rather long name of its own"]'),
  );

isAccessible(
  { 'recent searches': { path: '/search', ready: 'main section button' } },
  { ...OWN, prepare: searchedBefore },
);
