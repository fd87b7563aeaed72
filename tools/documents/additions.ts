import type * as v from 'valibot';
import { host, liveMatch, scheduleEntry } from '../../src/contract/anchor/host';
import { matchInfo } from '../../src/contract/anchor/match-info';
import { banner } from '../../src/contract/banner/calls-banners';
import { liked } from '../../src/contract/comment/calls-comments';
import { commentRule } from '../../src/contract/comment/calls-speech';
import { comment } from '../../src/contract/comment/tip-comment';
import { commonConfigData } from '../../src/contract/config/common-config';
import { expert } from '../../src/contract/expert/expert';
import { footballMatch, matchAnchor, matchDate, stage } from '../../src/contract/football/football-match';
import { teamLineup } from '../../src/contract/football/lineup';
import { homeAwayRow, standings, tableGroup, tableRow } from '../../src/contract/football/standings';
import { momentPage } from '../../src/contract/moment/moment';
import { nbaMatch, nbaMatchDate } from '../../src/contract/nba/nba-match';
import { nbaHomeAway, nbaRanking, nbaRow } from '../../src/contract/nba/nba-standings';
import { nbaTeamLineup } from '../../src/contract/nba/nba-team';
import { anchorPush, matchPush, roomPush } from '../../src/contract/push/push';
import { bettingReport, userBetting } from '../../src/contract/ranking/betting';
import {
  bettingList,
  rankedEntry,
  ranking,
  rankingConfig,
  rankingConfigItem,
  votes,
} from '../../src/contract/ranking/ranking';
import { chatMessage } from '../../src/contract/room/chat';
import { roomInfo } from '../../src/contract/room/room';
import { purchase, tip, tipOrder } from '../../src/contract/tip/tip';
import { orderPush, tipPush } from '../../src/contract/tip/tip-push';

interface Shape<E> {
  readonly entries: E;
}
type Name<E> = keyof E & string;

/** The fields of a shape that the specification does not name. */
const of = <E extends v.ObjectEntries>({ entries }: Shape<E>, ...names: readonly Name<E>[]) =>
  names.map((name) => entries[name] as v.GenericSchema);

/** The state of a match beyond status and score. */
const STANDING = ['phase', 'phaseStart', 'homeShootout', 'awayShootout'] as const;
const FOOTBALL_STANDING = [
  ...STANDING,
  ...(['stopMinute', 'homeExtraScore', 'awayExtraScore', 'homeRedCards', 'awayRedCards'] as const),
] as const;
const LOGOS = ['homeLogo', 'awayLogo'] as const;
const NAMES = ['homeName', 'awayName'] as const;

const anchors = [
  of(host, 'nickName', 'rank', 'previousRank', 'fansCount', 'heat', 'photos'),
  of(scheduleEntry, 'masterTeamName', 'guestTeamName', 'matchTypeId', 'leagueName'),
  of(liveMatch, ...STANDING, 'statusId', 'homeScore', 'awayScore', 'clockSeconds', 'matchTypeId', 'matchSource'),
  of(liveMatch, 'masterTeamName', 'guestTeamName'),
  of(matchInfo, ...STANDING, 'statusId', 'homeScore', 'awayScore', 'clockSeconds', ...LOGOS),
  of(matchInfo, 'homeId', 'awayId', 'competitionId', 'seasonId'),
  of(roomInfo, 'lines', 'watcherCount', 'hostList', 'nextShow', 'pinnedMessage'),
  of(commentRule, 'pace'),
  of(chatMessage, 'role'),
  of(matchAnchor, 'hostId', 'nickName', 'pictureId', 'liveHostType', 'matchSource', 'isTop'),
  of(momentPage, 'isLastPage'),
  of(banner, 'title', 'subTitle'),
  of(commonConfigData, 'euroFlag', 'worldCupTab', 'specialRooms'),
];

const football = [
  of(footballMatch, ...FOOTBALL_STANDING, ...NAMES, ...LOGOS, 'homeFrom', 'awayFrom', 'homeAggregate', 'awayAggregate'),
  of(footballMatch, 'winnerId', 'round', 'roundName', 'groupName', 'matchNumber', 'seasonId', 'competitionId'),
  of(footballMatch, 'competitionName', 'matchSource', 'matchTypeId', 'isTimeOpen'),
  of(matchDate, 'matchCount', 'round'),
  of(stage, 'kind', 'matchCount'),
  of(standings, 'thirds', 'zones', 'ruleText', 'round', 'rounds'),
  of(tableGroup, 'title'),
  of(tableRow, 'zone', 'deduction', 'deductionNote', 'form', 'isPlayOff', 'isThrough'),
  of(homeAwayRow, 'groupName', 'homeGoals', 'homeGoalsAgainst', 'awayGoals', 'awayGoalsAgainst', 'goals'),
  of(homeAwayRow, 'goalsAgainst', 'shotsOnTarget', 'cleanSheets', 'possession', 'yellowCards', 'redCards', 'ownGoals'),
  of(teamLineup, 'form'),
];

