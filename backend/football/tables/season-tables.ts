import type { FormResult } from '../../../src/contract/football/standings';
import type { Placed } from '../../../src/rules/table/order-table';

/** A row of a table before it is put into words. */
export interface SeasonRow extends Placed {
  readonly isPlayOff: boolean;
  readonly zone: string | undefined;
  readonly deduction: number;
  readonly form: readonly FormResult[];
  readonly isThrough: boolean;
}

/** One table: a league's, or a group's. */
export interface SeasonGroup {
  readonly groupName: string;
  readonly all: readonly SeasonRow[];
  readonly home: readonly SeasonRow[];
  readonly away: readonly SeasonRow[];
  /** All its matches are over. */
  readonly isOver: boolean;
}

export interface SeasonTables {
  readonly groups: readonly SeasonGroup[];
  /** Third places among each other, in order; empty where none goes on. */
  readonly thirds: readonly (SeasonRow & { readonly groupName: string })[];
  /** Groups whose thirds go on, once that is decided. */
  readonly qualifiedThirds: readonly string[];
}

/** A row with nothing special about it. */
export const plainRow = (row: Placed): SeasonRow => ({
  ...row,
  isPlayOff: false,
  zone: undefined,
  deduction: 0,
  form: [],
  isThrough: false,
});
