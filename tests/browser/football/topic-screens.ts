import { fileBrowser } from '../../support/browser/browser';
import { cls } from '../../support/browser/class-selector';
import { findings, misfits, smallControls } from '../../support/browser/page-checks';
import { playerPath, teamPath } from '../../support/browser/topic-page-object';
import { sharedStack } from '../../support/servers/servers';

interface Screen {
  readonly name: string;
  readonly path: () => Promise<string> | string;
  /** There when the page is. */
  readonly ready: string;
}

const row = cls('match-row__row');

/** Those that the short run looks at. */
export const MAIN_SCREENS: readonly Screen[] = [
  { name: 'fixtures', path: () => '/five-leagues', ready: row },
  { name: 'table', path: () => '/five-leagues?tab=standings', ready: 'table' },
  { name: 'knockout', path: () => '/euro-cup?tab=knockout', ready: cls('bracket__tie') },
  { name: 'team', path: () => teamPath(), ready: row },
];
export const OTHER_SCREENS: readonly Screen[] = [
  { name: 'players', path: () => '/five-leagues?tab=players', ready: cls('leader-row__row') },
  { name: 'match day', path: () => '/match-day', ready: row },
  { name: 'cup’s fixtures', path: () => '/euro-cup', ready: row },
  { name: 'groups', path: () => '/world-cup?tab=groups', ready: 'table' },
  { name: 'line-up', path: () => '/euro-cup?tab=lineup', ready: cls('lineup-view__player') },
  { name: 'team’s figures', path: () => teamPath('stats'), ready: cls('compare-row__row') },
  { name: 'player', path: () => playerPath(), ready: cls('player-head__fact') },
];

interface Look {
  /** CSS px. */
  readonly width: number;
  readonly lang: 'zh-CN' | 'en';
  readonly theme: 'normal' | 'dark';
}

/** A test for each screen: nothing serious to axe, nothing cut, every control a finger high. */
export function standUp(screens: readonly Screen[], { width, lang, theme }: Look): void {
  const browser = fileBrowser();
  it.each(screens)(`$name at ${width} px, ${lang}, ${theme}: whole, and nothing serious to axe`, async (screen) => {
    const phone = await browser().newPhonePage({ width });
    try {
      const { page, log } = phone;
      const place = await screen.path();
      const query = `lang=${lang}&theme=${theme}`;
      await page.goto(`${sharedStack().remote}${place}${place.includes('?') ? '&' : '?'}${query}`);
      await page.locator(screen.ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await findings(page)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
      expect(await smallControls(page)).toEqual([]);
      expect(log.unexpected()).toEqual([]);
    } finally {
      await phone.close();
    }
  });
}
