import type * as v from 'valibot';
import { plainPart } from '../../../backend/server/plain';
import { ADDITIONS } from '../../../src/contract/additions';
import { anchorHomeData } from '../../../src/contract/anchor/calls-anchors';
import { host, liveMatch, matchInfo, scheduleEntry } from '../../../src/contract/anchor/host';
import { comment } from '../../../src/contract/comment/tip-comment';
import { banner, domain } from '../../../src/contract/config/calls-system';
import { commonConfigData } from '../../../src/contract/config/common-config';
import { expert, person } from '../../../src/contract/expert/expert';
import { footballMatch, footballMatches, matchAnchor, matchDate } from '../../../src/contract/football/football-match';
import { homeAwayRow } from '../../../src/contract/football/standings';
import { momentPage } from '../../../src/contract/moment/moment';
import { nbaMatch } from '../../../src/contract/nba/nba-match';
import { nbaHomeAway, nbaRanking } from '../../../src/contract/nba/nba-standings';
import { userBetting } from '../../../src/contract/ranking/betting';
import {
  bettingList,
  rankedEntry,
  ranking,
  rankingConfig,
  rankingConfigItem,
} from '../../../src/contract/ranking/ranking';
import { chatMessage, commentRule } from '../../../src/contract/room/chat';
import { roomInfo } from '../../../src/contract/room/room';
import { tip, tipOrder } from '../../../src/contract/tip/tip';

type Shape = { readonly entries: Readonly<Record<string, v.GenericSchema>> };

const MATCH = 'statusId anchorInfo matchDate homeId awayId homeScore awayScore stageId';
const ENTRY =
  'matchId liveRoomId liveStatus startDate isTop liveHostType liveUserGroupId liveGroupUserType matchSource isLotteryProgress redEnvelopeTotalAmount';
const INFO =
  'guestTeamName masterTeamName liveRoomId liveStatus matchId matchLeague matchSource startDate matchTypeId videoSourceDetail';
const EXPERT =
  'id name tag profile introduction sportsSession hitPercents hitSession tenHistory ordered subscribed tenWin weekRateReturn longestWin winContinuous attention isAttention';
const TIP =
  'bettingType commentCount id isHot messageMatchList readCount result sportsInfo sportsPlay publishTime tag professorId sportsTitle isAttention yieldRate isBuy payTime isTripartite goldPrice openBackGold returnGoldPercentage';

/** product.md, section 3, entity by entity: what each is said to have. */
const NAMED: readonly (readonly [entity: string, shape: Shape, fields: string])[] = [
  ['Match (football)', footballMatch, MATCH],
  ['Match (basketball)', nbaMatch, MATCH],
  ['Match, anchorInfo', matchAnchor, 'liveStatus liveUserGroupId liveRoomId'],
  ['Match date item', matchDate, 'matchDate'],
  [
    'Home/away statistics',
    homeAwayRow,
    'homeWon homeLoss homeDraw homeTotal homePoints awayWon awayLoss awayDraw awayTotal awayPoints',
  ],
  ['Home/away statistics of basketball', nbaHomeAway, 'homeWon homeLoss awayWon awayLoss'],
  ['NBA ranking item', nbaRanking, 'divisionName rankingItem'],
  ['User ranking', ranking, 'winRankingList redRankingList'],
  ['User ranking, entry', rankedEntry, 'showMore bettingReportList followBetCount'],
  ['Ranking state', rankingConfig, 'rankingConfigList'],
  ['Ranking state, entry', rankingConfigItem, 'rankingDateList size text gamePlatforms'],
  ['Ranking state, userBettingList', bettingList, 'list cursor pageNum pageSize total'],
  ['User betting list item', userBetting, 'betInfos like disLike'],
  ['Anchor list response', anchorHomeData, 'hosts liveMatchList hostMomentList'],
  ['Host', host, 'id liveStatus liveSchedule birthday tags pictureId watcherCount'],
  ['Schedule entry', scheduleEntry, ENTRY],
  ['Match info', matchInfo, INFO],
  ['Match info and Schedule entry, the room', roomInfo, `${INFO} ${ENTRY}`],
  ['Live match', liveMatch, 'matchId startDate hostList status activityStatus matchTypeName'],
  ['Moment list', momentPage, 'list page size momentSort'],
  ['Banner', banner, 'actionType actionContent images type'],
  ['Domain', domain, 'type domain'],
  ['Expert detail', expert, EXPERT],
  ['Person list', person, `${EXPERT} hotStatus messageInfoCount`],
  ['Tip message', tip, TIP],
  ['Tip message, the order', tipOrder, TIP],
  [
    'Comment rule',
    commentRule,
    'isAvailable rechargeLimitRule vipCurrentVal vipLimitIsAccord vipLimitText vipLimitVal isBan banText',
  ],
  ['Comment', comment, 'id parentId subComments nickName username createDate photos'],
  ['Common config', commonConfigData, 'stSportJumpGame stSportPath'],
];

it.each(NAMED)('section 3, %s: every field is there on a plain back end', (_entity, { entries }, fields) => {
  const lost = fields.split(' ').filter((name) => {
    const entry = entries[name];
    return entry === undefined || ADDITIONS.has(entry);
  });
  expect(lost).toEqual([]);
});

it('decisions.md, additions: every one is optional', () => {
  expect([...ADDITIONS].filter(({ type }) => type !== 'optional')).toEqual([]);
  expect(ADDITIONS.size).toBeGreaterThan(120);
});

it.each<readonly [string, v.GenericSchema, unknown, unknown]>([
  ['of an object', tip, { id: 1, isOnSale: 1, goldPrice: 8 }, { id: 1, goldPrice: 8 }],
  ['in a list', footballMatches, [{ matchId: 1, matchNumber: 3 }], [{ matchId: 1 }]],
  [
    'within what may be missing, and where one stands for a list',
    anchorHomeData,
    { hosts: [{ id: 1, heat: 3, liveSchedule: { matchId: 2, matchTypeId: 1 } }], liveMatchList: null },
    { hosts: [{ id: 1, liveSchedule: { matchId: 2 } }], liveMatchList: null },
  ],
  ['that nobody knows', matchAnchor, { liveStatus: 1, other: 2 }, { liveStatus: 1 }],
  ['and nothing of a shape that is open', chatMessage, { id: 1, content: 'x' }, { id: 1, content: 'x' }],
])('decisions.md, additions: they are left out %s', (_where, schema, whole, plain) => {
  expect(plainPart(schema, whole)).toEqual(plain);
});
