import * as hosts from '../../../src/contract/anchor/calls-hosts';
import type { Call, CallData } from '../../../src/contract/call';
import { EXPERT_SORT, MOMENT_SORT } from '../../../src/contract/codes';
import { commentList } from '../../../src/contract/comment/calls-comments';
import { euro, fifa } from '../../../src/contract/cup/calls-cups';
import { professorInfo } from '../../../src/contract/expert/calls-experts';
import * as football from '../../../src/contract/football/calls-football';
import type { Standings } from '../../../src/contract/football/standings';
import { momentList } from '../../../src/contract/moment/calls-moments';
import * as nba from '../../../src/contract/nba/calls-nba';
import * as ranking from '../../../src/contract/ranking/calls-ranking';
import { chatList } from '../../../src/contract/room/calls-room';
import * as tips from '../../../src/contract/tip/calls-tips';
import type { Probe } from '../probe';
import type { Fields } from '../request/signed-request';
import { askedAs, samplesOf } from '../samples/all-samples';
import type { Rule } from './rule';

type Series = readonly (number | undefined)[];

interface Order {
  readonly call: Call;
  readonly look: (probe: Probe) => Promise<void>;
}

/** What has no figure decides nothing. */
function isSorted(series: Series, direction: 'up' | 'down'): boolean {
  const known = series.filter((value) => value !== undefined);
  return known.every((value, index) => {
    const before = known[index - 1] ?? value;
    return direction === 'up' ? before <= value : before >= value;
  });
}

/** A call whose lists are ordered by a figure. `series`: one list of figures for each list that has an order. */
function order<C extends Call>(
  call: C,
  direction: 'up' | 'down',
  by: string,
  series: (data: CallData<C>, fields: Fields) => readonly Series[],
  asked?: readonly Fields[],
): Order {
  const look = async (probe: Probe) => {
    for (const fields of asked ?? (await samplesOf(probe, call))) {
      const { value, exchange } = await probe.read(call, fields, askedAs(probe, call));
      const isRight = series(value, fields).every((one) => isSorted(one, direction));
      probe.check(isRight, exchange, `not ordered by ${by}, ${direction === 'up' ? 'ascending' : 'descending'}`);
    }
  };
  return { call, look };
}

const page = { page: 1, size: 20 };
const moments = (momentSort: number) => [{ page: 1, size: 20, momentSort }];
const experts = (sortType: number) => [{ ...page, sortType }];
const tableRanks = ({ groups }: Standings) => groups.map(({ all }) => all.map(({ rank }) => rank));
const kickOffs = (matches: readonly { readonly matchDate: number }[]) => [matches.map(({ matchDate }) => matchDate)];
const values = (list: readonly { readonly value?: number | undefined }[]) => [list.map(({ value }) => value)];

/** The figure that weighs most in each ranking (decisions.md, ranking types). */
function weightiest(
  { winRankingList: list }: CallData<typeof ranking.rankingList>,
  { type }: Fields,
): readonly Series[] {
  if (type === 'red') return [list.map(({ winContinuous }) => winContinuous)];
  if (type === 'gain') return [list.map(({ profit }) => profit)];
  return type === 'pop' ? [list.map(({ followBetCount }) => followBetCount)] : [];
}

const peopleOrders: readonly Order[] = [
  order(
    momentList,
    'down',
    'createDate',
    ({ list }) => [list.map((one) => one.createDate)],
    moments(MOMENT_SORT.newest),
  ),
  order(
    momentList,
    'down',
    'likeCount',
    ({ list }) => [list.map((one) => one.likeCount)],
    moments(MOMENT_SORT.hottest),
  ),
  order(hosts.hostRank, 'up', 'rank', (hosts) => [hosts.map(({ rank }) => rank)]),
  order(hosts.hostRank, 'down', 'heat', (hosts) => [hosts.map(({ heat }) => heat)]),
  order(chatList, 'up', 'createDate', (messages) => [messages.map(({ createDate }) => createDate)]),
  order(tips.tipList, 'down', 'publishTime', ({ list }) => [list.map((tip) => tip.publishTime)], [page]),
  order(tips.professorTips, 'down', 'publishTime', ({ list }) => [list.map((tip) => tip.publishTime)]),
  order(tips.myOrders, 'down', 'payTime', ({ list }) => [list.map((tip) => tip.payTime)], [page]),
  order(
    professorInfo,
    'down',
    'hitPercents',
    ({ list }) => [list.map((one) => one.hitPercents)],
    experts(EXPERT_SORT.hitRate),
  ),
  order(
    professorInfo,
    'down',
    'weekRateReturn',
    ({ list }) => [list.map((one) => one.weekRateReturn)],
    experts(EXPERT_SORT.weekReturn),
  ),
  order(
    professorInfo,
    'down',
    'winContinuous',
    ({ list }) => [list.map((one) => one.winContinuous)],
    experts(EXPERT_SORT.streak),
  ),
  order(
    professorInfo,
    'down',
    'attention',
    ({ list }) => [list.map((one) => one.attention)],
    experts(EXPERT_SORT.popular),
  ),
  order(commentList, 'down', 'createDate', ({ list }) => [list.map((one) => one.createDate)]),
  order(commentList, 'up', 'createDate of the answers', ({ list }) =>
    list.map(({ subComments }) => subComments.map((one) => one.createDate)),
  ),
  order(ranking.rankingList, 'up', 'rank', ({ winRankingList }) => [winRankingList.map(({ rank }) => rank)]),
  order(ranking.rankingList, 'down', 'what its type ranks by', weightiest),
  order(ranking.bettingListOf, 'down', 'reportDate', ({ list }) => [list.map(({ reportDate }) => reportDate)]),
];

const cupOrders = [fifa, euro].flatMap((cup) => [
  order(cup.matchDate, 'up', 'matchDate', kickOffs),
  order(cup.seasonMatch, 'up', 'matchDate', kickOffs),
  order(cup.ranking, 'up', 'rank', tableRanks),
]);

const sportOrders: readonly Order[] = [
  order(football.leagueMatchDate, 'up', 'matchDate', kickOffs),
  order(football.leagueMatchList, 'up', 'matchDate', kickOffs),
  order(football.teamMatch, 'up', 'matchDate', kickOffs),
  order(football.leagueRanking, 'up', 'rank', tableRanks),
  order(football.leaguePlayerRanking, 'down', 'value', values),
  order(nba.nbaMatchDate, 'up', 'matchDate', kickOffs),
  order(nba.nbaList, 'up', 'matchDate', kickOffs),
  order(nba.nbaTeamMatch, 'up', 'matchDate', kickOffs),
  order(nba.nbaRanking, 'up', 'rank', (rankings) =>
    rankings.map(({ rankingItem }) => rankingItem.map(({ rank }) => rank)),
  ),
  order(nba.nbaPlayerList, 'down', 'value', values),
];

const orders = [...peopleOrders, ...cupOrders, ...sportOrders];

export const orderRules: readonly Rule[] = [
  {
    id: 'order',
    clause: 'section 7 and decisions.md, standings, expert sorts, ranking types: lists come in their order',
    calls: [...new Set(orders.map(({ call }) => call.name))],
    each: async (probe, call) => {
      for (const one of orders) if (one.call.name === call.name) await one.look(probe);
    },
  },
];
