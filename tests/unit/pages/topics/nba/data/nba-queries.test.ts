import { QueryClient } from '@tanstack/react-query';
import { CUP_STAGE, type NbaView } from '../../../../../../src/contract/nba/nba-codes';
import { currentAudience } from '../../../../../../src/domains/session/audience';
import {
  nbaCupQuery,
  nbaDayQuery,
  nbaDaysQuery,
  nbaGamesQuery,
  nbaTeamGamesQuery,
} from '../../../../../../src/pages/topics/nba/data/nba-queries';
import { type Answer, fakeServices, NOW } from '../../../../../support/unit/fake-services';
import { rawAnchor } from '../../../../../support/unit/topics-world';

const DAY = Date.parse('2025-03-15T12:00:00+08:00');
const FINALS_DAY = Date.parse('2024-06-10T09:00:00+08:00');
const game = (matchId: string, fields: Record<string, unknown> = {}) => ({
  matchId,
  statusId: 1,
  matchDate: DAY,
  homeId: 'h',
  awayId: 'a',
  ...fields,
});

function setUp(answers: Partial<Record<string, Answer>>, rooms: readonly string[] = []) {
  const fake = fakeServices(answers, true);
  fake.services.session.setState({ specialRooms: rooms });
  const origin = { services: fake.services, locale: 'en' };
  const client = new QueryClient();
  return { ...fake, source: origin, audience: currentAudience(fake.services), client };
}

describe('what is asked for (section 4, NBA kinds)', () => {
  it.each<[NbaView, object]>([
    ['regular', { seasonId: '2425', kind: 'regular' }],
    ['finals', { seasonId: '1745', kind: 'finals' }],
    ['finalsCup', { seasonId: '2425', kind: 'playoffs' }],
  ])('the days of %s', async (view, fields) => {
    const { calls, client, source: origin } = setUp({ nbaMatchDate: () => [] });
    await client.fetchQuery(nbaDaysQuery(origin, '2425', view));
    expect(calls('nbaMatchDate')).toEqual([fields]);
  });

  it('the cup is three stages, each by itself, in one list', async () => {
    const {
      audience,
      calls,
      client,
      source: origin,
    } = setUp({ nbaList: ({ stageId }) => [game(`of ${String(stageId)}`)] });
    const { games } = await client.fetchQuery(nbaCupQuery(origin, audience, '2425'));
    const stages = Object.values(CUP_STAGE);
    expect(calls('nbaList')).toEqual(stages.map((stageId) => ({ seasonId: '2425', kind: 'playoffs', stageId })));
    expect(games.map(({ matchId }) => matchId)).toEqual(stages.map((stageId) => `of ${stageId}`));
  });
});

describe('what is shown of it', () => {
  it('days of the view, oldest first (section 5, date filters)', async () => {
    const days = [
      { matchDate: DAY },
      { matchDate: Date.parse('2023-10-06T12:00:00+08:00') },
      { matchDate: FINALS_DAY },
    ];
    const { client, source: origin } = setUp({ nbaMatchDate: () => days });
    const query = nbaDaysQuery(origin, '2425', 'regular');
    const shown = query.select(await client.fetchQuery(query));
    expect(shown.map(({ matchDate }) => matchDate)).toEqual([FINALS_DAY, DAY]);
  });

  it.each<[NbaView, string[]]>([
    ['playoffs', ['series']],
    ['finalsCup', ['cup']],
  ])('a day of %s: the stage tells play-offs and cup apart', async (view, ids) => {
    const list = [game('series', { stageId: '10501' }), game('cup', { stageId: CUP_STAGE.final })];
    const { audience, client, source: origin } = setUp({ nbaList: () => list });
    const { games } = await client.fetchQuery(nbaDayQuery(origin, audience, '2425', view, DAY));
    expect(games.map(({ matchId }) => matchId)).toEqual(ids);
  });

  it('the finals are those of June 2024, whatever the server sends with them', async () => {
    const list = [game('final', { matchDate: FINALS_DAY }), game('other')];
    const { audience, client, source: origin } = setUp({ nbaList: () => list });
    const { games } = await client.fetchQuery(nbaGamesQuery(origin, audience, '2425', 'finals'));
    expect(games.map(({ matchId }) => matchId)).toEqual(['final']);
  });

  it('abnormal games are in no row, and it is known when they were asked for', async () => {
    const { audience, client, source: origin } = setUp({ nbaList: () => [game('1'), game('2', { statusId: 0 })] });
    const { matches } = await client.fetchQuery(nbaDayQuery(origin, audience, '2425', 'regular', DAY));
    expect(matches.map(({ matchId }) => matchId)).toEqual(['1']);
    expect(matches[0]?.askedAt).toBeCloseTo(NOW, -2);
  });
});

describe('private rooms (section 5): what may not be seen is gone before anything is kept', () => {
  const answers = {
    nbaList: () => [game('1', { anchorInfo: [rawAnchor('open'), rawAnchor('secret', { liveUserGroupId: 7 })] })],
    nbaTeamMatch: () => [game('1', { anchorInfo: [rawAnchor('open'), rawAnchor('secret', { liveUserGroupId: 7 })] })],
  };
  const queries = {
    day: (at: ReturnType<typeof setUp>) => nbaDayQuery(at.source, at.audience, '2425', 'regular', DAY),
    games: (at: ReturnType<typeof setUp>) => nbaGamesQuery(at.source, at.audience, '2425', 'regular'),
    cup: (at: ReturnType<typeof setUp>) => nbaCupQuery(at.source, at.audience, '2425'),
    team: (at: ReturnType<typeof setUp>) =>
      nbaTeamGamesQuery(at.source, at.audience, { teamId: 't', seasonId: '2425', kind: 'regular' }),
  };
  it.each(Object.keys(queries) as (keyof typeof queries)[])('%s', async (name) => {
    const at = setUp(answers);
    const query = queries[name](at);
    const { games, matches } = await at.client.fetchQuery(query as ReturnType<typeof queries.day>);
    expect(JSON.stringify(games)).not.toContain('anchorInfo');
    expect(matches[0]?.hostList.map(({ id }) => id)).toEqual(['open']);
    expect(JSON.stringify(at.client.getQueryData(query.queryKey))).not.toContain('secret');
  });

  it('who may enter has an answer of their own', async () => {
    const [one, other] = [setUp(answers), setUp(answers, ['r-secret'])];
    const query = queries.day(other);
    const { matches } = await other.client.fetchQuery(query);
    expect(matches[0]?.hostList.map(({ id }) => id)).toEqual(['open', 'secret']);
    expect(query.queryKey).not.toEqual(queries.day(one).queryKey);
  });
});
