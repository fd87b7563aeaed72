import * as v from 'valibot';
import { anything, defineCall, nothing } from '../call';
import { BETTING_PAGE_SIZE, RANKING_TYPES } from '../codes';
import { bettingListRequest, rankingConfigRequest } from '../first-requests';
import { bit, id, int, list, sentInt, soft, softOr, text, words } from '../wire';
import { bettingList, day, ranking, rankingConfig, votes } from './ranking';

const BASE = '/api/forehead/user/ranking';

/** Tabs, periods and platforms of the rankings. */
export const rankingConfigOf = defineCall({
  name: 'rankingConfig',
  ...rankingConfigRequest,
  body: nothing,
  data: rankingConfig,
});

/**
 * One ranking of one period; both days are included. `platform`: a game id, every platform without it. `isHistory` says in
 * which of the config's lists the period stands; one that stands in the other is refused.
 */
export const rankingList = defineCall({
  name: 'rankingList',
  path: `${BASE}/list`,
  body: v.object({
    type: v.picklist(RANKING_TYPES),
    startDate: day,
    endDate: day,
    platform: v.optional(id),
    isHistory: v.optional(bit, 0),
  }),
  data: ranking,
});

/** Shows the member's bets to others, or hides them. */
export const rankingSwitch = defineCall({
  name: 'rankingSwitch',
  path: `${BASE}/switch`,
  body: v.object({ visible: bit }),
  data: anything,
  writes: true,
  needsLogin: true,
});

/** A member has one vote for a report: a like takes a dislike's place. `isLike` 0 takes it back; an addition. */
export const reportLike = defineCall({
  name: 'reportLike',
  path: `${BASE}/report/like`,
  body: v.object({ uid: id, reportId: id, isLike: v.optional(bit, 1) }),
  data: votes,
  writes: true,
  needsLogin: true,
  pending: ({ uid, reportId }) => ({ kind: 'likeReport', id: `${uid}/${reportId}` }),
});

export const reportDislike = defineCall({
  name: 'reportDislike',
  path: `${BASE}/report/dislike`,
  body: v.object({ uid: id, reportId: id, isDisLike: v.optional(bit, 1) }),
  data: votes,
  writes: true,
  needsLogin: true,
  pending: ({ uid, reportId }) => ({ kind: 'dislikeReport', id: `${uid}/${reportId}` }),
});

/** A user's bets by days, newest first. `cursor`: of the page before. `title`: a title's id, for the days that it is earned by. */
export const bettingListOf = defineCall({
  name: 'bettingList',
  ...bettingListRequest,
  body: v.object({
    uid: id,
    size: v.optional(sentInt, BETTING_PAGE_SIZE),
    cursor: v.optional(words),
    title: v.optional(text),
  }),
  data: bettingList,
});

/** Titles that users can have; the specification names the call only. */
export const titleList = defineCall({
  name: 'titleList',
  path: '/api/forehead/user/title/list/all',
  body: nothing,
  data: list(v.object({ id, title: softOr(text, 'title', ''), level: soft(int, 'level') }), 'titles'),
});

const gameIcon = v.object({ gameId: id, name: soft(text, 'name'), icon: soft(text, 'icon') });

export const gameIcons = defineCall({
  name: 'gameIcons',
  path: '/api/forehead/gamebet/config/query',
  body: v.object({ showClient: sentInt }),
  data: list(gameIcon, 'games'),
});
