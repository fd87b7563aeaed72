import type { Page } from 'playwright-core';
import { callsAt, type TipCalls, type WireTip } from '../../integration/tips/tip-calls';
import { logIn, unlock } from '../../support/browser/tips-page-object';
import { standAsRecorded } from '../../support/landmarks/stand-as-recorded';
import { sharedStack } from '../../support/servers/servers';

const as = (key: string) => (page: Page) => logIn(page, sharedStack().api, key);
const calls = (): Promise<TipCalls> => callsAt(sharedStack().api);
const detail = ({ id }: { readonly id: number }) => `/news/detail/${id}`;

/** With one match. */
async function onSale(user: string): Promise<WireTip> {
  const { get } = await calls();
  const { list } = await get<{ list: WireTip[] }>(user, 'tipList', { size: 50 });
  const one = list.find((tip) => tip.isOnSale === 1 && tip.isBuy === 0 && tip.messageMatchList.length === 1);
  if (one === undefined) throw new Error('no tip of one match is on sale');
  return one;
}

/** Bought, and talked of. */
async function bought(): Promise<string> {
  const { all, get } = await calls();
  const isWanted = (tip: WireTip) => tip.commentCount > 2 && tip.messageMatchList.length === 1;
  const own = (await all<WireTip>('rich', 'myOrders')).find((tip) => isWanted(tip));
  if (own !== undefined) return detail(own);
  const { list } = await get<{ list: WireTip[] }>('rich', 'tipList', { size: 50 });
  const tip = list.find((one) => one.isOnSale === 1 && isWanted(one));
  if (tip === undefined) throw new Error('nothing on sale is talked of');
  await get('rich', 'tipBuy', { messageId: tip.id });
  return detail(tip);
}

/** Open to everybody, so that a visitor meets the comment rule there; its other gates are in the catalogue. */
async function free(): Promise<string> {
  const { all } = await calls();
  const tip = (await all<WireTip>('', 'tipList')).find(({ goldPrice }) => goldPrice === 0);
  if (tip === undefined) throw new Error('nothing is free');
  return detail(tip);
}

standAsRecorded([
  { name: 'tips', path: '/news', ready: 'main article' },
  { name: 'all experts', path: '/news/all-gods', ready: 'main a[href*="/news/user/"]' },
  { name: 'expert', path: async () => `/news/user/${(await onSale('')).professorId}`, ready: 'main article' },
  { name: 'tip, locked', path: async () => detail(await onSale('')), ready: 'main h2' },
  {
    name: 'tip, buying',
    path: async () => detail(await onSale('rich')),
    ready: 'main h2',
    prepare: as('rich'),
    act: async (page) => {
      await unlock(page).click();
      await page.getByText('今日剩余额度').waitFor();
    },
  },
  { name: 'tip, open', path: bought, ready: 'main h2', prepare: as('rich') },
  { name: 'tip, log in to comment', path: free, ready: 'main h2' },
  { name: 'my orders', path: '/news/orders', ready: 'main article', prepare: as('member') },
]);
