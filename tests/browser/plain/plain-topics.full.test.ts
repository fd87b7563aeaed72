import { plainStack } from '../../support/browser/plain-page-object';

/** decisions.md, additions: each screen does its main job on the specification's fields alone. */
const plain = plainStack();

test('five leagues: schedule, table and teams', async () => {
  const { page, log } = plain.phone();
  await plain.open('/five-leagues?tab=schedule');
  await page.getByRole('article').first().waitFor();
  await plain.open('/five-leagues?tab=standings');
  await page.getByRole('table').getByRole('link').nth(19).waitFor();
  await plain.open('/five-leagues?tab=teams');
  await page.locator('a[href*="/team/"]').nth(19).waitFor();
  await page.getByRole('button', { name: '积分', pressed: true }).waitFor();
  expect(log.unexpected()).toEqual([]);
});

test('five leagues: the form and the goals of every team, from the season lists alone [form table.2, over and under.2]', async () => {
  const { page, log } = plain.phone();
  await plain.open('/five-leagues?tab=standings');
  await page.getByRole('tab', { name: '近况' }).click();
  await page
    .getByRole('img', { name: /^近5场，由新到旧：/ })
    .nth(19)
    .waitFor();
  await page.getByRole('tab', { name: '近 10' }).click();
  const table = page.getByRole('table', { name: /近况，总/ });
  const numbers = await table.getByRole('row').nth(1).getByRole('cell').allInnerTexts();
  const [, won = 0, draw = 0, loss = 0, , points = 0] = numbers.map(Number);
  expect([won + draw + loss, 3 * won + draw]).toEqual([10, points]);
  await page.getByRole('tab', { name: '大小球' }).click();
  await page.getByRole('row', { name: /^全联赛/ }).waitFor();
  await page.getByRole('button', { name: '零封' }).click();
  const rates = await page.getByRole('table').getByRole('row').nth(1).getByRole('cell').allInnerTexts();
  expect(rates[0]).toMatch(/^\d+%\s+\d+\/\d+$/);
  expect(log.unexpected()).toEqual([]);
});

test('a cup: the goals of its teams, from the matches of its stages alone [cup figures.6]', async () => {
  const { page, log } = plain.phone();
  await plain.open('/euro-cup?tab=stats');
  const goals = page.getByRole('table', { name: '球队进失球' });
  const all = goals.getByRole('row', { name: /^全部 24 队/ });
  await all.waitFor();
  const sums = await all.getByRole('cell').allInnerTexts();
  expect(sums.slice(1, 3)).toEqual(['117', '117']);
  expect(sums.at(-1)).toMatch(/102\s*队次/);
  await page
    .getByRole('region', { name: /^射手榜/ })
    .getByText('3', { exact: true })
    .nth(5)
    .waitFor();
  expect(await page.getByRole('table').count()).toBe(1);
  expect(log.unexpected()).toEqual([]);
});

test('NBA: the tables of conferences and divisions', async () => {
  const { page, log } = plain.phone();
  await plain.open('/nba?tab=standings');
  await page.getByRole('table').first().getByRole('link').nth(14).waitFor();
  await page.getByRole('tab', { name: '赛区' }).click();
  await page.getByRole('table').nth(5).waitFor();
  expect(log.unexpected()).toEqual([]);
});

test('NBA: the cup’s bracket and that of the play-offs have every game in its place [additions.4]', async () => {
  const { page, log } = plain.phone();
  await plain.open('/nba?tab=playoffs&sub=cup');
  await page
    .getByRole('button', { name: /雄鹿.*魔术|魔术.*雄鹿/ })
    .first()
    .waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('待定');
  await plain.open('/nba?tab=playoffs&sub=playoffs&season=1745');
  await page
    .getByRole('button', { name: /凯尔特人/ })
    .nth(2)
    .waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('待定');
  expect(log.unexpected()).toEqual([]);
});

test.each([
  ['the Euro', '/euro-cup?tab=knockout', ['西班牙', '英格兰']],
  ['the World Cup', '/world-cup?season=1081022&tab=knockout', ['阿根廷', '法国']],
])('%s: a bracket with every tie in its place, told by teams, stage and time', async (_cup, path, finalists) => {
  const { page, log } = plain.phone();
  await plain.open(path);
  for (const name of finalists) await page.getByText(name).nth(2).waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/场胜者/);
  expect(log.unexpected()).toEqual([]);
});
