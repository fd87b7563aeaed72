import type { PageName } from '../../../src/app/routing/page-table';
import { fileBrowser } from '../../support/browser/browser';
import {
  forgetShifts,
  holdReplies,
  shiftsOver,
  untilSettled,
  watchShifts,
} from '../../support/browser/steady/layout-shifts';
import { realPath } from '../../support/browser/steady/real-paths';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const MOST = 0.02;
/** A shift within 500 ms of a tap is what was tapped for; answers come later than that. */
const HELD_MS = 700;

const TABBED: readonly PageName[] = [
  'expert',
  'allGods',
  'programDetail',
  'anchorRoom',
  'allAnchors',
  'worldCup',
  'worldCupTeam',
  'fiveLeagues',
  'leagueTeam',
  'nba',
  'nbaTeam',
  'euroCup',
  'euroTeam',
  'userRanking',
  'rankUser',
];

it.each(TABBED)(
  '%s: a tap of a tab moves nothing when its answers come',
  async (name) => {
    const phone = await browser().newPhonePage({ reducedMotion: false });
    try {
      const { page } = phone;
      const path = await realPath(phone, name);
      await watchShifts(page);
      await page.goto(`${sharedStack().remote}${path}`);
      const tabs = page.locator('main').getByRole('tab');
      await tabs.first().waitFor();
      await untilSettled(page, HELD_MS);
      await holdReplies(page, HELD_MS);
      const jumps: unknown[] = [];
      for (let at = 0; at < (await tabs.count()); at += 1) {
        const tab = tabs.nth(at);
        if ((await tab.getAttribute('aria-selected')) === 'true') continue;
        await forgetShifts(page);
        await tab.click();
        await untilSettled(page, 2 * HELD_MS);
        const shifts = await shiftsOver(page, MOST);
        if (shifts.length > 0) jumps.push([await tab.textContent(), shifts]);
      }
      expect(jumps).toEqual([]);
    } finally {
      await phone.close();
    }
  },
  240_000,
);
