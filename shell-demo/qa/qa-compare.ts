import type { Crossing } from './qa-crossing';

export interface Difference {
  /** `missing`: the golden run had it; `extra`: only this run has it; `changed`: the same with another detail. */
  readonly kind: 'missing' | 'extra' | 'changed';
  readonly golden?: Crossing;
  readonly now?: Crossing;
}

const isSame = (a: Crossing, b: Crossing) => a.kind === b.kind && a.name === b.name && a.detail === b.detail;
const isOfName = (a: Crossing, b: Crossing) => a.kind === b.kind && a.name === b.name;

/** Lengths of the longest common runs of what follows, by how much of each is done. */
function commonLengths(golden: readonly Crossing[], now: readonly Crossing[]): Uint32Array[] {
  const lengths = Array.from({ length: golden.length + 1 }, () => new Uint32Array(now.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = golden.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const [a, b, row] = [golden[i], now[j], lengths[i]];
      if (a === undefined || b === undefined || row === undefined) continue;
      row[j] = isSame(a, b) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return lengths;
}

/** What must be taken from `golden` and added to it, in order, to become `now`. */
function differencesInOrder(golden: readonly Crossing[], now: readonly Crossing[]): Difference[] {
  const lengths = commonLengths(golden, now);
  const found: Difference[] = [];
  let [i, j] = [0, 0];
  while (i < golden.length || j < now.length) {
    const [a, b] = [golden[i], now[j]];
    if (a !== undefined && b !== undefined && isSame(a, b)) {
      i += 1;
      j += 1;
    } else if (b === undefined || (a !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      if (a !== undefined) found.push({ kind: 'missing', golden: a });
      i += 1;
    } else {
      found.push({ kind: 'extra', now: b });
      j += 1;
    }
  }
  return found;
}

/** A missing and an extra one of the same name, side by side, are one that changed. */
function paired(differences: readonly Difference[]): Difference[] {
  const left = [...differences];
  return differences.flatMap((difference): Difference[] => {
    if (!left.includes(difference)) return [];
    left.splice(left.indexOf(difference), 1);
    const { golden } = difference;
    if (golden === undefined) return [difference];
    const other = left.find(({ now }) => now !== undefined && isOfName(golden, now));
    if (other?.now === undefined) return [difference];
    left.splice(left.indexOf(other), 1);
    return [{ kind: 'changed', golden, now: other.now }];
  });
}

const once = (calls: readonly Crossing[]): Crossing[] =>
  calls.filter((call, index) => calls.findIndex((other) => isSame(call, other)) === index);

/**
 * What differs between the golden run and this one. Events, commands and routes are compared in their order. Calls run side
 * by side and repeat with time: of them it counts which there were, and with which codes.
 */
export function compareRuns(golden: readonly Crossing[], now: readonly Crossing[]): Difference[] {
  const said = (run: readonly Crossing[]) => run.filter(({ kind }) => kind !== 'call');
  const calls = (run: readonly Crossing[]) => once(run.filter(({ kind }) => kind === 'call'));
  const [before, after] = [calls(golden), calls(now)];
  return [
    ...paired(differencesInOrder(said(golden), said(now))),
    ...paired([
      ...before
        .filter((call) => !after.some((other) => isSame(call, other)))
        .map((call) => ({ kind: 'missing' as const, golden: call })),
      ...after
        .filter((call) => !before.some((other) => isSame(call, other)))
        .map((call) => ({ kind: 'extra' as const, now: call })),
    ]),
  ];
}
