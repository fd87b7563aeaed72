import type * as v from 'valibot';
import { plainPart } from '../../../backend/server/plain';
import { anchorHomeData } from '../../../src/contract/anchor/calls-anchors';
import { host, liveMatch, scheduleEntry } from '../../../src/contract/anchor/host';
import { matchInfo } from '../../../src/contract/anchor/match-info';
import { banner } from '../../../src/contract/banner/calls-banners';
import { commentRule } from '../../../src/contract/comment/calls-speech';
import { comment } from '../../../src/contract/comment/tip-comment';
import { domain } from '../../../src/contract/config/calls-system';
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
import { chatMessage } from '../../../src/contract/room/chat';
import { roomInfo } from '../../../src/contract/room/room';
import { tip, tipOrder } from '../../../src/contract/tip/tip';
import { ADDITIONS, OWN_CALLS, REQUEST_ADDITIONS } from '../../../tools/documents/additions';
import { allCalls } from '../../../tools/documents/all-calls';

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
  ['Match (football) [3.1]', footballMatch, MATCH],
  ['Match (basketball) [3.1]', nbaMatch, MATCH],
  ['Match, anchorInfo [3.2]', matchAnchor, 'liveStatus liveUserGroupId liveRoomId'],
  ['Match date item [3.4]', matchDate, 'matchDate'],
  [
    'Home/away statistics [3.5]',
    homeAwayRow,
    'homeWon homeLoss homeDraw homeTotal homePoints awayWon awayLoss awayDraw awayTotal awayPoints',
  ],
  ['Home/away statistics of basketball [3.6]', nbaHomeAway, 'homeWon homeLoss awayWon awayLoss'],
  ['NBA ranking item [3.7]', nbaRanking, 'divisionName rankingItem'],
  ['User ranking [3.11]', ranking, 'winRankingList redRankingList'],
  ['User ranking, entry [3.12]', rankedEntry, 'showMore bettingReportList followBetCount'],
  ['Ranking state', rankingConfig, 'rankingConfigList'],
  ['Ranking state, entry [3.14]', rankingConfigItem, 'rankingDateList size text gamePlatforms'],
  ['Ranking state, userBettingList [3.16]', bettingList, 'list cursor pageNum pageSize total'],
  ['User betting list item', userBetting, 'betInfos like disLike'],
  ['Anchor list response [3.19]', anchorHomeData, 'hosts liveMatchList hostMomentList'],
  ['Host [3.21]', host, 'id liveStatus liveSchedule birthday tags pictureId watcherCount'],
  ['Schedule entry [3.23]', scheduleEntry, ENTRY],
  ['Match info [3.25]', matchInfo, INFO],
  ['Match info and Schedule entry, the room', roomInfo, `${INFO} ${ENTRY}`],
  ['Live match [3.26]', liveMatch, 'matchId startDate hostList status activityStatus matchTypeName'],
  ['Moment list [3.27]', momentPage, 'list page size momentSort'],
  ['Banner', banner, 'actionType actionContent images type'],
  ['Domain [3.33]', domain, 'type domain'],
  ['Expert detail [3.34]', expert, EXPERT],
  ['Person list [3.20]', person, `${EXPERT} hotStatus messageInfoCount`],
  ['Tip message [3.36]', tip, TIP],
  ['Tip message, the order', tipOrder, TIP],
  [
    'Comment rule [3.37]',
    commentRule,
    'isAvailable rechargeLimitRule vipCurrentVal vipLimitIsAccord vipLimitText vipLimitVal isBan banText',
  ],
  ['Comment [3.38]', comment, 'id parentId subComments nickName username createDate photos'],
  ['Common config [3.39]', commonConfigData, 'stSportJumpGame stSportPath'],
];

it.each(NAMED)('section 3, %s: every field is there on a plain back end', (_entity, { entries }, fields) => {
  const lost = fields.split(' ').filter((name) => {
    const entry = entries[name];
    return entry === undefined || ADDITIONS.has(entry);
  });
  expect(lost).toEqual([]);
});

/** Neither named nor an addition: what identifies a thing, and a comment's text. */
const IDENTITY = new Set(['id', 'matchId', 'hostId', 'teamId', 'professorId', 'uid', 'reportId', 'content']);
/** The names of teams stand in tables, of which the specification shows no field: here too they come with their rows. */
const IN_TABLES = new Set(['teamName', 'teamLogo', 'shortName']);

