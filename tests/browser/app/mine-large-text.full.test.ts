import type { Page } from 'playwright-core';
import { readsLarge } from '../../support/browser/large-text/reads-large';
import { sharedStack } from '../../support/servers/servers';
import { asMine, fillMine, starsAt } from './mine-page-object';

const MEMBER = 'limited';

async function asMember(page: Page): Promise<void> {
  const { api } = sharedStack();
  await fillMine(api, MEMBER);
  await asMine(page, api, MEMBER, await starsAt(api));
}

readsLarge(
  {
    'what a member follows': { path: '/mine', ready: 'main article' },
    'the notices sheet': {
      path: '/mine',
      ready: 'main article',
      act: async (page) => {
        await page.locator('header [aria-haspopup=dialog]').click();
        await page.getByRole('dialog').getByRole('switch').first().waitFor();
      },
    },
    'my matches above a topic': { path: '/five-leagues', ready: '[class*="si-my-matches__team--"]' },
    'what is found': { path: '/search?q=m', ready: 'main mark' },
    'before anything is typed': { path: '/search', ready: 'main section' },
    'nothing found': { path: '/search?q=zzzz', ready: 'main a[href*="all-gods"]' },
  },
  asMember,
);
