import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { longDay } from '../../support/browser/long-day';
import { findings } from '../../support/browser/page-checks';
import { worldNow } from '../../support/browser/topic-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const qa = () => lab(sharedStack().api);
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(async () => {
  await qa().heal();
  await phone.close();
});

const open = (path: string) => phone.page.goto(`${sharedStack().remote}${path}`);

it.each([
  ['a league', '/five-leagues?tab=standings'],
  ['a cup’s group', '/euro-cup?tab=groups'],
  ['the NBA', '/nba?tab=standings'],
])('why above in %s: by the keyboard in and out, and nothing serious for axe', async (_name, path) => {
  const { page } = phone;
  await open(path);
  const place = page.getByRole('button', { name: /^第 2：/ }).first();
  await place.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(/由此决定|无法判断|顺序应相反/)
    .first()
    .waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await place.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('no spoilers: a match that ended today is hidden in its row and its sheet until it is tapped', async () => {
  const { page } = phone;
  const now = await worldNow();
  const over = { statusId: 8, homeScore: 7, awayScore: 6, matchDate: now - 7_200_000 };
  await qa().fault({ call: 'leagueMatchDate', kind: 'data', value: [{ matchDate: now }] });
  await qa().fault({ call: 'leagueMatchList', kind: 'data', value: longDay(2, now, { 0: over, 1: over }) });
  await open('/five-leagues?tab=schedule');
  const rows = page.getByRole('article');
  await rows.filter({ hasText: '7' }).first().waitFor();
  await page.getByRole('button', { name: '防剧透' }).click();
  await page
    .getByRole('button', { name: /^看比分：/ })
    .nth(1)
    .waitFor();
  await rows.first().locator('> button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('比分和近况已隐藏').waitFor();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: '看比分', exact: true }).click();
  await dialog.getByText('7', { exact: false }).first().waitFor();
});

it('expert views of a match: which side, each with the range of their rate; a locked one leads to its tip', async () => {
  const { page } = phone;
  const now = await worldNow();
  await qa().fault({ call: 'leagueMatchDate', kind: 'data', value: [{ matchDate: now }] });
  await qa().fault({
    call: 'leagueMatchList',
    kind: 'data',
    value: longDay(2, now, { 0: { matchDate: now + 7_200_000 } }),
  });
  await open('/five-leagues?tab=schedule');
  const row = page.getByRole('article').first().locator('> button');
  await row.waitFor();
  const [{ matchId }] = longDay(2, now, { 0: { matchDate: now + 7_200_000 } }) as [{ matchId: string }];
  const professor = { id: '30', name: '稳字当头', hitPercents: 76, hitSession: 50 };
  const tip = { professorId: '30', professor, result: 'waiting', goldPrice: 0 };
  const pick = { matchId, playType: 'handicap', side: 'home', pickText: '主队 -0.5', odds: 1.95 };
  const list = [
    { ...tip, id: '1', picks: [pick] },
    { ...tip, id: '2', goldPrice: 38, isOnSale: 1, saleEndTime: now + 3_600_000 },
  ];
  await qa().fault({
    call: 'tipList',
    kind: 'data',
    value: { list, isLastPage: 1, pageNum: 1, pageSize: 50, total: 2 },
  });
  await row.click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('tab', { name: '专家看法 2' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('让球 / 胜平负 · 1 条').waitFor();
  await dialog
    .getByRole('img', { name: /命中率 76%，50场：多半在 63–86% 之间/ })
    .first()
    .waitFor();
  await dialog.getByText('让球 · 主队 -0.5').waitFor();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('link', { name: /方向和内容未解锁/ }).click();
  await page.waitForURL(/\/news\/detail\/2/);
});
