import { EXPERT_SORT, RANKING_TYPES } from '../../../src/contract/codes';
import { commentList } from '../../../src/contract/comment/calls-comments';
import { reportCates } from '../../../src/contract/comment/calls-speech';
import { ORDER_FILTERS } from '../../../src/contract/tip/tip';
import { CannotCheck, type Probe } from '../probe';
import { fixed, type Samplers } from './sampler';
import { expertsOf, firstOf, periodOf, rankedUser, tipOnSale, tipsOf } from './subjects';

const page = { page: 1, size: 10 };
const tipId = async (probe: Probe) => firstOf(await tipsOf(probe), 'tip').id;
const professorId = async (probe: Probe) => firstOf(await expertsOf(probe), 'expert').id;

/** Tips are asked until one has a comment; a few are enough. */
const LOOKED_AT = 10;

/** A comment of somebody, with the tip that it is about. */
export async function someComment(probe: Probe) {
  for (const { id: messageId } of (await tipsOf(probe)).slice(0, LOOKED_AT)) {
    const [comment] = (await probe.read(commentList, { messageId, ...page })).value.list;
    if (comment !== undefined) return { messageId, commentId: comment.id };
  }
  throw new CannotCheck('no tip of the first ten has a comment');
}

async function someCate(probe: Probe) {
  const { value } = await probe.read(reportCates, {});
  return firstOf(value, 'reason of a report').cate;
}

/** Tips, experts, orders, comments, rankings. */
export const tipSamples: Samplers = {
  professorInfo: fixed(
    {},
    ...Object.values(EXPERT_SORT)
      .filter((sortType) => sortType !== EXPERT_SORT.mine)
      .map((sortType) => ({ ...page, sortType })),
  ),
  tipList: fixed({}, page, { ...page, sportsType: 1 }, { ...page, blackReturnGold: 1 }, { ...page, sportsSource: 1 }),
  myOrders: fixed({}, ...ORDER_FILTERS.map((result) => ({ ...page, result }))),
  professorDetail: async (probe) => [{ professorId: await professorId(probe) }],
  professorTips: async (probe) => {
    const of = { professorId: await professorId(probe) };
    return [of, { ...page, ...of, isHistory: 1 }];
  },
  tipDetail: async (probe) => [{ id: await tipId(probe) }],
  tipBuy: async (probe) => [{ messageId: (await tipOnSale(probe)).id }],
  tipSelect: fixed({}),
  professorAttention: async (probe) => [{ professorId: await professorId(probe), isAttention: 1 }],
  commentPublish: async (probe) => [{ messageId: await tipId(probe), content: 'conformance' }],
  commentList: async (probe) => [{ messageId: await tipId(probe), ...page }],
  myComments: async (probe) => [{ messageId: await tipId(probe), ...page }],
  commentLike: async (probe) => [{ commentId: (await someComment(probe)).commentId }],
  // Nobody's comment: what others have said stays.
  commentDelete: fixed({ commentId: '0' }),
  reportAdd: async (probe) => [{ commentId: (await someComment(probe)).commentId, cate: await someCate(probe) }],
  titleList: fixed({}),
  rankingConfig: fixed({}),
  rankingList: async (probe) => {
    const period = await periodOf(probe);
    return RANKING_TYPES.map((type) => ({ type, ...period }));
  },
  rankingSwitch: fixed({ visible: 1 }),
  reportLike: async (probe) => [await rankedUser(probe)],
  reportDislike: async (probe) => [await rankedUser(probe)],
  bettingList: async (probe) => [{ uid: (await rankedUser(probe)).uid }],
};
