import { QueryClient } from '@tanstack/react-query';
import { CUP_SEASON } from '../../../../../src/contract/football/football-codes';
import { standingsQuery } from '../../../../../src/pages/topics/data/topic-queries';
import { WORLD_CUP } from '../../../../../src/pages/topics/data/topics';
import { fakeServices } from '../../../../support/unit/fake-services';

const groups = [{ groupName: 'A', all: [{ teamId: '1', points: 3 }] }];

test.each([
  ['names the season asked for', CUP_SEASON.worldCup2022, CUP_SEASON.worldCup2022, 1],
  ['names another season', CUP_SEASON.worldCup2022, CUP_SEASON.worldCup2026, 0],
  ['names none, the newest asked for', CUP_SEASON.worldCup2026, undefined, 1],
  ['names none, an older one asked for', CUP_SEASON.worldCup2022, undefined, 0],
])('the tables of a cup: an answer that %s [additions to requests.4]', async (_what, seasonId, told, shown) => {
  const { services } = fakeServices({ fifaRanking: () => ({ groups, seasonId: told }) });
  const tables = await new QueryClient().fetchQuery(standingsQuery({ services, topic: WORLD_CUP, seasonId }));
  expect(tables.groups).toHaveLength(shown);
});
