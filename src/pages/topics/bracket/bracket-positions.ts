import { type Mark, PICTURE } from '../../../domains/share/picture/drawing';
import { FOOT_TOP } from '../../../domains/share/picture/template';

const { width, edge } = PICTURE;
const inner = width - 2 * edge;
/** Height of the band above all ties. */
export const BAND = 84;
/** The places of ties and of the final. */
const TOP = BAND + 10;
const BOTTOM = FOOT_TOP - 6;
/** Heights of a tie, with a note below it and without, of the final, and of the lines between rounds; CSS px. */
export const ROOMY = { tie: 40, noted: 53, final: 62, lines: 12 };
/** The least widths: if the usual ones take too much, the final and the lines take less, and the ties the rest. */
const TIGHT = { final: 54, lines: 8 };
/** A tie alone in its round is no wider. */
const WIDEST = 161;
/** From so many ties in a line on, they stand closer. */
const NARROW_FROM = 4;

/** The start and the width of a round's ties. */
export function columns(count: number): { readonly width: number; readonly at: (column: number) => number } {
  const gap = count >= NARROW_FROM ? 4 : 12;
  const each = (inner - gap * (count - 1)) / Math.max(1, count);
  return count === 1
    ? { width: WIDEST, at: () => (width - WIDEST) / 2 }
    : { width: each, at: (column) => edge + column * (each + gap) };
}

const middleOf = (count: number, column: number) => {
  const { width: wide, at } = columns(count);
  return at(column) + wide / 2;
};

/** Links from the ties of a round to those that they feed. */
export function linkMarks(count: number, from: number, to: number): Mark[] {
  const link = (...points: readonly (readonly [x: number, y: number])[]): Mark => ({
    kind: 'line',
    points: points.map(([x, y]) => ({ x, y })),
    ink: 'line-strong',
    width: 1.5,
    opacity: 0.6,
    radius: 6,
  });
  const middle = (from + to) / 2;
  if (count === 1) return [link([width / 2, from], [width / 2, to])];
  const next = Math.floor(count / 2);
  return Array.from({ length: next }, (_, pair) => {
    const [left, right] = [middleOf(count, pair * 2), middleOf(count, pair * 2 + 1)];
    const fed = middleOf(next, pair);
    return [link([left, from], [left, middle], [right, middle], [right, from]), link([fed, middle], [fed, to])];
  }).flat();
}

/** The height of a round depends on this: true when a tie of it has a note. */
type Round = readonly { readonly note?: string | undefined }[];

interface Heights {
  readonly of: (ties: Round) => number;
  readonly final: number;
  readonly lines: number;
}

/** The heights with which all rounds fit, and the start of the first. */
export function heightsOf(rounds: readonly Round[]): Heights & { readonly from: number } {
  const natural = (ties: Round) => (ties.some(({ note }) => note !== undefined) ? ROOMY.noted : ROOMY.tie);
  const ties = rounds.reduce((sum, round) => sum + natural(round), 0);
  const room = BOTTOM - TOP;
  const total = ties + rounds.length * ROOMY.lines + ROOMY.final;
  if (total <= room) return { of: natural, final: ROOMY.final, lines: ROOMY.lines, from: TOP + (room - total) / 2 };
  const share = (room - TIGHT.final - rounds.length * TIGHT.lines) / ties;
  return { of: (round) => natural(round) * share, ...TIGHT, from: TOP };
}
