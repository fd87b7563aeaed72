import type { CupFormat, Tie } from '../../../src/rules/cup/cup-format';

const THIRD = /^3([A-Z]+)$/;

/** The ties that a third plays in, with the groups it may come from. */
function thirdTies({ rounds }: CupFormat): { readonly slot: string; readonly groups: string }[] {
  const slots = (rounds[0]?.ties ?? []).flatMap(([, home, away]: Tie) => [home, away]);
  return slots.flatMap((slot) => {
    const groups = THIRD.exec(slot)?.[1];
    return groups === undefined ? [] : [{ slot, groups }];
  });
}

/** The first way, in the ties' order, to give each tie a third that it allows. */
function match(ties: readonly { readonly groups: string }[], free: string): string | undefined {
  const [tie, ...rest] = ties;
  if (tie === undefined) return '';
  for (const group of free) {
    if (!tie.groups.includes(group)) continue;
    const others = match(rest, free.replace(group, ''));
    if (others !== undefined) return group + others;
  }
  return undefined;
}

/**
 * Which group's third comes to which tie (decisions.md, Euro 2024): slot of the tie (`3ADEF`) to the group.
 * `qualified`: the groups of the best thirds. Empty while they are not as many as the format has.
 */
export function assignThirds(format: CupFormat, qualified: readonly string[]): Map<string, string> {
  if (format.thirds === 0 || qualified.length !== format.thirds) return new Map();
  const groups = [...qualified].sort().join('');
  const ties = thirdTies(format);
  const assigned = format.thirdsOf[groups] ?? match(ties, groups) ?? '';
  return new Map(ties.map(({ slot }, index) => [slot, assigned[index] ?? '']));
}
