import { fileBrowser } from '../../support/browser/browser';
import { misfits } from '../../support/browser/page-checks';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();

const open = async (path: string, width: number) => {
  const phone = await browser().newPhonePage({ width, touch: false });
  await phone.page.goto(`${sharedStack().remote}${path}`);
  await phone.page.getByRole('tabpanel').first().waitFor();
  return phone;
};

it.each([
  ['a league, its matches', '/five-leagues', 1280],
  ['a league, its table', '/five-leagues?tab=standings', 960],
  ['the NBA', '/nba', 900],
])(
  'a day beside the table: %s [column.2]',
  async (_name, path, width) => {
    const { page, close } = await open(path, width);
    const table = page.getByRole('table').first();
    await table.waitFor();
    const row = page.getByRole('tabpanel').first().getByRole('article').first();
    await row.waitFor();
    const [left, right] = [await row.boundingBox(), await table.boundingBox()].sort(
      (a, b) => (a?.x ?? 0) - (b?.x ?? 0),
    );
    expect(left && right && left.x + left.width <= right.x).toBe(true);
    expect(await misfits(page)).toEqual([]);
    await page.setViewportSize({ width: 700, height: 844 });
    // One part alone: the other leaves, and its readings with it.
    await (path.includes('standings') ? row : table).waitFor({ state: 'detached' });
    await close();
  },
  60_000,
);

it('a tablet has a column of 640 px [column.1]', async () => {
  const { page, close } = await open('/five-leagues', 820);
  const box = await page.getByRole('tabpanel').first().boundingBox();
  expect([box?.x, box?.width]).toEqual([90, 640]);
  await close();
});
