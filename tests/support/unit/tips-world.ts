import type { Answer } from './fake-services';
import { NOW } from './fake-services';

const HOUR_MS = 3_600_000;

const rawRecord = {
  hitPercents: 78,
  hitSession: 50,
  tenHistory: 'win,win,draw,lose,winHalf,win,loseHalf,win,win,win',
  tenWin: 7,
  weekRateReturn: 126,
  weekSession: 5,
  longestWin: 9,
  winContinuous: 5,
};

export const rawExpert = (fields: Record<string, unknown> = {}) => ({
  id: 'p1',
  name: 'Ann Odds',
  headUrl: 'face1',
  ...rawRecord,
  tag: 'EPL,Handicap',
  profile: 'Ten years of lines',
  introduction: 'Eight a week at most',
  sportsSession: 412,
  ordered: 2,
  attention: 34_120,
  isAttention: 0,
  hotStatus: 0,
  messageInfoCount: 3,
  ...fields,
});

export const rawMatch = (matchId: string, fields: Record<string, unknown> = {}) => ({
  matchId,
  matchTypeId: 1,
  matchLeague: 'EPL',
  masterTeamName: 'Arsenal',
  guestTeamName: 'Chelsea',
  startDate: NOW + 2 * HOUR_MS,
  matchSource: 164,
  statusId: 1,
  ...fields,
});

/** On sale for 38 coins, of one match, all of which comes back. */
export const rawTip = (id: string, fields: Record<string, unknown> = {}) => ({
  id,
  professorId: 'p1',
  professor: { id: 'p1', name: 'Ann Odds', ...rawRecord },
  sportsType: 1,
  bettingType: 2,
  sportsPlay: 'Handicap',
  sportsTitle: `Title ${id}`,
  teaser: 'What everybody may read',
  tag: 'EPL',
  messageMatchList: [rawMatch('m1')],
  publishTime: NOW - 5 * HOUR_MS,
  readCount: 12_345,
  commentCount: 86,
  result: 'waiting',
  yieldRate: 126,
  yieldSession: 15,
  isBuy: 0,
  goldPrice: 38,
  openBackGold: 1,
  returnGoldPercentage: 100,
  isOnSale: 1,
  ...fields,
});

/** What the buyer has of it. */
export const CONTENT = {
  isBuy: 1,
  payTime: NOW - HOUR_MS,
  sportsInfo: '<p>The whole text</p>',
  picks: [{ matchId: 'm1', playType: 'handicap', side: 'away', line: 0.75, odds: 1.92, pickText: 'Chelsea +0.75' }],
};

export const rawComment = (id: string, fields: Record<string, unknown> = {}) => ({
  id,
  messageId: 't1',
  parentId: 0,
  uid: 'u7',
  nickName: 'Fan Seven',
  content: `Comment ${id}`,
  createDate: NOW - HOUR_MS,
  likeCount: 4,
  ...fields,
});

export const page = (list: readonly unknown[], fields: Record<string, unknown> = {}) => ({
  list,
  isLastPage: 1,
  pageNum: 1,
  pageSize: 10,
  total: list.length,
  ...fields,
});

/** One expert, one tip, one comment; nobody is kept from commenting. */
export const tipsAnswers = (): Partial<Record<string, Answer>> => ({
  anchorHome: () => ({ hosts: [], liveMatchList: [], hostMomentList: [] }),
  images: () => [],
  professorInfo: () => page([rawExpert()]),
  professorDetail: () => rawExpert(),
  professorTips: ({ isHistory }) => page(isHistory === 1 ? [rawTip('old', { result: 'win' })] : [rawTip('t1')]),
  tipList: ({ isHot }) => page([rawTip('t1', isHot === 1 ? { isHot } : {})]),
  tipSelect: () => [
    { sportsType: 1, name: 'Football', count: 1 },
    { sportsType: 2, name: 'Basketball', count: 0 },
  ],
  tipDetail: () => rawTip('t1'),
  myOrders: () => page([]),
  commentList: () => page([rawComment('c1')]),
  myComments: () => page([]),
  commentRule: () => ({ isAvailable: 1, vipLimitIsAccord: 1, isBan: 0 }),
  goldBalance: () => ({ balance: 126 }),
  goldDailyLimit: () => ({ limit: 500, used: 320 }),
  reportCates: () => [
    { cate: '1', name: 'Spam' },
    { cate: '2', name: 'Abuse' },
  ],
  reportAdd: () => null,
});
