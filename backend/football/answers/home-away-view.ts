import { teamTotals } from '../../../src/rules/table/team-totals';
import type { Season } from '../football-world';
import { resultOf } from '../result-of';
import { type Scene, teamView } from './words';

const PER_MILLE = 10;

/** product.md, section 3, Home/away statistics, of every team in the table's order; a cup counts all its matches. */
export function homeAwayView(season: Season, groupName: string, scene: Scene) {
  const state = scene.state(season);
  const results = state.ended.map(resultOf);
  const teams = season.clubs.map(({ id }) => String(id));
  const [home, away] = [teamTotals(teams, results, 'home'), teamTotals(teams, results, 'away')];
  const totals = state.totals().clubs;
  return state.tables().groups.flatMap((group) => {
    if (groupName !== '' && group.groupName !== groupName) return [];
    return group.all.flatMap(({ teamId }) => {
      const [club, at, from] = [scene.world.club(Number(teamId)), home.get(teamId), away.get(teamId)];
      if (club === undefined || at === undefined || from === undefined) return [];
      const own = totals.get(club.id);
      return [
        {
          ...teamView(club, scene),
          ...(group.groupName === '' ? {} : { groupName: group.groupName }),
          homeTotal: at.total,
          homeWon: at.won,
          homeDraw: at.draw,
          homeLoss: at.loss,
          homePoints: at.points,
          homeGoals: at.goalsFor,
          homeGoalsAgainst: at.goalsAgainst,
          awayTotal: from.total,
          awayWon: from.won,
          awayDraw: from.draw,
          awayLoss: from.loss,
          awayPoints: from.points,
          awayGoals: from.goalsFor,
          awayGoalsAgainst: from.goalsAgainst,
          goals: at.goalsFor + from.goalsFor,
          goalsAgainst: at.goalsAgainst + from.goalsAgainst,
          shotsOnTarget: own?.shotsOnTarget ?? 0,
          cleanSheets: own?.cleanSheets ?? 0,
          yellowCards: own?.yellowCards ?? 0,
          redCards: own?.redCards ?? 0,
          ownGoals: own?.ownGoals ?? 0,
          ...(own === undefined
            ? {}
            : { possession: Math.round((own.possessionSum / own.matches) * PER_MILLE) / PER_MILLE }),
        },
      ];
    });
  });
}
