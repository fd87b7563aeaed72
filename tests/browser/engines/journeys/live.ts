import { cls } from '../../../support/browser/class-selector';
import { lab } from '../../../support/browser/lab';
import { sharedStack } from '../../../support/servers/servers';
import type { Journey } from './journey';
import { setInPortal, untilHeard } from './sessions';

const card = { css: cls('live-card__card') };
const bar = (text: string) => ({ css: '.sport-info [role="status"]', text });

export const darkAndEnglish: Journey = {
  name: 'dark and English switched live',
  async walk({ open }) {
    const page = await open();
    await page.open(`${sharedStack().shell}/sport-info/anchor`);
    await page.waitFor({ css: '.sport-info article' });
    const look = () =>
      page.evaluate(() => {
        const root = document.querySelector('.sport-info');
        const { colorScheme } = getComputedStyle(root ?? document.body);
        const card = root?.querySelector('article');
        return { colorScheme, card: card ? getComputedStyle(card).backgroundColor : '' };
      });
    const light = await look();
    expect(light).toEqual({ colorScheme: 'light', card: 'rgb(255, 255, 255)' });
    await setInPortal(page, 'dark', 'en');
    await page.waitFor({ css: '.sport-info nav a', text: 'Anchors' });
    await page.until('a dark card', () => {
      const one = document.querySelector('.sport-info article');
      return one !== null && getComputedStyle(one).backgroundColor !== 'rgb(255, 255, 255)';
    });
    expect((await look()).colorScheme).toBe('dark');
    expect(await page.evaluate(() => document.querySelector('.sport-info')?.getAttribute('lang'))).toBe('en');
    await setInPortal(page, 'normal', 'zh-CN');
    await page.waitFor({ css: '.sport-info nav a', text: '主播' });
    expect(await page.problems()).toEqual([]);
    return undefined;
  },
};

export const pushedCard: Journey = {
  name: 'a push changes a card',
  async walk({ open }) {
    const page = await open();
    await page.open(`${sharedStack().remote}/anchor`);
    await page.waitFor(card);
    const matchId = await page.evaluate((css: string) => {
      const link = document.querySelector<HTMLAnchorElement>(`${css} a[href*="matchId"]`);
      return new URL(link?.href ?? location.href).searchParams.get('matchId') ?? '';
    }, card.css);
    await untilHeard((channel) => channel === `match:${matchId}`);
    const data = { matchId, statusId: 4, homeScore: 31, awayScore: 29 };
    await lab(sharedStack().api).push({ name: 'live/match', data });
    await page.waitFor({ css: `${card.css} b`, text: '31' });
    await page.waitFor({ css: `${card.css} b`, text: '29' });
    expect(await page.problems()).toEqual([]);
    return undefined;
  },
};

export const offlineAndBack: Journey = {
  name: 'offline and back',
  async walk({ open, engine }) {
    const page = await open();
    await page.open(`${sharedStack().remote}/anchor`);
    await page.waitFor(card);
    await page.setOffline(true);
    await page.waitFor(bar('网络不可用，比分可能不是最新'));
    expect(await page.count(card)).toBeGreaterThan(0);
    await page.setOffline(false);
    await page.waitGone(bar('网络不可用'));
    return engine.name === 'webkit' ? 'by a proxy' : undefined;
  },
};
