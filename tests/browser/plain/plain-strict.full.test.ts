import type { Page } from 'playwright-core';
import { labVideo } from '../../support/browser/lab-video';
import { plainStack } from '../../support/browser/plain-page-object';

/** decisions.md, additions to requests: the back end drops what the specification does not name, and does not know our own calls. */
const plain = plainStack();

interface Wire {
  readonly id: string | number;
  readonly isHot?: unknown;
  readonly result?: string;
}

/** The list in the answer to the next request at `path` that names `word`. */
async function answerOf(page: Page, path: string, word: string, go: () => Promise<unknown>): Promise<readonly Wire[]> {
  const isIt = (url: URL, body: string | null) => url.pathname.endsWith(path) && `${url.search} ${body}`.includes(word);
  const reply = page.waitForResponse((one) => isIt(new URL(one.url()), one.request().postData()));
  await go();
  const { data } = (await (await reply).json()) as { data: { list: readonly Wire[] | null } };
  return data.list ?? [];
}

/** The last steps of these links, each once. */
const idsOf = async (page: Page, selector: string) => {
  const paths = await page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  return [...new Set(paths.map((path) => /detail\/([^/?#]+)/.exec(path)?.[1]))].sort();
};
const idsIn = (list: readonly Wire[]) => list.map(({ id }) => String(id)).sort();

test('hot tips are hot, whatever the server makes of the filter [additions to requests.4]', async () => {
  const { page, log } = plain.phone();
  const list = await answerOf(page, '/info', 'isHot', () => plain.open('/news'));
  const hot = list.filter(({ isHot }) => Boolean(isHot));
  // The server has not read the filter.
  expect(hot.length).toBeLessThan(list.length);
  const section = 'section:has(h2:text-is("热门爆料"))';
  await page.locator(`${section} h3`).first().waitFor();
  expect(await idsOf(page, `${section} a[href*="/news/detail/"]`)).toEqual(idsIn(hot));
  expect(log.unexpected()).toEqual([]);
});

test('orders that have won are alone under their filter [additions to requests.4]', async () => {
  const { page, log } = plain.phone();
  await plain.logIn('member');
  await plain.open('/news/orders');
  await page.getByRole('article').first().waitFor();
  const list = await answerOf(page, '/myOrder', 'win', () => page.getByRole('button', { name: '红单' }).click());
  const won = list.filter(({ result }) => result === 'win' || result === 'winHalf');
  expect(won.length).toBeLessThan(list.length);
  await page.waitForFunction((many) => document.querySelectorAll('article').length === many, won.length);
  expect(await idsOf(page, 'article a[href*="/news/detail/"]')).toEqual(idsIn(won));
  expect(log.unexpected()).toEqual([]);
});

test('a room opens on its match, and its draw can be joined [additions.12]', async () => {
  const { page, log } = plain.phone();
  const rooms = await labVideo(plain.api()).rooms();
  const fit = rooms.filter(
    ({ state, groupId, withdrawn, source, lottery }) =>
      state === 'live' && groupId === 0 && !withdrawn && source === 164 && lottery,
  );
  await plain.logIn('rich');
  const join = page.getByRole('button', { name: '参与抽奖' });
  for (const { hostId } of fit) {
    await plain.open(`/anchor/detail/${hostId}`);
    await page.getByRole('tab', { name: '比赛', selected: true }).waitFor();
    await page
      .getByRole('region', { name: '互动' })
      .getByText(/已开奖|进行中/)
      .waitFor();
    // A draw that is over is followed by the next one, later.
    if (await join.isVisible()) break;
  }
  await join.click();
  const sheet = page.getByRole('dialog', { name: '抽奖' });
  await sheet.getByRole('button', { name: /^(免费参与|参与抽奖)$/ }).click();
  await sheet.getByRole('button', { name: '已参与' }).waitFor();
  expect(log.unexpected(/404 .*\/live\/chat\/list/)).toEqual([]);
});

test('the pages of anchors have somebody on each, and no error', async () => {
  const { page, log } = plain.phone();
  for (const path of ['/anchor', '/anchor/all-anchor', '/anchor/week-rank']) {
    await plain.open(path);
    await page.getByRole('main').locator('a[href*="/anchor/detail/"]').first().waitFor();
    expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('');
  }
  expect(log.unexpected()).toEqual([]);
});
