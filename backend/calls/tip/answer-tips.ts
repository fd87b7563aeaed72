import * as calls from '../../../src/contract/tip/calls-tips';
import { TIP_SOURCE } from '../../../src/contract/tip/tip';
import { businessRefusal, NOT_FOUND_CODE } from '../../server/refusal';
import { ordersOf } from '../../store/orders';
import { type TipFilter, tipById, tipPage, tipSports } from '../../store/tips';
import type { SoldTip } from '../../world/tip/tip-row';
import { answer, type CallContext, isEnglish } from '../call-context';
import { boundedPage, type PageFilter, pageView } from '../pages';
import { numberOf } from '../session/identity';
import { rowViews, tipViews, tipWithMatches } from './tip-view';

/** In the order on screen. */
const SPORTS = [
  { sportsType: 1, zh: '足球', en: 'Football' },
  { sportsType: 2, zh: '篮球', en: 'Basketball' },
] as const;

async function tipsView(context: CallContext, filter: Omit<TipFilter, 'now'>, paging: PageFilter) {
  const { database, now } = context;
  const page = boundedPage(paging);
  const { rows, total } = await tipPage(database.db, { ...filter, now }, page.page, page.size);
  return pageView(await rowViews(context, rows), page, total);
}

const tipList = answer(calls.tipList, async (fields, context) => {
  const { sportsType, sportsIds, blackReturnGold, sportsSource, isHot, ...paging } = fields;
  const filter = {
    sport: sportsType === 0 ? undefined : sportsType,
    matchIds: sportsIds.length === 0 ? undefined : sportsIds.map(numberOf),
    onlyRefunding: blackReturnGold === 1,
    isTripartite: sportsSource === TIP_SOURCE.all ? undefined : sportsSource === TIP_SOURCE.partner,
    onlyHot: isHot === 1,
  };
  return tipsView(context, filter, paging);
});

const professorTips = answer(calls.professorTips, async ({ professorId, isHistory, ...paging }, context) =>
  tipsView(context, { expertId: numberOf(professorId), isSettled: isHistory === 1 }, paging),
);

/** A tip that this user may see: published, or bought in a world that is gone. Throws where there is none. */
export async function findTip(context: CallContext, id: string): Promise<SoldTip & { readonly isBought: boolean }> {
  const { database, now, user } = context;
  const tipId = numberOf(id);
  const [order] = user === undefined ? [] : await ordersOf(database.db, user.uid, [tipId]);
  const row = await tipById(database.db, tipId, now);
  if (row === undefined && order !== undefined) return { ...order.sold, isBought: true };
  if (row === undefined) throw businessRefusal(NOT_FOUND_CODE, '爆料不存在或已下架');
  return { ...(await tipWithMatches(context, row)), isBought: order !== undefined };
}

const tipDetail = answer(calls.tipDetail, async ({ id }, context) => {
  const tip = await findTip(context, id);
  const [view] = await tipViews(context, [tip], tip.isBought || tip.row.price === 0);
  if (view === undefined) throw new Error('a tip has no view');
  return view;
});

const tipSelect = answer(calls.tipSelect, async (_fields, { database, now, language }) => {
  const open = new Map((await tipSports(database.db, now)).map((row) => [row.sport, row.open]));
  return SPORTS.filter(({ sportsType }) => open.has(sportsType)).map(({ sportsType, zh, en }) => ({
    sportsType,
    name: isEnglish(language) ? en : zh,
    count: open.get(sportsType) ?? 0,
  }));
});

export const tipAnswers = [tipList, professorTips, tipDetail, tipSelect];
