import type { CupFormat } from '../../../src/rules/cup/cup-format';
import { assignThirds } from './thirds';

/** What is known of a cup so far. */
export interface CupState {
  /** Teams of a group in order, once all its matches are over. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** Groups whose thirds go on, once all groups are over. */
  readonly thirds: readonly string[];
  /** Who went on and who did not, by the number of the match. */
  readonly outcomes: ReadonlyMap<number, { readonly winnerId: string; readonly loserId: string }>;
}

const PLACE = /^([12])([A-Z])$/;
const OUTCOME = /^([WL])(\d+)$/;

/** The team that a place of the bracket stands for, once it is known. */
export function teamOf(slot: string, format: CupFormat, { groups, thirds, outcomes }: CupState): string | undefined {
  const [, rank, group = ''] = PLACE.exec(slot) ?? [];
  if (rank !== undefined) return groups.get(group)?.[Number(rank) - 1];
  const [, kind, number] = OUTCOME.exec(slot) ?? [];
  if (kind !== undefined) {
    const outcome = outcomes.get(Number(number));
    return kind === 'W' ? outcome?.winnerId : outcome?.loserId;
  }
  return groups.get(assignThirds(format, thirds).get(slot) ?? '')?.[2];
}
