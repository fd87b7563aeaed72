import { EXPERT_SORT, NO_USER_CODE } from '../../../src/contract/codes';
import * as calls from '../../../src/contract/expert/calls-experts';
import type { BetRecord } from '../../rules/bet-record';
import { businessRefusal, NOT_FOUND_CODE } from '../../server/refusal';
import { ordersFrom, ordersOf } from '../../store/orders';
import { type ExpertRow, expertsByIds, tipCounts } from '../../store/tips';
import { addFollow, followCounts, removeFollow } from '../../store/users';
import { answer, type CallContext, memberOf } from '../call-context';
import { boundedPage, pageOfAll, pageView } from '../pages';
import { numberOf } from '../session/identity';
import { expertRecords, expertView, followedExperts, recordsOf } from './expert-view';

/** Tips behind a rate from which on it counts in full for the overall order. */
const FULL_SAMPLE = 20;

interface Listed {
  readonly expert: ExpertRow;
  readonly record: BetRecord;
  readonly followers: number;
}

/** The rate weighed by its sample, the row of wins, and a little of the week. */
function overall({ record }: Listed): number {
  const sample = Math.min(1, record.hitSession / FULL_SAMPLE);
  return (record.hitPercents ?? 0) * sample + record.winContinuous * 2 + (record.weekRateReturn ?? 0) / 20;
}

const NONE = Number.NEGATIVE_INFINITY;
/** The best first; who has no figure stands last. */
const SCORES: ReadonlyMap<number, (listed: Listed) => number> = new Map([
  [EXPERT_SORT.hitRate, ({ record }) => record.hitPercents ?? NONE],
  [EXPERT_SORT.weekReturn, ({ record }) => record.weekRateReturn ?? NONE],
  [EXPERT_SORT.streak, ({ record }) => record.winContinuous],
  [EXPERT_SORT.popular, ({ followers }) => followers],
]);

function sorted(all: readonly Listed[], sortType: number): Listed[] {
  const score = SCORES.get(sortType) ?? overall;
  const keyed = all.map((one) => ({ one, key: score(one), second: overall(one) }));
  // Two that have no figure are level, though their difference is no number.
  keyed.sort((a, b) => (b.key === a.key ? b.second - a.second || a.one.expert.id - b.one.expert.id : b.key - a.key));
  return keyed.map(({ one }) => one);
}

async function followersOf({ database }: CallContext): Promise<(expert: ExpertRow) => number> {
  const users = await followCounts(database.db, 'expert');
  return ({ id, followers }) => followers + (users.get(id) ?? 0);
}

const professorInfo = answer(calls.professorInfo, async ({ sortType, ...filter }, context) => {
  const { database, now, user, language } = context;
  const isMine = sortType === EXPERT_SORT.mine;
  if (isMine && user === undefined) throw businessRefusal(NO_USER_CODE, '请先登录');
  const followed = await followedExperts(context);
  const [experts, followers] = [await expertRecords(context), await followersOf(context)];
  const counts = new Map((await tipCounts(database.db, now)).map((row) => [row.expertId, row]));
  const bought = user === undefined ? [] : await ordersOf(database.db, user.uid);
  const listed = experts
    .filter(([{ id }]) => !isMine || followed.has(id))
    .map(([expert, record]) => ({ expert, record, followers: followers(expert) }));
  const page = boundedPage(filter);
  const views = pageOfAll(sorted(listed, sortType), page).map(({ expert, ...facts }) => ({
    ...expertView(
      expert,
      {
        ...facts,
        published: counts.get(expert.id)?.published ?? 0,
        isFollowed: followed.has(expert.id),
        ordered: bought.filter(({ expertId }) => expertId === expert.id).length,
      },
      language,
    ),
    hotStatus: expert.hotStatus,
    messageInfoCount: counts.get(expert.id)?.onSale ?? 0,
  }));
  return pageView(views, page, listed.length);
});

/** The expert, or a refusal that says there is none. */
async function expertOf({ database }: CallContext, professorId: string): Promise<ExpertRow> {
  const [expert] = await expertsByIds(database.db, [numberOf(professorId)]);
  if (expert === undefined) throw businessRefusal(NOT_FOUND_CODE, '专家不存在');
  return expert;
}

const professorDetail = answer(calls.professorDetail, async ({ professorId }, context) => {
  const { database, now, user, language } = context;
  const expert = await expertOf(context, professorId);
  const [counts] = await tipCounts(database.db, now, expert.id);
  const facts = {
    record: (await recordsOf(context, [expert.id]))(expert.id),
    published: counts?.published ?? 0,
    followers: (await followersOf(context))(expert),
    isFollowed: (await followedExperts(context)).has(expert.id),
    ordered: user === undefined ? 0 : await ordersFrom(database.db, user.uid, expert.id),
  };
  return expertView(expert, facts, language);
});

/** An expert who is gone from the world can still be unfollowed. */
const professorAttention = answer(calls.professorAttention, async ({ professorId, isAttention }, context) => {
  const { uid } = memberOf(context);
  if (isAttention === 1) await addFollow(context.database.db, uid, 'expert', (await expertOf(context, professorId)).id);
  else await removeFollow(context.database.db, uid, 'expert', numberOf(professorId));
  return null;
});

export const expertAnswers = [professorInfo, professorDetail, professorAttention];
