import type { Page } from 'playwright-core';
import { isAccessible } from '../../support/browser/access/accessible';
import { BETTOR, logInAs } from '../../support/browser/ranking-page-object';

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).click();

isAccessible(
  {
    'red orders, one open': {
      path: '/user-ranking',
      ready: 'article [aria-expanded]',
      act: (page) => page.locator('article [aria-expanded=false]').first().click(),
    },
    profit: { path: '/user-ranking?type=gain', ready: 'article [aria-expanded]' },
    'popularity of old': { path: '/user-ranking?type=pop&history=1', ready: 'article [aria-expanded]' },
    user: { path: BETTOR, ready: 'main h3' },
    'profit as a table': { path: BETTOR, ready: 'main h3', act: press(/^(表格|Table)$/) },
    'what can be copied': { path: BETTOR, ready: 'main h3', act: press(/^(跟单|Copy)$/) },
    document: { path: '/gold-document', ready: 'article h2' },
  },
  { prepare: (page) => logInAs(page, 'rich'), own: 'h1, [role=tab], dt' },
);