it.each(NAMED)('section 3, %s: what it does not name is an addition [additions.11]', (_entity, { entries }, fields) => {
  const named = new Set([...fields.split(' '), ...IDENTITY, ...IN_TABLES]);
  expect(Object.keys(entries).filter((name) => !named.has(name) && !ADDITIONS.has(entries[name] as never))).toEqual([]);
});

/** product.md, section 7, with the bodies of decisions.md where it shows none: the fields of each call that has any. */
const REQUESTS: Readonly<Record<string, string>> = {
  images: 'categoryId',
  gameIcons: 'showClient',
  anchorHome: 'pid matchSource t momentSort',
  teamLogo: 'matchId pid',
  hostList: 'liveStatus hostId',
  hostSchedule: 'hostId',
  momentList: 'hostId page size momentSort',
  momentLike: 'momentId count',
  subscribe: 'hostId matchId',
  unsubscribe: 'hostId matchId',
  hostMatchInfo: 'hostId',
  reportAdd: 'commentId chatId cate content',
  lotteryInfo: 'liveRoomId',
  lotterySubmit: 'liveRoomId lotteryId',
  professorInfo: 'page size sortType',
  tipList: 'sportsType page size sportsIds blackReturnGold sportsSource',
  myOrders: 'page size',
  professorDetail: 'professorId',
  professorTips: 'professorId isHistory page',
  tipDetail: 'id',
  tipBuy: 'messageId',
  professorAttention: 'professorId isAttention',
  commentPublish: 'messageId parentId content photos',
  commentList: 'messageId page size',
  myComments: 'messageId page size',
  commentLike: 'commentId',
  nbaMatchDate: 'seasonId kind',
  nbaList: 'matchDate kind stageId seasonId',
  nbaTeamLineUp: 'id',
  nbaTeamMatch: 'teamId kind seasonId',
  nbaTeamPlayer: 'teamId',
  nbaPlayerDetail: 'id',
  nbaRanking: 'scope division seasonId',
  nbaPlayerList: 'scope order seasonId',
  nbaHomeAway: 'seasonId division scope',
  nbaTeamData: 'teamId kind seasonId',
  rankingList: 'type startDate endDate platform isHistory',
  rankingSwitch: 'visible',
  reportLike: 'uid reportId',
  reportDislike: 'uid reportId',
  bettingList: 'uid size title cursor',
  leagueMatchDate: 'seasonId',
  leagueMatchList: 'seasonId matchDate pid',
  leagueRanking: 'seasonId groupName stageId',
  leaguePlayerRanking: 'seasonId order',
  leagueHomeAway: 'seasonId stageId groupName',
  teamLineUp: 'id',
  teamSeasonList: 'id',
  teamSeasonMatch: 'teamId seasonId',
  teamBestPlayers: 'teamId seasonId',
  teamMatch: 'teamId seasonId',
  teamLeaders: 'teamId seasonId',
  playerBasic: 'id',
  playerSeasonStat: 'seasonId playerId',
  fifaMatchDate: 'id',
  fifaStages: 'id',
  fifaList: 'matchDate pid showAnchor stageId',
  fifaRanking: 'groupName stageId',
  fifaLineUp: 'id',
  fifaSeasonList: 'id',
  fifaSeasonMatch: 'teamId seasonId',
  euroMatchDate: 'id',
  euroStages: 'id',
  euroList: 'matchDate pid showAnchor stageId',
  euroRanking: 'groupName stageId',
  euroLineUp: 'id',
  euroSeasonList: 'id',
  euroSeasonMatch: 'teamId seasonId',
  euroHomeAway: 'groupName stageId',
  euroTeamLeaders: 'teamId seasonId',
};

/** The names of the fields of a request, of any of its forms. */
function fieldsOf(body: v.GenericSchema): string[] {
  const { entries, wrapped, options } = body as Partial<Shape> & {
    readonly wrapped?: v.GenericSchema;
    readonly options?: readonly v.GenericSchema[];
  };
  return [
    ...Object.keys(entries ?? {}),
    ...(wrapped === undefined ? [] : fieldsOf(wrapped)),
    ...(options ?? []).flatMap(fieldsOf),
  ];
}

it.each(allCalls.filter(({ name }) => !OWN_CALLS.has(name)))(
  '$name: every field of its request is named or an addition, none is both [additions to requests.1]',
  (call) => {
    const listed = [...(REQUESTS[call.name]?.split(' ') ?? []), ...(REQUEST_ADDITIONS[call.name] ?? [])];
    expect([...listed].sort()).toEqual([...new Set(fieldsOf(call.body))].sort());
  },
);

it('every one is optional [additions.1]', () => {
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
