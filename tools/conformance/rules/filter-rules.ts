import * as hosts from '../../../src/contract/anchor/calls-hosts';
import type { Call, CallData } from '../../../src/contract/call';
import { LIVE_STATUS, LIVE_TAB, RANKING_TYPES } from '../../../src/contract/codes';
import { fifa } from '../../../src/contract/cup/calls-cups';
import { CUP_SEASON } from '../../../src/contract/football/football-codes';
import * as moments from '../../../src/contract/moment/calls-moments';
import * as nba from '../../../src/contract/nba/calls-nba';
import { CUP_STAGE } from '../../../src/contract/nba/nba-codes';
import { NBA_SEASON } from '../../../src/contract/nba/nba-seasons';
import { rankingConfigOf, rankingList } from '../../../src/contract/ranking/calls-ranking';
import * as news from '../../../src/contract/tip/calls-tips';
import { TIP_SOURCE } from '../../../src/contract/tip/tip';
import type { Probe } from '../probe';
import type { Fields } from '../request/signed-request';
import { askedAs } from '../samples/all-samples';
import { expertsOf, firstOf, homeOf, openRoom, periodOf } from '../samples/subjects';
import type { Rule } from './rule';

interface Filter {
  readonly call: Call;
  readonly look: (probe: Probe) => Promise<void>;
}

/** A call that narrows its list. `wrong`: the items that should not be there, in words. */
function filter<C extends Call>(
  call: C,
  asked: (probe: Probe) => Promise<Fields> | Fields,
  wrong: (data: CallData<C>, fields: Fields) => readonly string[],
): Filter {
  const look = async (probe: Probe) => {
    const fields = await asked(probe);
    const { value, exchange } = await probe.read(call, fields, askedAs(probe, call));
    const strays = wrong(value, fields);
    const asking = JSON.stringify(fields);
    probe.check(strays.length === 0, exchange, `asked for ${asking}, it holds ${strays.slice(0, 3).join(', ')}`);
  };
  return { call, look };
}

const page = { page: 1, size: 20 };
const tips = (fields: Fields) => () => ({ ...page, ...fields });

type Tips = CallData<typeof news.tipList>;
/** Tips of a page that are not as asked. */
const tipsThat = (isWrong: (tip: Tips['list'][number]) => boolean) => (data: Tips) =>
  data.list.filter(isWrong).map(({ id }) => `tip ${id}`);

/** By its own word, else (`sportsType` is an addition) by its matches; one that tells neither is believed. */
const isOfOther = ({ sportsType, messageMatchList }: Tips['list'][number], sport: number) =>
  sportsType === undefined
    ? messageMatchList.some(({ matchTypeId }) => matchTypeId !== undefined && matchTypeId !== sport)
    : sportsType !== sport;

async function ofExpert(probe: Probe, isHistory: number): Promise<Fields> {
  return { ...page, professorId: firstOf(await expertsOf(probe), 'expert').id, isHistory };
}

const anchorFilters: readonly Filter[] = [
  filter(
    hosts.hostList,
    () => ({ liveStatus: LIVE_STATUS.live }),
    (hosts) =>
      hosts.filter(({ liveStatus }) => liveStatus !== LIVE_STATUS.live).map(({ id }) => `host ${id}, not live`),
  ),
  filter(
    hosts.hostList,
    () => ({ tab: LIVE_TAB.live }),
    (hosts) =>
      hosts.filter(({ liveStatus }) => liveStatus !== LIVE_STATUS.live).map(({ id }) => `host ${id}, not live`),
  ),
  filter(
    hosts.hostList,
    async (probe) => ({ hostId: firstOf((await homeOf(probe)).hosts, 'host').id }),
    (hosts, { hostId }) => hosts.filter(({ id }) => id !== hostId).map(({ id }) => `host ${id}`),
  ),
  filter(
    moments.momentList,
    async (probe) => ({ page: 1, size: 10, momentSort: 1, hostId: (await openRoom(probe)).hostId }),
    ({ list }, { hostId }) =>
      list.filter((one) => one.hostId !== hostId).map(({ id }) => `moment ${id} of another host`),
  ),
];

