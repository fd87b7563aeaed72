import { fileBrowser } from '../../support/browser/browser';
import { cls } from '../../support/browser/class-selector';
import { sharedStack } from '../../support/servers/servers';
import { MAIN_SCREENS, OTHER_SCREENS, standUp } from './topic-screens';

standUp([...MAIN_SCREENS, ...OTHER_SCREENS], { width: 320, lang: 'en', theme: 'dark' });
standUp([...MAIN_SCREENS, ...OTHER_SCREENS], { width: 390, lang: 'zh-CN', theme: 'normal' });

const browser = fileBrowser();

test('text twice as large: no figure of a table reaches into the next [large text.2]', async () => {
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

test('text twice as large: no name of a match’s bar breaks inside a word, and the days of a strip keep apart [large text.2]', async () => {
  const phone = await browser().newPhonePage();
  const { page } = phone;
  await page.goto(`${sharedStack().remote}/five-leagues`);
  await page.locator(cls('match-bar__name')).first().waitFor();
  const found = await page.evaluate(
    ([name = '', date = '']) => {
      const textBox = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      const gaps = () => {
        const boxes = [...document.querySelectorAll(date)].map(textBox);
        return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
      };
      const dates = [...document.querySelectorAll(date)];
      for (const one of dates) one.textContent = '11月17日';
      const narrowest = Math.min(...gaps());
      document.querySelector<HTMLElement>('.sport-info')?.style.setProperty('-webkit-text-size-adjust', '200%');
      const names = [...document.querySelectorAll<HTMLElement>(name)];
      const lines = (element: HTMLElement) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      return { narrowest, broken: names.filter((one) => lines(one) > 1).map((one) => one.textContent) };
    },
    [cls('match-bar__name'), `${cls('date-strip__day')} b`],
  );
  expect(found.broken).toEqual([]);
  expect(found.narrowest).toBeGreaterThanOrEqual(8);
  await phone.close();
});
