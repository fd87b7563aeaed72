import { useTranslations } from 'use-intl/react';
import type { Stage } from '../../../contract/football/football-match';
import type { RoundKey } from '../../../rules/cup/cup-format';

/** A round by how many matches it has; the match for the third place is told from the final by its name alone. */
const ROUND_OF: ReadonlyMap<number, RoundKey> = new Map([
  [16, 'r32'],
  [8, 'r16'],
  [4, 'quarter'],
  [2, 'semi'],
  [1, 'final'],
]);

/** The names of stages: the server's, else by their kind. */
export function useStageName() {
  const t = useTranslations('topics.stage');
  return ({ stageName, kind, matchCount }: Stage): string => {
    if (stageName !== undefined) return stageName;
    const round = ROUND_OF.get(matchCount ?? 0);
    return t(kind === 'group' || round === undefined ? 'group' : round);
  };
}
