import type { FootballMatch } from '../../../../../src/contract/football/football-match';
import { toTopicMatches } from '../../../../../src/pages/topics/data/topic-match';
import type { Dated } from '../../../../../src/rules/reading/asked';

test('rows of a topic know the short names of their clubs', () => {
  const match = {
    ...{ matchId: 'm', statusId: 1, matchDate: 0, askedAt: 0, anchorInfo: [] },
    ...{ homeName: 'Manchester United', awayName: 'Arsenal' },
  } as unknown as Dated<FootballMatch>;
  const [row] = toTopicMatches([match], { isMember: false } as unknown as Parameters<typeof toTopicMatches>[1]);
  expect([row?.masterTeamName, row?.homeShortName, row?.awayShortName]).toEqual([
    'Manchester United',
    'Man Utd',
    undefined,
  ]);
});
