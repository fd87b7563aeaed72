import { BETTOR } from '../../../support/browser/ranking-page-object';
import { sharedStack } from '../../../support/servers/servers';
import type { Journey } from './journey';
import { DEBOUNCED_MS } from './ways';

const alone = (path: string) => `${sharedStack().remote}${path}`;

export const rankingAndUser: Journey = {
  name: 'ranking and a user’s line',
  async walk({ open }) {
    const page = await open();
    await page.open(alone('/user-ranking?type=gain'));
    await page.tap({ css: 'article button[aria-expanded="false"]' });
    await page.waitFor({ css: 'article button[aria-expanded="true"]' });
    await page.tap({ css: 'article a[href*="/user-ranking/user/"]' });
    await page.waitPath(/\/user-ranking\/user\//);
    await page.open(alone(BETTOR));
    await page.waitFor({ css: 'main [role="img"] svg[preserveAspectRatio="none"]' });
    const line = await page.evaluate(() => {
      const path = document.querySelector<SVGPathElement>('main svg[preserveAspectRatio="none"] path:last-child');
      return path?.getTotalLength() ?? 0;
    });
    expect(line).toBeGreaterThan(100);
    expect(await page.problems()).toEqual([]);
    return undefined;
  },
};

export const leagueTable: Journey = {
  name: 'league table',
  async walk({ open }) {
    const page = await open();
    await page.open(alone('/five-leagues?tab=standings'));
    await page.waitFor({ css: 'table tbody tr', nth: 19 });
    await page.tap({ css: 'table a', nth: 9 });
    await page.waitPath(/\/team\//);
    await page.waitFor({ css: 'main h1, header h1, h1' });
    await page.back();
    await page.waitFor({ css: 'table tbody tr', nth: 19 });
    expect(await page.problems()).toEqual([]);
    return undefined;
  },
};

export const nbaBracket: Journey = {
  name: 'NBA bracket',
  async walk({ open }) {
    const page = await open();
    await page.open(alone('/nba?tab=playoffs'));
    await page.tap({ css: 'button', text: '骑士 4 比 0 热火' });
    await page.waitFor({ css: 'dialog[open] article', nth: 3 });
    await page.tap({ css: 'dialog[open] a', text: '克利夫兰骑士' });
    await page.waitPath('/nba/team/607');
    await page.back();
    await page.waitFor({ css: 'button', text: '骑士 4 比 0 热火' });
    expect(await page.problems()).toEqual([]);
    return undefined;
  },
};

export const calendarSheet: Journey = {
  name: 'a date of the calendar sheet (`<dialog>`)',
  async walk({ open }) {
    const page = await open();
    await page.open(alone('/five-leagues'));
    await page.waitFor({ css: 'article' });
    const chosen = () =>
      page.evaluate(() => document.querySelector('[aria-label="比赛日"] [aria-selected="true"]')?.textContent ?? '');
    const before = await chosen();
    await page.tap({ css: 'button', text: '选择日期' });
    await page.waitFor({ css: 'dialog[open] [role="radio"], dialog[open] button', nth: 3 });
    // The focus is kept inside, and Escape leads back to what opened it.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.press('Escape');
    await page.waitGone({ css: 'dialog[open]' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('选择日期');
    await page.tap({ css: 'button', text: '选择日期' });
    await page.tap({ css: 'dialog[open] [role="radio"][aria-checked="false"][aria-disabled="false"]', nth: 0 });
    await page.tap({ css: 'dialog[open] button', text: '看 ' });
    await page.waitGone({ css: 'dialog[open]' });
    await page.waitFor({ css: 'article' });
    await page.until(
      'another day',
      (was: string) => document.querySelector('[aria-label="比赛日"] [aria-selected="true"]')?.textContent !== was,
      before,
    );
    await page.pause(DEBOUNCED_MS);
    expect(await page.problems()).toEqual([]);
    return undefined;
  },
};
