import { QueryClient } from '@tanstack/react-query';
import type { Audience } from '../../../../src/domains/session/audience';
import { dayQuery, lineUpQuery, teamSeasonQuery } from '../../../../src/pages/topics/data/topic-queries';
import { EURO_CUP, FIVE_LEAGUES } from '../../../../src/pages/topics/data/topics';
import {
  nbaCupQuery,
  nbaDayQuery,
  nbaGamesQuery,
  nbaTeamGamesQuery,
} from '../../../../src/pages/topics/nba/data/nba-queries';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { viewer } from '../../../support/unit/make';
import { rawAnchor, rawMatch, rawTeam } from '../../../support/unit/topics-world';

const SECRET = 'r-private';
const PUBLIC = 'r-public';
const anchorInfo = [
  rawAnchor('h1', { liveUserGroupId: 7, liveRoomId: SECRET }),
  rawAnchor('h2', { liveRoomId: PUBLIC }),
];
const rawGame = {
  matchId: 'g1',
  statusId: 1,
  matchDate: NOW,
  matchTypeId: 2,
  homeName: 'A',
  awayName: 'B',
  anchorInfo,
};
const match = rawMatch('m1', { anchorInfo });
const team = rawTeam({ lineUp: { match, home: { players: [] }, away: { players: [] } } });

const visitor: Audience = { viewer: viewer(), key: 'v', isPublic: true };
const services = fakeServices({
  nbaList: () => [rawGame],
  nbaTeamMatch: () => [rawGame],
  leagueMatchList: () => [match],
  teamSeasonMatch: () => [match],
  teamLineUp: () => team,
  euroLineUp: () => team,
}).services;
const nba = { services, locale: 'en' };
const league = { services, topic: FIVE_LEAGUES, seasonId: FIVE_LEAGUES.competitions[0]?.seasonId ?? '' };

/** Everything that a cache would hold of an answer. */
async function cached(query: object): Promise<string> {
  const client = new QueryClient();
  await client.fetchQuery(query as Parameters<typeof client.fetchQuery>[0]);
  const held = client.getQueryCache().findAll();
  client.clear();
  return JSON.stringify(held.map(({ state, queryKey }) => [state.data, queryKey]));
}

/** decisions.md, special rooms: what may not be seen is filtered before it reaches a store. */
describe('the room of anchors whom this viewer may not see is in no cache [special rooms.7]', () => {
  it.each<[string, () => object]>([
    ['games of a day', () => nbaDayQuery(nba, visitor, '1745', 'regular', NOW)],
    ['games of a view', () => nbaGamesQuery(nba, visitor, '1745', 'regular')],
    ['games of the cup', () => nbaCupQuery(nba, visitor, '1745')],
    ['games of a team', () => nbaTeamGamesQuery(nba, visitor, { teamId: '1', seasonId: '1745', kind: 'regular' })],
    ['matches of a day', () => dayQuery(league, visitor, NOW)],
    ['matches of a team', () => teamSeasonQuery(league, visitor, '9')],
  ])('%s keep those who may be seen', async (_name, query) => {
    const held = await cached(query());
    expect(held).toContain(PUBLIC);
    expect(held).not.toContain(SECRET);
  });

  it.each([
    ['a club', FIVE_LEAGUES],
    ['a nation', EURO_CUP],
  ])('the line-ups of %s have no anchors at all', async (_name, topic) => {
    const held = await cached(lineUpQuery({ services, topic }, '9'));
    expect(held).toContain('m1');
    expect(held).not.toContain(SECRET);
    expect(held).not.toContain(PUBLIC);
  });
});
