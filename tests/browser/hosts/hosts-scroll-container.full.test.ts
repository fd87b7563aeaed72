import { afterDebounce } from '../../support/browser/after-debounce';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { sharedStack } from '../../support/servers/servers';

/** CSS px of the host's own fixed bar. */
const BAR_PX = 56;
const DEEP_PX = 2_500;

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage({ reducedMotion: false });
  await phone.page.goto(`${sharedStack().shell}/embeds/scroll-container/`);
  await phone.page.getByRole('article').first().waitFor();
});
afterEach(() => phone.close());

const scroller = () => phone.page.locator('#scroller');
const scrollTop = () => scroller().evaluate((element) => Math.round(element.scrollTop));
const tab = (name: string) => phone.page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });

/** Scrolls until so much is behind: more moments load at the end. */
const scrollTo = (px: number) =>
  phone.page.waitForFunction((top) => {
    const element = document.querySelector('#scroller');
    element?.scrollTo({ top, behavior: 'instant' });
    return element !== null && Math.abs(element.scrollTop - top) < 1;
  }, px);

/** The text in the middle of the screen, and where it stands. */
const middle = () =>
  phone.page.evaluate(() => {
    const articles = [...document.querySelectorAll('.sport-info article')];
    const seen = articles.find((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > innerHeight / 2);
    return { id: seen?.textContent?.slice(0, 40), top: Math.round(seen?.getBoundingClientRect().top ?? 0) };
  });

it('the list of moments grows inside the container while the page stays', async () => {
  const { page, log } = phone;
  const before = await scroller().evaluate((element) => element.scrollHeight);
  await scrollTo(DEEP_PX);
  await scroller().evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
  await page.waitForFunction((height) => (document.querySelector('#scroller')?.scrollHeight ?? 0) > height, before);
  expect(await page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight === innerHeight])).toEqual([
    0,
    true,
  ]);
  expect(log.unexpected()).toEqual([]);
});

it("the app's header sticks below the host's bar", async () => {
  await scrollTo(DEEP_PX);
  const top = await tab('爆料').evaluate((link) => link.closest('header')?.getBoundingClientRect().top);
  expect(Math.round(top ?? -1)).toBe(BAR_PX);
});

it('a kept page returns to where it was in the container, another begins at its top', async () => {
  const { page, log } = phone;
  await scrollTo(DEEP_PX);
  await afterDebounce(page);
  const seen = await middle();
  await tab('爆料').click();
  await page.waitForURL('**/news');
  expect(await scrollTop()).toBe(0);
  await page.goBack();
  await page.getByRole('article').first().waitFor();
  await expectNear(scrollTop, DEEP_PX);
  expect(await middle()).toEqual(seen);
  await afterDebounce(page);
  await tab('主播').click();
  await expectNear(scrollTop, 0);
  expect(log.unexpected()).toEqual([]);
});

/** Waits until a position is reached (a scroll may be smooth), to a CSS px. */
async function expectNear(read: () => Promise<number>, px: number): Promise<void> {
  for (let waited = 0; waited < 3_000 && Math.abs((await read()) - px) > 1; waited += 100) {
    await phone.page.waitForTimeout(100);
  }
  expect(Math.abs((await read()) - px)).toBeLessThanOrEqual(1);
}
