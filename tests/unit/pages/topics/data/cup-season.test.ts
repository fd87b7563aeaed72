import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { CUP_SEASON } from '../../../../../src/contract/football/football-codes';
import { stageQuery, standingsQuery } from '../../../../../src/pages/topics/data/topic-queries';
import { EURO_CUP, FIVE_LEAGUES, WORLD_CUP } from '../../../../../src/pages/topics/data/topics';
import { fakeServices } from '../../../../support/unit/fake-services';
import { viewer } from '../../../../support/unit/make';
import { rawMatch } from '../../../../support/unit/topics-world';

const { euro2024, worldCup2022, worldCup2026 } = CUP_SEASON;
const groups = [{ groupName: 'A', all: [{ teamId: '1', teamName: 'Qatar', points: 3 }] }];
const answering = (seasonId?: string) => {
  const tables = () => ({ groups, thirds: groups[0]?.all, seasonId });
  const fifaList = () => [rawMatch('m1', { homeId: '1', homeName: null })] as unknown;
  return fakeServices({ fifaRanking: tables, euroRanking: tables, leagueRanking: tables, fifaList }).services;
};

test.each([
  ['the season asked for', WORLD_CUP, worldCup2022, worldCup2022, 1],
  ['another season', WORLD_CUP, worldCup2022, worldCup2026, 0],
  ['an older season', WORLD_CUP, worldCup2026, worldCup2022, 0],
  ['no season, the newest asked for', WORLD_CUP, worldCup2026, undefined, 1],
  ['no season, an older one asked for', WORLD_CUP, worldCup2022, undefined, 0],
  ['a season nobody knows, the newest asked for', WORLD_CUP, worldCup2026, '777', 1],
  ['a season nobody knows, of a cup with one', EURO_CUP, euro2024, '777', 1],
  ['a season nobody knows, of a league', FIVE_LEAGUES, '103', '777', 1],
] as const)('tables that name %s [additions to requests.4]', async (_what, topic, seasonId, told, shown) => {
  const query = standingsQuery({ services: answering(told), topic, seasonId });
  const { data } = await new QueryObserver(new QueryClient(), query).refetch();
  expect(data?.groups).toHaveLength(shown);
  expect(data?.thirds).toHaveLength(shown);
});

test('tables of another season still name the teams of a match', async () => {
  const origin = { services: answering(worldCup2026), topic: WORLD_CUP, seasonId: worldCup2022 };
  const audience = { viewer: viewer(), key: 'v', isPublic: true };
  const [match] = await new QueryClient().fetchQuery(stageQuery(origin, audience, 's'));
  expect(match?.masterTeamName).toBe('Qatar');
});
