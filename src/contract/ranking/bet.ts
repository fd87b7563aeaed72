import * as v from 'valibot';
import { csv, id, num, soft, softOr, text } from '../wire';

/** product.md, section 4, Bet results; the halves belong to lines that split the stake. */
export const BET_RESULTS = [
  'confirm',
  'waiting',
  'win',
  'lose',
  'draw',
  'winHalf',
  'loseHalf',
  'cancel',
  'failure',
] as const;
export type BetResult = (typeof BET_RESULTS)[number];
export const betResult = v.picklist(BET_RESULTS);

/** The result of a tip or bet: none yet waits, a word that nobody here knows is neither open nor settled. */
export type ReadResult = BetResult | 'unknown';
export const readResult = softOr(betResult as v.GenericSchema<ReadResult>, 'result', 'waiting', 'unknown');

const known: ReadonlySet<string> = new Set(BET_RESULTS);

/** Results in a row, comma-separated on the wire; what nobody knows is left out. */
export const betResults = v.pipe(
  csv,
  v.transform((names) => names.filter((name): name is BetResult => known.has(name))),
);

/** product.md, section 9, Bet type codes (labels: decisions.md, bet types). */
export const BETTING_TYPE = { today: 1, early: 2, multiple: 3, rolling: 4, collection: 5, live: 6 } as const;

/** The kind of bet of a pick; an addition: the specification has the play as a text (sportsPlay). */
const BET_PLAYS = ['handicap', 'total', 'winner'] as const;
export type BetPlay = (typeof BET_PLAYS)[number];
const BET_SIDES = ['home', 'away', 'draw', 'over', 'under'] as const;
export type BetSide = (typeof BET_SIDES)[number];

/** One pick of a tip, for buyers only; of additions. */
export const pick = v.object({
  matchId: id,
  playType: soft(v.picklist(BET_PLAYS), 'playType'),
  side: soft(v.picklist(BET_SIDES), 'side'),
  /** In quarters. A handicap is that of the picked side: +0.75 receives; a total is the number to beat; none for a winner. */
  line: soft(num, 'line'),
  /** Decimal (European); Hong Kong is one less. */
  odds: soft(num, 'odds'),
  /** The pick in words, ready to show: 切尔西 +0.75. */
  pickText: soft(text, 'pickText'),
  result: soft(betResult, 'result'),
});
export type Pick = v.InferOutput<typeof pick>;
