import { callsAt, type WireTip } from '../../integration/tips/tip-calls';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lookAt, openPicture } from '../../support/browser/share/picture-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const DARK = '#3f67ee';
const LIGHT = '#2550dd';

const BANDS = { user: '#10161e', pitch: '#1f6b47' };
/** Of a tip that won, lost, or was drawn or called off. */
const RESULTS = ['#cf2637', '#526071', '#0d7289'];

it.each([
  ['', '分享', LIGHT],
  ['?theme=dark&lang=en', 'Share', DARK],
])(
  'an expert’s record is drawn and saved as a picture (%s) [pictures.1]',
  async (query, button, band) => {
    const { page, log } = phone;
    const { get } = await callsAt(sharedStack().api);
    const { list } = await get<{ list: WireTip[] }>('', 'tipList', { size: 50 });
    await page.goto(`${sharedStack().remote}/news/user/${list[0]?.professorId}${query}`);
    await page
      .getByRole('img', { name: /\d+–\d+%/ })
      .first()
      .waitFor();
    await openPicture(page, button);
    const { size, colour } = await lookAt(page, [20, 100]);
    expect(size).toEqual([750, 1000]);
    expect(colour).toBe(band);
    const save = page.getByRole('button', { name: query === '' ? '保存图片' : 'Save picture' });
    const [saved] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(saved.suggestedFilename()).toMatch(/\.png$/);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(button);
    expect(log.unexpected()).toEqual([]);
  },
  60_000,
);

it('a cup’s bracket is drawn in the colour of the pitch [pictures.1]', async () => {
  const { page, log } = phone;
  await page.goto(`${sharedStack().remote}/euro-cup?tab=knockout`);
  await openPicture(page, '分享图片');
  const { size, colour } = await lookAt(page, [20, 100]);
  expect(size).toEqual([750, 1000]);
  expect(colour).toBe(BANDS.pitch);
  expect(log.unexpected()).toEqual([]);
}, 60_000);

it('a ranked user’s period', async () => {
  const { page, log } = phone;
  await page.goto(`${sharedStack().remote}/user-ranking?type=gain`);
  await page.locator('main a[href*="/user-ranking/user/"]').first().click();
  await page.getByRole('heading', { name: /投注记录/ }).waitFor();
  await openPicture(page, '分享');
  const { size, colour } = await lookAt(page, [20, 100]);
  expect(size).toEqual([750, 1000]);
  expect(colour).toBe(BANDS.user);
  expect(log.unexpected()).toEqual([]);
}, 60_000);

it('a settled tip, in the colour of its result', async () => {
  const { page, log } = phone;
  const { get } = await callsAt(sharedStack().api);
  const { list } = await get<{ list: WireTip[] }>('', 'tipList', { size: 50 });
  const [first] = list;
  const settled = await get<{ list: WireTip[] }>('', 'professorTips', {
    page: 1,
    size: 10,
    professorId: first?.professorId ?? 0,
    isHistory: 1,
  });
  await page.goto(`${sharedStack().remote}/news/detail/${settled.list[0]?.id}`);
  await page.getByRole('heading', { level: 2, name: '推荐内容' }).waitFor();
  await openPicture(page, '分享');
  const { size, colour } = await lookAt(page, [20, 100]);
  expect(size).toEqual([750, 1000]);
  expect(RESULTS).toContain(colour);
  expect(log.unexpected()).toEqual([]);
}, 60_000);

it.each(['?tab=playoffs', '?tab=playoffs&sub=cup'])(
  'a bracket of the NBA is drawn: %s',
  async (query) => {
    const { page, log } = phone;
    await page.goto(`${sharedStack().remote}/nba${query}`);
    await openPicture(page, '分享图片');
    const { size, colour } = await lookAt(page, [20, 100]);
    expect(size).toEqual([750, 1000]);
    expect(colour).toBe(BANDS.pitch);
    expect(log.unexpected()).toEqual([]);
  },
  60_000,
);
