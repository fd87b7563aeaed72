import type { Page, Route } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { drawRows } from '../../support/draw-rows';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
afterEach(() => phone.close());

interface Visit {
  /** Before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

async function visit({ prepare }: Visit = {}): Promise<Page> {
  phone = await browser().newPhonePage();
  const { page } = phone;
  await prepare?.(page);
  await page.goto(`${sharedStack().remote}/anchor`);
  return page;
}

/** What lib.dom does not know of a layout-shift entry. */
interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

const section = (page: Page, name: string) => page.getByRole('region', { name });
const posts = (page: Page) => section(page, '动态').getByRole('article');
const HOME = '**/ssapi/anchor/list/v2*';
const MOMENTS = '**/host/moment/list';

/** Anchor home fails until somebody has tapped: a reading that the app asks for by itself must not heal it before. */
async function failUntilTapped(page: Page, reply: Parameters<Route['fulfill']>[0]): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('click', () => Reflect.set(window, 'isTapped', true), true);
  });
  await page.route(HOME, async (route) => {
    const isTapped = await page.evaluate(() => Reflect.get(window, 'isTapped') === true);
    await (isTapped ? route.continue() : route.fulfill(reply));
  });
}

describe('faults', () => {
  const json = (body: string) => ({ contentType: 'application/json', body });
  test.each([
    ['an error code [8.8]', json('{"code":99999,"msg":"赛事维护中"}'), '赛事维护中'],
    ['broken JSON', json('{"code":0,"data":{'), '出错了，稍后再试'],
    ['data of another shape', json('{"code":0,"data":"hosts"}'), '出错了，稍后再试'],
    ['a gateway page', { status: 502, body: '<h1>Bad gateway</h1>' }, '加载失败'],
  ])('%s: a clear state with an id, the moments stand, a retry heals', async (_name, reply, words) => {
    const page = await visit({ prepare: (opened) => failUntilTapped(opened, reply) });
    const alert = section(page, '热门赛事').getByRole('alert');
    await alert.getByText(words).waitFor();
    expect(await alert.getByText(/^编号/).count()).toBe(1);
    await posts(page).first().waitFor();
    await alert.getByRole('button', { name: '重试' }).click();
    await section(page, '主播').getByRole('link', { name: /直播/ }).first().waitFor();
  });

  test('empty lists say so', async () => {
    const empty = json('{"code":0,"data":{"hosts":[],"liveMatchList":[],"hostMomentList":[]}}');
    const page = await visit({
      prepare: async (opened) => {
        await opened.route(HOME, (route) => route.fulfill(empty));
        await opened.route(MOMENTS, (route) => route.fulfill(json('{"code":0,"data":{"list":[],"isLastPage":1}}')));
      },
    });
    for (const words of ['今天没有比赛', '暂无主播', '还没有动态'])
      await page.getByText(words, { exact: true }).waitFor();
  });

  test('slow answers: skeletons, then the data, and nothing has moved', async () => {
    const page = await visit({
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          const shifts: { value: number; nodes: string[] }[] = [];
          Reflect.set(window, 'shifts', shifts);
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
              const nodes = entry.sources
                .map(({ node }) => (node instanceof Element ? node.className : ''))
                .slice(0, 3);
              shifts.push({ value: entry.value, nodes });
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await opened.route(HOME, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 2500));
          await route.continue();
        });
      },
    });
    await page.locator('[aria-busy=true]').first().waitFor();
    await posts(page).first().waitFor();
    await page.waitForTimeout(500);
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as { value: number; nodes: string[] }[]);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total <= 0.02 ? [] : shifts).toEqual([]);
  });

  test('offline: what is loaded stays, with its age; back online it is read again', async () => {
    const page = await visit();
    await drawRows(posts(page), 10);
    const loaded = await posts(page).count();
    await phone.context.setOffline(true);
    await page.getByText('网络不可用，比分可能不是最新').waitFor();
    expect(await posts(page).count()).toBeGreaterThanOrEqual(Math.min(loaded, 10));
    await phone.context.setOffline(false);
    await page.getByText('网络不可用，比分可能不是最新').waitFor({ state: 'detached' });
  });
});
