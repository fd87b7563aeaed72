import type { Page } from 'playwright-core';
import { callsAt, type WireTip } from '../../integration/tips/tip-calls';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const DARK = '#3f67ee';
const LIGHT = '#2550dd';

/** The picture's size, and the colours at places of it (pixels). */
const pixels = (page: Page, places: readonly (readonly [number, number])[]) =>
  page.locator('dialog canvas').evaluate((element, at) => {
    const canvas = element as HTMLCanvasElement;
    const context = canvas.getContext('2d');
    const hex = (value: number) => value.toString(16).padStart(2, '0');
    return {
      size: [canvas.width, canvas.height],
      colours: at.map(([x, y]) => {
        const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
        return `#${hex(red)}${hex(green)}${hex(blue)}`;
      }),
    };
  }, places);

/** Opens the sheet of the page at hand and waits for its picture. */
async function openPicture(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('dialog canvas:not([hidden])').waitFor();
}

it.each([
  ['', '分享', LIGHT],
  ['?theme=dark&lang=en', 'Share', DARK],
])(
  'an expert’s record is drawn and saved as a picture (%s)',
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
    const { size, colours } = await pixels(page, [[20, 100]]);
    expect(size).toEqual([750, 1000]);
    expect(colours).toEqual([band]);
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

it('a cup’s bracket is drawn in the colour of the pitch', async () => {
  const { page, log } = phone;
  await page.goto(`${sharedStack().remote}/euro-cup?tab=knockout`);
  await openPicture(page, '分享图片');
  const { size, colours } = await pixels(page, [[20, 100]]);
  expect(size).toEqual([750, 1000]);
  expect(colours).toEqual(['#1f6b47']);
  expect(log.unexpected()).toEqual([]);
}, 60_000);
