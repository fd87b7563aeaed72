import { fileBrowser } from '../../support/browser/browser';
import { MAIN_SCREENS, OTHER_SCREENS, standUp } from '../../support/browser/topic-screens';
import { sharedStack } from '../../support/servers/servers';

standUp(OTHER_SCREENS, { width: 320, lang: 'en', theme: 'dark' });
standUp([...MAIN_SCREENS, ...OTHER_SCREENS], { width: 390, lang: 'zh-CN', theme: 'normal' });

const browser = fileBrowser();

test('text twice as large: no figure of a table reaches into the next', async () => {
  const phone = await browser().newPhonePage();
  const { page } = phone;
  await page.goto(`${sharedStack().remote}/five-leagues?lang=en`);
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await page.locator('tbody tr').first().waitFor();
  const touching = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.sport-info')?.style.setProperty('-webkit-text-size-adjust', '200%');
    const box = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    };
    return [...document.querySelectorAll('tbody tr')].flatMap((row) => {
      const boxes = [...row.querySelectorAll('td')].map(box).filter(({ width }) => width > 0);
      return boxes.slice(1).flatMap(({ left }, index) => (left > (boxes[index]?.right ?? 0) ? [] : [row.textContent]));
    });
  });
  const size = await page
    .locator('tbody td')
    .last()
    .evaluate((cell) => cell.getBoundingClientRect().height);
  expect(touching).toEqual([]);
  expect(size).toBeGreaterThan(44);
  await phone.close();
});
