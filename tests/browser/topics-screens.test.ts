import { fileBrowser, type PhonePage } from '../support/browser';
import { sharedStack } from '../support/servers';
import { cls } from './landmarks';
import { findings, misfits, smallControls } from './page-checks';
import { playerPlace, teamPlace } from './topic-door';

const browser = fileBrowser();
let phone: PhonePage;
afterEach(() => phone.close());

interface Screen {
  readonly name: string;
  readonly path: () => Promise<string> | string;
  /** There when the page is. */
  readonly ready: string;
}
const SCREENS: readonly Screen[] = [
  { name: 'fixtures', path: () => '/five-leagues', ready: cls('match-row__row') },
  { name: 'table', path: () => '/five-leagues?tab=standings', ready: 'table' },
  { name: 'players', path: () => '/five-leagues?tab=players', ready: cls('leader-row__row') },
  { name: 'cup’s fixtures', path: () => '/euro-cup', ready: cls('match-row__row') },
  { name: 'groups', path: () => '/world-cup?tab=groups', ready: 'table' },
  { name: 'knockout', path: () => '/euro-cup?tab=knockout', ready: cls('bracket__tie') },
  { name: 'line-up', path: () => '/euro-cup?tab=lineup', ready: cls('pitch__player') },
  { name: 'team', path: () => teamPlace(), ready: cls('match-row__row') },
  { name: 'team’s figures', path: () => teamPlace('stats'), ready: cls('compare-row__row') },
  { name: 'player', path: () => playerPlace(), ready: cls('facts__fact') },
];

const open = async ({ path, ready }: Screen, width: number, lang: string, theme: string) => {
  phone = await browser().newPhonePage({ width });
  const place = await path();
  const address = `${sharedStack().remote}${place}${place.includes('?') ? '&' : '?'}lang=${lang}&theme=${theme}`;
  await phone.page.goto(address);
  await phone.page.locator(ready).first().waitFor();
  await phone.page.waitForLoadState('networkidle');
};

it.each(SCREENS)(
  '$name at 320 px in English: nothing serious to axe, nothing cut, every control a finger high',
  async (screen) => {
    await open(screen, 320, 'en', 'dark');
    const { page } = phone;
    expect(await findings(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
    expect(phone.log.unexpected()).toEqual([]);
  },
);

it.each(SCREENS)('$name at 390 px in Chinese: nothing serious to axe, nothing cut', async (screen) => {
  await open(screen, 390, 'zh-CN', 'normal');
  const { page } = phone;
  expect(await findings(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
});