const tipFilters: readonly Filter[] = [
  filter(
    news.tipList,
    tips({ sportsType: 1 }),
    tipsThat((tip) => isOfOther(tip, 1)),
  ),
  filter(
    news.tipList,
    tips({ sportsType: 2 }),
    tipsThat((tip) => isOfOther(tip, 2)),
  ),
  filter(
    news.tipList,
    tips({ blackReturnGold: 1 }),
    tipsThat(({ openBackGold }) => !openBackGold),
  ),
  filter(
    news.tipList,
    tips({ sportsSource: TIP_SOURCE.own }),
    tipsThat(({ isTripartite }) => isTripartite),
  ),
  filter(
    news.tipList,
    tips({ sportsSource: TIP_SOURCE.partner }),
    tipsThat(({ isTripartite }) => !isTripartite),
  ),
  filter(
    news.professorTips,
    (probe) => ofExpert(probe, 0),
    ({ list }, { professorId }) =>
      list.filter((tip) => tip.professorId !== professorId || tip.result !== 'waiting').map(({ id }) => `tip ${id}`),
  ),
  filter(
    news.professorTips,
    (probe) => ofExpert(probe, 1),
    ({ list }, { professorId }) =>
      list.filter((tip) => tip.professorId !== professorId || tip.result === 'waiting').map(({ id }) => `tip ${id}`),
  ),
  filter(
    news.myOrders,
    tips({ result: 'waiting' }),
    tipsThat(({ result }) => result !== 'waiting'),
  ),
  filter(
    news.myOrders,
    tips({ result: 'win' }),
    tipsThat(({ result }) => result !== 'win' && result !== 'winHalf'),
  ),
];

const sportFilters: readonly Filter[] = [
  filter(
    nba.nbaList,
    () => ({ seasonId: NBA_SEASON.s2425, kind: 'playoffs', stageId: CUP_STAGE.quarterFinal }),
    (games, { stageId }) => games.filter((game) => game.stageId !== stageId).map(({ matchId }) => `match ${matchId}`),
  ),
  filter(
    fifa.list,
    async (probe) => {
      const stages = (await probe.read(fifa.stages, { id: CUP_SEASON.worldCup2026 })).value;
      return { stageId: firstOf(stages, 'stage').stageId };
    },
    (matches, { stageId }) =>
      matches.filter((match) => match.stageId !== stageId).map(({ matchId }) => `match ${matchId} of another stage`),
  ),
];

const filters = [...anchorFilters, ...tipFilters, ...sportFilters];

const filterRule: Rule = {
  id: 'filters',
  clause: 'section 7: a call that is asked for a part answers no other',
  calls: [...new Set(filters.map(({ call }) => call.name))],
  each: async (probe, call) => {
    for (const one of filters) if (one.call.name === call.name) await one.look(probe);
  },
};

const rankingSize: Rule = {
  id: 'ranking-size',
  clause: 'section 3, rankingConfigList: a ranking has at most the places that the config says, counted from 1',
  calls: [rankingList.name],
  whole: async (probe) => {
    const { value: config } = await probe.read(rankingConfigOf, {});
    const period = await periodOf(probe);
    for (const type of RANKING_TYPES) {
      const size = config.rankingConfigList.find((one) => one.type === type)?.size ?? 0;
      const { value, exchange } = await probe.read(rankingList, { type, ...period });
      const places = value.winRankingList;
      if (size > 0)
        probe.check(places.length <= size, exchange, `${places.length} places of "${type}", at most ${size}`);
      const uids = new Set(places.map(({ uid }) => uid));
      probe.check(uids.size === places.length, exchange, `somebody has two places of "${type}"`);
    }
  },
};

export const filterRules: readonly Rule[] = [filterRule, rankingSize];
