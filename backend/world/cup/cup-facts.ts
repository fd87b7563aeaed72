import type { Cup } from '../clubs';
import { EURO_2024_RESULTS } from '../facts/euro-2024';
import { WORLD_CUP_2022_RESULTS } from '../facts/world-cup-2022';
import { WORLD_CUP_2026_RESULTS } from '../facts/world-cup-2026';

export interface FactGoal {
  /** As the results have it. */
  readonly scorer: string;
  /** 90 and added 3 is 90+3. */
  readonly minute: number;
  readonly added: number;
  readonly kind: 'goal' | 'penalty' | 'ownGoal';
  /** Whose score it raised. */
  readonly side: 0 | 1;
}

type Pair = readonly [home: number, away: number];

/** A match of a cup as it went. */
export interface CupFact {
  readonly startAt: number;
  /** Of the group stage. */
  readonly group: string | undefined;
  /** Of the bracket. */
  readonly number: number | undefined;
  readonly home: string;
  readonly away: string;
  readonly after90: Pair;
  readonly after120: Pair | undefined;
  readonly shootOut: Pair | undefined;
  readonly goals: readonly FactGoal[];
}

const RESULTS: Readonly<Record<Cup, string>> = {
  euro2024: EURO_2024_RESULTS,
  wc2022: WORLD_CUP_2022_RESULTS,
  wc2026: WORLD_CUP_2026_RESULTS,
};

const GOAL = /^(.+) (\d+)(?:\+(\d+))?([po]?)$/;
const KINDS = { '': 'goal', p: 'penalty', o: 'ownGoal' } as const;

function readGoals(text: string, side: 0 | 1): FactGoal[] {
  return text.split('; ').flatMap((part) => {
    const [, scorer = '', minute, added = '0', kind = ''] = GOAL.exec(part) ?? [];
    if (scorer === '') return [];
    return [{ scorer, minute: Number(minute), added: Number(added), kind: KINDS[kind as keyof typeof KINDS], side }];
  });
}

function readPair(text: string | undefined): Pair | undefined {
  const [home, away] = (text ?? '').split('-').map(Number);
  return home === undefined || away === undefined ? undefined : [home, away];
}

function readFact(line: string): CupFact {
  const [when = '', where = '', home = '', away = '', after90, after120, shootOut, homeGoals = '', awayGoals = ''] =
    line.split('|');
  const number = Number(where);
  return {
    startAt: Date.parse(`${when.replace(' ', 'T')}Z`),
    group: Number.isNaN(number) ? where : undefined,
    number: Number.isNaN(number) ? undefined : number,
    home,
    away,
    after90: readPair(after90) ?? [0, 0],
    after120: readPair(after120),
    shootOut: readPair(shootOut),
    goals: [...readGoals(homeGoals, 0), ...readGoals(awayGoals, 1)],
  };
}

const kept = new Map<Cup, readonly CupFact[]>();

/** The matches of a cup, in the order of the results; the place in it gives a match its id. */
export function cupFacts(cup: Cup): readonly CupFact[] {
  const facts = kept.get(cup) ?? RESULTS[cup].trim().split('\n').map(readFact);
  kept.set(cup, facts);
  return facts;
}
