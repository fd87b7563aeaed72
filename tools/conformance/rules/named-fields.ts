import type { Call } from '../../../src/contract/call';
import { succeeded } from '../probe';
import { answersTo } from './call-rules';
import type { Rule } from './rule';

/**
 * Fields that the specification names (product.md, sections 3 and 7), by call and by the way to the items that have
 * them; `[]` goes into a list. The contract forgives their absence so that a page goes on; a back end that never sends
 * one has another name for it. Left out: what only some items have, and every addition.
 */
const NAMED: Readonly<Record<string, readonly (readonly [way: string, fields: string])[]>> = {
  domainList: [['[]', 'type domain']],
  commonConfig: [['', 'stSportJumpGame stSportPath']],
  images: [['[]', 'actionType images']],
  anchorHome: [
    ['', 'hosts liveMatchList hostMomentList'],
    ['hosts[]', 'id liveStatus liveSchedule tags pictureId'],
    ['hosts[].liveSchedule[]', 'matchId liveRoomId liveStatus startDate isTop liveHostType matchSource'],
    ['liveMatchList[]', 'matchId startDate hostList status activityStatus matchTypeName'],
    ['hostMomentList[]', 'id'],
  ],
  hostMatchInfo: [
    ['', 'guestTeamName masterTeamName liveRoomId liveStatus matchId matchLeague matchSource startDate matchTypeId'],
    ['', 'videoSourceDetail'],
  ],
  momentList: [['', 'list page size momentSort']],
  subscribeInfo: [['', 'subscribeMatchId subscribeHostId']],
  professorInfo: [
    ['', 'list isLastPage pageNum pageSize total'],
    ['list[]', 'id name tag hotStatus messageInfoCount attention isAttention'],
  ],
  professorDetail: [
    ['', 'id name tag profile introduction sportsSession hitSession tenHistory ordered subscribed tenWin'],
    ['', 'longestWin winContinuous attention isAttention'],
  ],
  tipList: [
    ['', 'list isLastPage pageNum pageSize total'],
    [
      'list[]',
      'id professorId bettingType commentCount isHot messageMatchList readCount result sportsPlay sportsTitle',
    ],
    ['list[]', 'publishTime tag isAttention isBuy isTripartite goldPrice openBackGold returnGoldPercentage'],
  ],
  commentList: [['', 'list isLastPage pageNum pageSize total']],
  commentRule: [['', 'isAvailable rechargeLimitRule vipCurrentVal vipLimitIsAccord vipLimitVal isBan']],
  rankingConfig: [
    ['', 'rankingConfigList'],
    ['rankingConfigList[]', 'rankingDateList size text gamePlatforms'],
    ['rankingConfigList[].rankingDateList[]', 'startDate endDate'],
  ],
  rankingList: [
    ['', 'winRankingList'],
    ['winRankingList[]', 'showMore bettingReportList followBetCount'],
    ['winRankingList[].bettingReportList[]', 'betInfo'],
  ],
  bettingList: [
    ['', 'list pageSize total'],
    ['list[]', 'betInfos like disLike'],
  ],
  nbaRanking: [['[]', 'divisionName rankingItem']],
  nbaHomeAway: [['[]', 'homeWon homeLoss awayWon awayLoss']],
  nbaMatchDate: [['[]', 'matchDate']],
  nbaList: [['[]', 'statusId matchDate homeId awayId']],
  leagueMatchDate: [['[]', 'matchDate']],
  leagueMatchList: [['[]', 'statusId matchDate homeId awayId']],
  leagueHomeAway: [
    ['[]', 'homeWon homeLoss homeDraw homeTotal homePoints awayWon awayLoss awayDraw awayTotal awayPoints'],
  ],
  fifaList: [['[]', 'statusId matchDate stageId']],
  euroList: [['[]', 'statusId matchDate homeId awayId stageId']],
};

/** What a way leads to, several where it goes through lists. */
function itemsAt(data: unknown, way: string): unknown[] {
  const steps = way.match(/[^.[\]]+|\[\]/g) ?? [];
  return steps.reduce<unknown[]>(
    (items, step) =>
      items.flatMap((item) => {
        if (step === '[]') return Array.isArray(item) ? item : [];
        const next = (item as Readonly<Record<string, unknown>> | null)?.[step];
        return next === undefined || next === null ? [] : [next];
      }),
    [data],
  );
}

const has = (item: unknown, field: string) => typeof item === 'object' && item !== null && Object.hasOwn(item, field);

/** The fields that none of the items has; none where there are no items. */
function missing(answers: readonly unknown[], [way, fields]: readonly [string, string]): string[] {
  const items = answers.flatMap((data) => itemsAt(data, way)).filter((item) => typeof item === 'object');
  if (items.length === 0) return [];
  return fields.split(' ').filter((field) => !items.some((item) => has(item, field)));
}

export const namedFieldRules: readonly Rule[] = [
  {
    id: 'named-fields',
    clause: 'section 3: the fields that it names have its names',
    calls: Object.keys(NAMED),
    each: async (probe, call: Call) => {
      const answers = (await answersTo(probe, call)).filter(succeeded);
      const [first] = answers;
      if (first === undefined) return;
      for (const row of NAMED[call.name] ?? []) {
        const absent = missing(
          answers.map(({ data }) => data),
          row,
        );
        const where = row[0] === '' ? 'data' : row[0];
        probe.check(absent.length === 0, first, `${where}: never has ${absent.join(', ')}`);
      }
    },
  },
];
