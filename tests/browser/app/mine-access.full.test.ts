import type { Page } from 'playwright-core';
import { isAccessible } from '../../support/browser/access/accessible';
import { sharedStack } from '../../support/servers/servers';
import { asMine, fillMine, starsAt } from './mine-page-object';

const MEMBER = 'limited';

async function asMember(page: Page): Promise<void> {
  const { api } = sharedStack();
  await fillMine(api, MEMBER);
  await asMine(page, api, MEMBER, await starsAt(api));
}

isAccessible(
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
  },
  // Names that the data gives stand in no catalogue: of teams in the rows, in the words of buttons too.
  { prepare: asMember, own: 'h1, h2, [role=tab], [role=switch]' },
);

isAccessible({ 'what a visitor sees of it': { path: '/mine', ready: 'main' } });
