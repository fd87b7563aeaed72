/** The end of a message key, `match.status.…`. */
export type StatusLabel =
  | 'unknown'
  | 'neutral'
  | 'notStarted'
  | 'firstHalf'
  | 'halfTime'
  | 'secondHalf'
  | 'endOfRegular'
  | 'awaitingExtra'
  | 'extraTime'
  | 'extraFirstHalf'
  | 'extraHalfTime'
  | 'extraSecondHalf'
  | 'endOfExtra'
  | 'awaitingPenalties'
  | 'penalties'
  | 'penaltiesOver'
  | 'fullTime'
  | 'afterExtra'
  | 'afterPenalties'
  | 'afterOvertime'
  | 'postponed'
  | 'interrupted'
  | 'abandoned'
  | 'cancelled'
  | 'undecided'
  | 'quarter1'
  | 'quarter2'
  | 'quarter3'
  | 'quarter4'
  | 'break'
  | 'regularTimeOver'
  | 'awaitingOvertime'
  | 'overtime'
  | 'overtimeOver';

export interface PhaseEntry {
  readonly label: StatusLabel;
  /** Only what a status cannot say. */
  readonly state?: 'SUSPENDED';
  /** Minutes on the clock when the phase begins, and the minute after which stoppage time is counted. */
  readonly minutes?: readonly [from: number, limit: number];
}

/** Phases 1001–1016 (decisions.md, phases). */
export const FOOTBALL_PHASES: ReadonlyMap<number, PhaseEntry> = new Map<number, PhaseEntry>([
  [1001, { label: 'notStarted' }],
  [1002, { label: 'firstHalf', minutes: [0, 45] }],
  [1003, { label: 'halfTime' }],
  [1004, { label: 'secondHalf', minutes: [45, 90] }],
  [1005, { label: 'endOfRegular' }],
  [1006, { label: 'extraFirstHalf', minutes: [90, 105] }],
  [1007, { label: 'extraHalfTime' }],
  [1008, { label: 'extraSecondHalf', minutes: [105, 120] }],
  [1009, { label: 'endOfExtra' }],
  [1010, { label: 'penalties' }],
  [1011, { label: 'fullTime' }],
  [1012, { label: 'awaitingExtra' }],
  [1013, { label: 'awaitingPenalties' }],
  [1014, { label: 'penaltiesOver' }],
  [1015, { label: 'interrupted', state: 'SUSPENDED' }],
  [1016, { label: 'abandoned' }],
]);

/** Phases 3001–3019 (decisions.md, phases). */
export const BASKETBALL_PHASES: ReadonlyMap<number, PhaseEntry> = new Map<number, PhaseEntry>([
  [3001, { label: 'notStarted' }],
  [3002, { label: 'firstHalf' }],
  [3003, { label: 'halfTime' }],
  [3004, { label: 'secondHalf' }],
  [3005, { label: 'quarter1' }],
  [3006, { label: 'break' }],
  [3007, { label: 'quarter2' }],
  [3008, { label: 'halfTime' }],
  [3009, { label: 'quarter3' }],
  [3010, { label: 'break' }],
  [3011, { label: 'quarter4' }],
  [3012, { label: 'regularTimeOver' }],
  [3013, { label: 'overtime' }],
  [3014, { label: 'fullTime' }],
  [3015, { label: 'awaitingOvertime' }],
  [3016, { label: 'overtimeOver' }],
  [3017, { label: 'postponed' }],
  [3018, { label: 'interrupted', state: 'SUSPENDED' }],
  [3019, { label: 'abandoned' }],
]);
