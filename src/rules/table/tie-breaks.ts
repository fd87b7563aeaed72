import { COMPETITION } from '../../contract/football/football-codes';

/** A team's figures from all matches of a season. `discipline`: fewer is better; `seed`: a place in another ranking, or a lot. */
export type Measure = 'difference' | 'goals' | 'won' | 'awayGoals' | 'awayWon' | 'discipline' | 'seed';
/** The same, of the matches among level teams alone. */
export type MutualMeasure = 'points' | 'difference' | 'goals' | 'awayGoals';
/** A step holds when the season is over, for places that decide something, or once the teams have met. */
export type When = 'complete' | 'decides' | 'mutualPlayed';

/** One step between level teams. `again`: whoever is still level after it is looked at anew, without those set apart. */
export type Step = { readonly when?: When } & (
  | { readonly by: Measure }
  | { readonly mutual: readonly MutualMeasure[]; readonly again?: true }
);

const DIFFERENCE: Step = { by: 'difference' };
const GOALS: Step = { by: 'goals' };

/** Steps between teams level on points, by competition and first year of the season (decisions.md, football tables). */
interface TieBreak {
  readonly competitionId: string;
  /** First season with these steps; the newest that has begun holds. */
  readonly from: number;
  readonly steps: readonly Step[];
}

/** Cups that look at the teams' own matches before all others. */
const MUTUAL_FIRST: readonly Step[] = [
  { mutual: ['points', 'difference', 'goals'], again: true },
  DIFFERENCE,
  GOALS,
  { by: 'discipline' },
  { by: 'seed' },
];

const TIE_BREAKS: readonly TieBreak[] = [
  {
    competitionId: COMPETITION.premierLeague,
    from: 0,
    steps: [DIFFERENCE, GOALS, { mutual: ['points', 'awayGoals'], when: 'decides' }],
  },
  {
    competitionId: COMPETITION.laLiga,
    from: 0,
    steps: [{ mutual: ['points', 'difference'], again: true, when: 'mutualPlayed' }, DIFFERENCE, GOALS],
  },
  {
    competitionId: COMPETITION.serieA,
    from: 0,
    // The last step draws lots: seeds are the lots.
    steps: [{ mutual: ['points', 'difference'] }, DIFFERENCE, GOALS, { by: 'seed', when: 'complete' }],
  },
  {
    competitionId: COMPETITION.bundesliga,
    from: 0,
    steps: [
      DIFFERENCE,
      GOALS,
      { mutual: ['difference', 'awayGoals'], when: 'complete' },
      { by: 'awayGoals', when: 'complete' },
    ],
  },
  {
    competitionId: COMPETITION.ligue1,
    from: 0,
    steps: [DIFFERENCE, { mutual: ['points', 'difference', 'goals', 'awayGoals'] }, GOALS, { by: 'awayGoals' }],
  },
  {
    competitionId: COMPETITION.ligue1,
    from: 2025,
    steps: [{ mutual: ['points', 'difference'] }, DIFFERENCE, GOALS, { by: 'won' }, { by: 'awayWon' }],
  },
  {
    competitionId: COMPETITION.euro,
    from: 0,
    steps: MUTUAL_FIRST,
  },
  {
    competitionId: COMPETITION.worldCup,
    from: 0,
    steps: [DIFFERENCE, GOALS, { mutual: ['points', 'difference', 'goals'] }, { by: 'discipline' }, { by: 'seed' }],
  },
  {
    competitionId: COMPETITION.worldCup,
    from: 2026,
    steps: MUTUAL_FIRST,
  },
];

/** The steps of a competition in the season that begins in `year`; a competition that nobody knows compares goals. */
export function tieBreakSteps(competitionId: string, year: number): readonly Step[] {
  const known = TIE_BREAKS.filter((one) => one.competitionId === competitionId && one.from <= year);
  return known.at(-1)?.steps ?? [DIFFERENCE, GOALS];
}

/** Tables of home or away matches alone compare nothing but goals. */
export const VENUE_STEPS: readonly Step[] = [DIFFERENCE, GOALS];

/** Third places have not met each other. Euro: difference, goals, wins, discipline (decisions.md, Euro 2024). */
export const THIRDS_STEPS: Readonly<Record<'euro' | 'worldCup', readonly Step[]>> = {
  euro: [DIFFERENCE, GOALS, { by: 'won' }, { by: 'discipline' }, { by: 'seed' }],
  worldCup: [DIFFERENCE, GOALS, { by: 'discipline' }, { by: 'seed' }],
};