const basketball = [
  of(nbaMatch, 'phase', 'phaseStart', 'clockSeconds', 'periods', 'homeShortName', 'awayShortName', ...LOGOS, 'kind'),
  of(nbaMatch, 'seasonId', 'conference', 'seriesIndex', 'gameNumber', 'isNeutral', 'isTimeOpen', 'matchSource'),
  of(nbaMatch, ...NAMES, 'matchTypeId'),
  of(nbaMatchDate, 'matchCount', 'stageIds', 'seasonName'),
  of(nbaRanking, 'isConference', 'conference', 'playoffPlaces', 'playInPlaces', 'seasonId', 'seasonName'),
  of(nbaRow, 'gamesBehind', 'streak'),
  of(nbaHomeAway, 'divisionName', 'homePointsFor', 'homePointsAgainst', 'awayPointsFor', 'awayPointsAgainst'),
  of(nbaTeamLineup, 'form', 'gamePlayers'),
];

const tips = [
  of(tip, 'professor', 'sportsType', 'teaser', 'picks', 'pickCount', 'settleTime', 'yieldSession', 'isOnSale'),
  of(tip, 'saleEndTime', 'odds', 'unitProfit', 'digest', 'salt'),
  of(tipOrder, 'orderId', 'payGold', 'refundStatus', 'refundGold', 'refundTime'),
  of(liked, 'isLiked'),
  of(purchase, 'balance', 'limit', 'used'),
  of(expert, 'headUrl', 'weekSession', 'tenTips', 'isTripartite'),
  of(comment, 'messageId', 'uid', 'headUrl', 'likeCount', 'isLiked', 'isMine', 'replyName', 'clientId'),
  of(comment, 'isAuthor'),
];

const rankings = [
  of(rankingConfig, 'visible'),
  of(rankingConfigItem, 'type', 'historyDateList'),
  of(
    rankedEntry,
    'nickName',
    'headUrl',
    'titles',
    'winContinuous',
    'hitCount',
    'hitSession',
    'profit',
    'yieldRate',
    'betCount',
  ),
  of(rankedEntry, 'rank', 'likeCount', 'settledCount', 'deepestFall'),
  of(ranking, 'mine'),
  of(votes, 'isLike', 'isDisLike'),
  of(bettingReport, 'reportDate', 'isLike', 'isDisLike'),
  of(userBetting, 'reportDate', 'isLike', 'isDisLike'),
  of(bettingList, 'user'),
];

const pushed = [
  of(matchPush, 'serverNow', ...FOOTBALL_STANDING, 'periods', 'clockSeconds', 'names'),
  of(anchorPush, 'serverNow', 'host', 'names', 'translations'),
  of(roomPush, 'serverNow', 'lottery', 'redEnvelopeTotalAmount'),
  of(tipPush, 'serverNow'),
  of(orderPush, 'serverNow', 'refundStatus', 'refundGold', 'refundTime', 'balance', 'names'),
];

/**
 * Every field of ours that the specification does not name (decisions.md, additions), by the schema that reads it. All are
 * optional: without one a screen shows less and does its main job. No additions are what identifies a thing (matchId, uid), a
 * comment's text, and the fields of shapes of which the specification names none ("result shapes: not shown"), but for those
 * that decisions.md counts. Whoever is named in its own shape alone is called by that (`teamName` of a table).
 */
export const ADDITIONS: ReadonlySet<v.GenericSchema> = new Set(
  [...anchors, ...football, ...basketball, ...tips, ...rankings, ...pushed].flat(),
);

/**
 * Fields of requests that the specification does not name, by call; a server may leave them unread. What is left out says
 * the same as before it was known, and an answer that does not fit is never shown under the name of another.
 */
export const REQUEST_ADDITIONS: Readonly<Record<string, readonly string[]>> = {
  hostList: ['tab'],
  hostRank: ['week'],
  reportAdd: ['hostId', 'momentId'],
  tipList: ['isHot'],
  myOrders: ['result'],
  professorTips: ['size'],
  tipBuy: ['goldPrice'],
  commentPublish: ['clientId'],
  commentList: ['commentSort'],
  commentLike: ['isLiked'],
  reportLike: ['isLike'],
  reportDislike: ['isDisLike'],
  leagueRanking: ['round'],
  teamLineUp: ['matchId'],
  fifaList: ['seasonId'],
  fifaRanking: ['seasonId'],
  fifaLineUp: ['matchId'],
  euroList: ['seasonId'],
  euroRanking: ['seasonId'],
  euroLineUp: ['matchId'],
  euroHomeAway: ['seasonId'],
  nbaTeamLineUp: ['matchId'],
};

/** Calls that the specification does not name: where one is not there, neither is its piece of the screen. */
export const OWN_CALLS: ReadonlySet<string> = new Set([
  'chatList',
  'chatSend',
  'goldDocument',
  'fileUpload',
  'commentDelete',
]);
