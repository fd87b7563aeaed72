import type { ReasonStep, RuleKey } from '../../../rules/table/why-above';

/** A team of the table as the sheet names it. */
export interface WhyTeam {
  readonly teamId: string;
  readonly name: string;
  /** URL of the crest. */
  readonly crest: string | undefined;
  readonly place: number;
}

/** A sport's way of writing the figures of its rules. */
export interface WhyWriting {
  readonly value: (key: RuleKey, value: number) => string;
  /** Beside the value, where the table says more: goals for and against, won and lost. */
  readonly note: (step: ReasonStep, teamId: string) => string | undefined;
  /** Below the figures of a step: the matches that it counted. */
  readonly matches: (step: ReasonStep) => string | undefined;
  /** The table among three and more; undefined where a step is of no such table. */
  readonly mini: (step: ReasonStep) => Mini | undefined;
}

export interface Mini {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly teamId: string; readonly cells: readonly string[] }[];
  /** Index of the column that decides. */
  readonly deciding: number;
}
