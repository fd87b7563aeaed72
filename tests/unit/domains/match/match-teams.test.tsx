import { waitFor } from '@testing-library/react';
import { scoreText, useMatchTeams } from '../../../../src/domains/match/match-teams';
import type { RowMatch } from '../../../../src/domains/match/row-match';
import { fakeServices } from '../../../support/unit/fake-services';
import { runHook } from '../../../support/unit/render-page';

const match = (fields: Partial<RowMatch> = {}): RowMatch => ({
  matchId: 'm1',
  askedAt: 0,
  masterTeamName: 'Lions',
  guestTeamName: 'Bears',
  homeLogo: 'l1',
  awayLogo: 'b1',
  ...fields,
});
const answers = { teamLogo: () => ({ homeLogo: 'asked-l', awayLogo: 'asked-b' }) };
const teamsOf = (fields: Partial<RowMatch> = {}, isSeen = true, scores?: Parameters<typeof useMatchTeams>[2]) => {
  const fake = fakeServices(answers);
  return { fake, teams: runHook(fake, () => useMatchTeams(match(fields), isSeen, scores)) };
};

it.each([
  [0, '0'],
  [3, '3'],
  [null, '–'],
  [undefined, '–'],
])('decisions.md, score: 0 is one, none is a dash: %s', (score, shown) => {
  expect(scoreText(score)).toBe(shown);
});

describe('both teams of a match', () => {
  it.each([
    ['both known', {}, 'Lions v Bears'],
    ['one to be determined', { guestTeamName: undefined }, 'Lions v TBD'],
    ['neither told (additions.2)', { masterTeamName: undefined, guestTeamName: undefined }, 'Home v Away'],
  ])('are named: %s', (_clause, fields, versus) => {
    expect(teamsOf(fields).teams.current.versus).toBe(versus);
  });

  it.each([
    ['basketball says who is at home', 2, 'H', 'A'],
    ['football says it by their order', 1, undefined, undefined],
    ['an unknown sport, too', undefined, undefined, undefined],
  ])('%s', (_clause, matchTypeId, home, away) => {
    const { current } = teamsOf({ matchTypeId }).teams;
    expect([current.home.side, current.away.side]).toEqual([home, away]);
  });

  it('their scores, with the shoot-out beside them and who lost', () => {
    const scores = {
      home: { score: 0, shootout: 5, isLoser: false },
      away: { score: null, shootout: undefined, isLoser: true },
    };
    const { home, away } = teamsOf({}, true, scores).teams.current;
    expect(home).toMatchObject({ score: '0', shootout: 5, isLoser: false });
    expect(away).toMatchObject({ score: '–', shootout: undefined, isLoser: true });
  });

  it('a row without scores keeps their places empty', () => {
    const { home, away } = teamsOf().teams.current;
    expect([home.score, away.score]).toEqual(['', '']);
  });
});

describe('their crests', () => {
  it.each([
    ['both brought', {}, ['/file/l1', '/file/b1']],
    ['one brought: the other is none', { awayLogo: undefined }, ['/file/l1', undefined]],
  ])('are not asked for: %s', async (_clause, fields, crests) => {
    const { fake, teams } = teamsOf(fields);
    await Promise.resolve();
    expect([teams.current.home.crest, teams.current.away.crest]).toEqual(crests);
    expect(fake.calls('teamLogo')).toEqual([]);
  });

  it('are asked for when the row is seen and brings none', async () => {
    const { fake, teams } = teamsOf({ homeLogo: undefined, awayLogo: undefined });
    await waitFor(() => expect(teams.current.home.crest).toBe('/file/asked-l'));
    expect(teams.current.away.crest).toBe('/file/asked-b');
    expect(fake.calls('teamLogo')).toMatchObject([{ matchId: 'm1' }]);
  });

  it('of a team to be determined there is none, whatever the match brings or the call says', async () => {
    const brought = teamsOf({ guestTeamName: undefined });
    expect(brought.teams.current.home.crest).toBe('/file/l1');
    expect(brought.teams.current.away.crest).toBeUndefined();
    const bare = { homeLogo: undefined, awayLogo: undefined };
    const asked = teamsOf({ ...bare, masterTeamName: undefined });
    await waitFor(() => expect(asked.teams.current.away.crest).toBe('/file/asked-b'));
    expect(asked.teams.current.home.crest).toBeUndefined();
    const neither = teamsOf({ ...bare, masterTeamName: undefined, guestTeamName: undefined });
    await Promise.resolve();
    expect(neither.fake.calls('teamLogo')).toEqual([]);
  });

  it('are not asked for before', async () => {
    const { fake } = teamsOf({ homeLogo: undefined, awayLogo: undefined }, false);
    await Promise.resolve();
    expect(fake.calls('teamLogo')).toEqual([]);
  });
});
