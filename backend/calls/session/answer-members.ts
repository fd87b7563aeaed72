import * as calls from '../../../src/contract/anchor/calls-anchors';
import * as moments from '../../../src/contract/moment/calls-moments';
import { businessRefusal, NOT_FOUND_CODE } from '../../server/refusal';
import { hostById, matchesByIds } from '../../store/matches';
import { addLikes } from '../../store/moments';
import { addFollow, type FollowKind, followsOf, removeFollow } from '../../store/users';
import { answer, type CallContext, memberOf } from '../call-context';
import { momentPageView } from '../moment/moment-view';
import { numberOf } from './identity';

const momentList = answer(moments.momentList, async ({ hostId, page, size, momentSort }, context) =>
  momentPageView(context, { hostId: hostId === undefined ? undefined : numberOf(hostId), page, size, momentSort }),
);

const momentLike = answer(moments.momentLike, async ({ momentId, count }, context) => {
  const { database, now } = context;
  const like = { uid: memberOf(context).uid, momentId: numberOf(momentId), count, now };
  const likeCount = await addLikes(database.db, like);
  if (likeCount === undefined) throw businessRefusal(NOT_FOUND_CODE, '动态不存在或已删除');
  return { likeCount };
});

type Subject = { readonly hostId: string } | { readonly matchId: string };

async function subjectOf(subject: Subject, { database }: CallContext): Promise<[FollowKind, number]> {
  if ('hostId' in subject) {
    const id = numberOf(subject.hostId);
    const host = await hostById(database.db, id);
    if (host === undefined || host.withdrawn) throw businessRefusal(NOT_FOUND_CODE, '主播不存在');
    return ['host', id];
  }
  const id = numberOf(subject.matchId);
  if (!(await matchesByIds(database.db, [id])).has(id)) throw businessRefusal(NOT_FOUND_CODE, '比赛不存在');
  return ['match', id];
}

const subscribe = answer(calls.subscribe, async (subject, context) => {
  const [kind, id] = await subjectOf(subject, context);
  await addFollow(context.database.db, memberOf(context).uid, kind, id);
  return null;
});

/** What is gone from the world can still be unfollowed. */
const unsubscribe = answer(calls.unsubscribe, async (subject, context) => {
  const [kind, id] = 'hostId' in subject ? (['host', subject.hostId] as const) : (['match', subject.matchId] as const);
  await removeFollow(context.database.db, memberOf(context).uid, kind, numberOf(id));
  return null;
});

const subscribeInfo = answer(calls.subscribeInfo, async (_fields, context) => {
  const rows = await followsOf(context.database.db, memberOf(context).uid);
  const idsOf = (kind: FollowKind) => rows.filter((row) => row.kind === kind).map((row) => row.subjectId);
  return { subscribeHostId: idsOf('host').join(','), subscribeMatchId: idsOf('match') };
});

const specialRoomIds = answer(calls.specialRoomIds, async (_fields, context) => memberOf(context).rooms.join(','));

export const memberAnswers = [momentList, momentLike, subscribe, unsubscribe, subscribeInfo, specialRoomIds];
