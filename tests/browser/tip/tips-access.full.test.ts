import type { Page } from 'playwright-core';
import { isAccessible } from '../../support/browser/access/accessible';
import { logIn } from '../../support/browser/tips-page-object';
import { sharedStack } from '../../support/servers/servers';

/** The first address of a kind on the tips' page. */
const firstLink = (kind: string) => async (page: Page) => {
  await page.goto(`${sharedStack().remote}/news`);
  const link = page.locator(`a[href*="/news/${kind}/"]`).first();
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
};

isAccessible(
  {
    tips: { path: '/news', ready: 'main article' },
    'all experts': { path: '/news/all-gods', ready: 'main a[href*="/news/user/"]' },
    expert: { path: firstLink('user'), ready: 'main [role=tablist]' },
    'tip detail': { path: firstLink('detail'), ready: 'main article' },
    orders: { path: '/news/orders', ready: 'main article, main [class*=state__]' },
  },
  {
    prepare: (page) => logIn(page, sharedStack().api, 'member'),
    also: async (page) => expect(await page.getByText('18+', { exact: true }).count()).toBe(1),
    own: 'h1, button, [role=tab], dt',
  },
);
