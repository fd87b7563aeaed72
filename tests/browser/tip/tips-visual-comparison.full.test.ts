import type { Page } from 'playwright-core';
import { callsAt, type TipCalls, type WireTip } from '../../integration/tips/tip-calls';
import { logIn, unlock } from '../../support/browser/tips-page-object';
import { sharedStack } from '../../support/servers/servers';
import { cls, type DrawnScreen, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import {
  ALL_EXPERTS,
  BUY_SHEET,
  EXPERT,
  LOCKED_TIP,
  MY_ORDERS,
  OPEN_TIP,
  ruleBar,
  TIPS,
} from '../../support/visual-comparison/tip-elements';

const as = (key: string) => (page: Page) => logIn(page, sharedStack().api, key);
const calls = (): Promise<TipCalls> => callsAt(sharedStack().api);
const detail = ({ id }: { readonly id: number }) => `/news/detail/${id}`;

/** With one match, as the mock has it. */
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

/** Open to everybody, so that everybody meets the comment rule there. */
async function free(): Promise<string> {
  const { all } = await calls();
  const tip = (await all<WireTip>('', 'tipList')).find(({ goldPrice }) => goldPrice === 0);
  if (tip === undefined) throw new Error('nothing is free');
  return detail(tip);
}

const SCREENS: readonly DrawnScreen[] = [
  { name: 'tips', mock: 'tips.html', path: '/news', ready: cls('tip-card__foot'), comparedElements: TIPS },
  {
    name: 'all experts',
    mock: 'all-experts.html',
    path: '/news/all-gods',
    ready: cls('expert-row__figure'),
    comparedElements: ALL_EXPERTS,
  },
  {
    name: 'expert',
    mock: 'expert.html',
    path: async () => `/news/user/${(await onSale('')).professorId}`,
    ready: `${cls('record-bars__record')}, ${cls('tip-card__foot')}`,
    comparedElements: EXPERT,
  },
  {
    name: 'tip detail, locked',
    mock: 'tip-detail.html?state=locked',
    path: async () => detail(await onSale('')),
    ready: cls('tip-content__locked'),
    comparedElements: LOCKED_TIP,
  },
  {
    name: 'tip detail, buying',
    mock: 'tip-detail.html?state=sheet',
    path: async () => detail(await onSale('rich')),
    ready: cls('button__gold'),
    prepare: as('rich'),
    act: async (page) => {
      await unlock(page).click();
      await page.getByText('今日剩余额度').waitFor();
      await page.waitForTimeout(400);
    },
    comparedElements: BUY_SHEET,
  },
  {
    name: 'tip detail, open',
    mock: 'tip-detail.html?state=open',
    path: bought,
    ready: `${cls('comment-card__acts')}`,
    prepare: as('rich'),
    comparedElements: OPEN_TIP,
  },
  {
    name: 'tip detail, log in to comment',
    mock: 'tip-detail.html?state=login',
    path: free,
    ready: cls('input-bar__notice'),
    comparedElements: ruleBar('info'),
  },
  {
    name: 'tip detail, banned',
    mock: 'tip-detail.html?state=ban',
    path: free,
    ready: cls('input-bar__danger'),
    prepare: as('banned'),
    comparedElements: ruleBar('danger'),
  },
  {
    name: 'tip detail, VIP too low',
    mock: 'tip-detail.html?state=vip',
    path: free,
    ready: cls('input-bar__warn'),
    prepare: as('lowvip'),
    comparedElements: ruleBar('warn'),
  },
  {
    name: 'tip detail, too little recharged',
    mock: 'tip-detail.html?state=recharge',
    path: free,
    ready: cls('input-bar__warn'),
    prepare: as('lowrecharge'),
    comparedElements: ruleBar('warn'),
  },
  {
    name: 'my orders',
    mock: 'my-orders.html',
    path: '/news/orders',
    ready: cls('tip-card__foot'),
    prepare: as('member'),
    comparedElements: MY_ORDERS,
  },
];

for (const screen of SCREENS) looksAsDrawn(screen);
