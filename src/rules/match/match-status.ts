import { BASKETBALL_PHASES, FOOTBALL_PHASES, type PhaseEntry, type StatusLabel } from './match-phases';

/** Coarse groups (product.md, section 4); `hidden` is not shown at all. */
export type MatchGroup = 'unstarted' | 'processing' | 'ended' | 'delay' | 'hidden';
/** Named states (product.md, section 4). */
export type NamedState =
  | 'NOT_STARTED'
  | 'LIVE'
  | 'ENDED'
  | 'POSTPONED'
  | 'INTERRUPTED'
  | 'ABANDONED'
  | 'CANCELLED'
  | 'DELAYED'
  | 'SUSPENDED';
export type Sport = 'football' | 'basketball';

export interface MatchStatus {
  readonly group: MatchGroup;
  readonly state: NamedState | null;
  readonly label: StatusLabel;
  /** False for a code that nobody knows: reported once by the caller. */
  readonly isKnown: boolean;
}

type Entry = readonly [group: MatchGroup, state: NamedState | null, label: StatusLabel];

/** `statusId` of football (product.md, section 4; 6 is an old overtime, decisions.md, coarse groups). */
const FOOTBALL: ReadonlyMap<number, Entry> = new Map<number, Entry>([
  [0, ['hidden', null, 'unknown']],
  [1, ['unstarted', 'NOT_STARTED', 'notStarted']],
  [2, ['processing', 'LIVE', 'firstHalf']],
  [3, ['processing', 'LIVE', 'halfTime']],
  [4, ['processing', 'LIVE', 'secondHalf']],
  [5, ['processing', 'LIVE', 'extraTime']],
  [6, ['processing', 'LIVE', 'extraTime']],
  [7, ['processing', 'LIVE', 'penalties']],
  [8, ['ended', 'ENDED', 'fullTime']],
  [9, ['delay', 'POSTPONED', 'postponed']],
  [10, ['delay', 'INTERRUPTED', 'interrupted']],
  [11, ['ended', 'ABANDONED', 'abandoned']],
  [12, ['ended', 'CANCELLED', 'cancelled']],
  [13, ['delay', 'DELAYED', 'undecided']],
]);

/** `statusId` of basketball; 2–8 as in decisions.md, basketball's quarters. */
const BASKETBALL: ReadonlyMap<number, Entry> = new Map<number, Entry>([
  [0, ['hidden', null, 'unknown']],
  [1, ['unstarted', 'NOT_STARTED', 'notStarted']],
  [2, ['processing', 'LIVE', 'quarter1']],
  [3, ['processing', 'LIVE', 'break']],
  [4, ['processing', 'LIVE', 'quarter2']],
  [5, ['processing', 'LIVE', 'halfTime']],
  [6, ['processing', 'LIVE', 'quarter3']],
  [7, ['processing', 'LIVE', 'break']],
  [8, ['processing', 'LIVE', 'quarter4']],
  [9, ['processing', 'LIVE', 'overtime']],
  [10, ['ended', 'ENDED', 'fullTime']],
  [11, ['delay', 'INTERRUPTED', 'interrupted']],
  [12, ['ended', 'CANCELLED', 'cancelled']],
  [13, ['delay', 'POSTPONED', 'postponed']],
  [14, ['ended', 'ABANDONED', 'abandoned']],
  [15, ['delay', 'DELAYED', 'undecided']],
]);

/** matchTypeId 2 is basketball; everything else is read with football's codes, the platform's default sport. */
export const sportOf = (matchTypeId: number | undefined): Sport => (matchTypeId === 2 ? 'basketball' : 'football');

/** Group and state come from the status; the finer phase, when known, gives the words. */
export function readStatus(sport: Sport, statusId: number | undefined, phase?: number): MatchStatus {
  const entry = (sport === 'football' ? FOOTBALL : BASKETBALL).get(statusId ?? -1);
  const detail = phase === undefined ? undefined : phasesOf(sport).get(phase);
  const isKnown = entry !== undefined && (phase === undefined || detail !== undefined);
  if (entry === undefined) return { group: 'hidden', state: null, label: 'neutral', isKnown };
  const [group, state, label] = entry;
  // A phase says more than a status only while the match runs: a finished match keeps its status' word.
  if (phase === undefined || group !== 'processing') return { group, state, label, isKnown };
  return { group, state: detail?.state ?? state, label: detail?.label ?? 'inPlay', isKnown };
}

/** The state of a match, as far as it carries one. */
export interface Coded {
  readonly matchTypeId?: number | undefined;
  readonly statusId?: number | undefined;
  readonly phase?: number | undefined;
}

const UNTOLD: MatchStatus = { group: 'hidden', state: null, label: 'neutral', isKnown: true };

/** Of a match whose sport nobody tells: what the codes of both sports agree on, and no more. */
function ofEitherSport(statusId: number | undefined): MatchStatus {
  const [one, other] = [readStatus('football', statusId), readStatus('basketball', statusId)];
  if (!one.isKnown && !other.isKnown) return one;
  if (one.group !== other.group) return UNTOLD;
  if (one.label === other.label) return one;
  return one.group === 'processing' ? { ...one, label: 'inPlay' } : UNTOLD;
}

/** The status of a match; without `matchTypeId` (an addition of the live strip) nobody tells its sport. */
export const statusOf = ({ matchTypeId, statusId, phase }: Coded): MatchStatus =>
  matchTypeId === undefined ? ofEitherSport(statusId) : readStatus(sportOf(matchTypeId), statusId, phase);

const phasesOf = (sport: Sport): ReadonlyMap<number, PhaseEntry> =>
  sport === 'football' ? FOOTBALL_PHASES : BASKETBALL_PHASES;
