import type { Fields } from '../support/signed-call';

const SEASON = { seasonId: '2425' };
const NO_SEASON = { seasonId: '7' };
const AT = Date.parse('2025-03-16T09:40:00+08:00');

/** Fields that the NBA's calls can be asked with; team 601 and player 60101 are in every world. */
export const nbaSamples: Readonly<Record<string, readonly Fields[]>> = {
  nbaMatchDate: [
    { ...SEASON, kind: 'regular' },
    { seasonId: '1745', kind: 'finals' },
    { ...NO_SEASON, kind: 'playoffs' },
  ],
  nbaList: [
    { ...SEASON, kind: 'regular', matchDate: AT },
    { ...SEASON, kind: 'allStar' },
    { ...SEASON, kind: 'playoffs', stageId: '10492' },
    { seasonId: 1745, kind: 'playoffs' },
    { ...NO_SEASON, kind: 'preseason' },
  ],
  nbaTeamLineUp: [{ id: '601' }, { id: 630 }],
  nbaTeamMatch: [
    { teamId: '601', ...SEASON, kind: 'regular' },
    { teamId: 'nobody', ...SEASON, kind: 'playoffs' },
  ],
  nbaTeamPlayer: [{ teamId: '601' }],
  nbaPlayerDetail: [{ id: '60101' }, { id: 63_013 }],
  nbaRanking: [
    { ...SEASON, scope: 'regular', division: '1' },
    { ...SEASON, scope: 'playoffs', division: 2 },
    { ...NO_SEASON, scope: 'regular', division: '1' },
  ],
  nbaPlayerList: ['points', 'rebounds', 'assists', 'blocks', 'steals'].map((order) => ({
    ...SEASON,
    scope: 'regular',
    order,
  })),
  nbaHomeAway: [{ ...SEASON, scope: 'regular', division: '2' }],
  nbaTeamData: [
    { teamId: '601', ...SEASON, kind: 'regular' },
    { teamId: '601', ...NO_SEASON, kind: 'playoffs' },
  ],
};
