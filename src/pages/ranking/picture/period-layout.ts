import { type Ink, type Mark, type Measure, PICTURE, textMark } from '../../../domains/share/picture/drawing';
import { bigFigureMarks, type PersonModel, personPictureMarks } from '../../../domains/share/picture/template';

/** A ranked user's period, in words that are ready to be read. */
export interface PeriodPicture extends PersonModel {
  readonly profit: { readonly word: string; readonly value: string; readonly unit: string; readonly ink: Ink };
  readonly yield: { readonly word: string; readonly value: string };
  /** Coins after each bet, the first before any. */
  readonly line: readonly number[];
  /** The deepest fall, by places of the line. */
  readonly fall: { readonly from: number; readonly to: number; readonly words: string } | undefined;
  readonly from: string;
  readonly to: string;
}

const { width, edge } = PICTURE;
const inner = width - 2 * edge;
const TOP = 235;
const BOTTOM = 312;
const small = { size: 12, weight: 400 } as const;

/** The fall's field, the line of zero, the line itself and where it ends. */
function chartMarks(measure: Measure, { line, fall }: PeriodPicture): Mark[] {
  if (line.length < 2) return [];
  const low = Math.min(0, ...line);
  const span = Math.max(0, ...line) - low || 1;
  const x = (index: number) => edge + (index / (line.length - 1)) * inner;
  const y = (value: number) => BOTTOM - ((value - low) / span) * (BOTTOM - TOP - 8);
  const points = line.map((value, index) => ({ x: x(index), y: y(value) }));
  const end = points[points.length - 1] ?? { x: edge, y: BOTTOM };
  const [field, words] = fall === undefined ? [[], []] : fallMarks(measure, fall.words, x(fall.from), x(fall.to));
  return [
    ...field,
    { kind: 'box', x: edge, y: y(0) - 0.5, width: inner, height: 1, fill: 'line-strong' },
    { kind: 'line', points, ink: 'accent', width: 2.5 },
    { kind: 'box', x: end.x - 7, y: end.y - 7, width: 14, height: 14, radius: 7, fill: 'surface' },
    { kind: 'box', x: end.x - 5, y: end.y - 5, width: 10, height: 10, radius: 5, fill: 'accent' },
    ...words,
  ];
}

const NOTE = { size: 11, weight: 500, font: 'num' } as const;

/** The field of a fall from one place (CSS px) to another, and its words, which stay within the picture. */
function fallMarks(measure: Measure, words: string, from: number, to: number): readonly [field: Mark[], words: Mark[]] {
  const wide = Math.min(inner, measure(words, NOTE) + 12);
  const left = Math.min(width - edge - wide, Math.max(edge, (from + to) / 2 - wide / 2));
  const box = { kind: 'box', x: left, y: TOP + 4, width: wide, height: 18 } as const;
  return [
    [{ kind: 'box', x: from, y: TOP, width: to - from, height: BOTTOM - TOP, fill: 'lose-soft' }],
    [
      { ...box, radius: 4, fill: 'surface', stroke: 'line', line: 1 },
      textMark(measure, { x: left + 6, y: TOP + 13, room: wide - 12 }, words, NOTE, 'lose'),
    ],
  ];
}

/** The return on the right, its per cent sign smaller. */
function yieldMarks(measure: Measure, value: string): Mark[] {
  const large = { size: 22, weight: 600, font: 'num' } as const;
  const unit = { ...large, size: 18 };
  const sign = value.endsWith('%') ? '%' : '';
  const right = { x: width - edge, align: 'right' } as const;
  const end = right.x - measure(sign, unit);
  return [
    textMark(
      measure,
      { ...right, x: end, y: 207, room: 110 },
      value.slice(0, value.length - sign.length),
      large,
      'text',
    ),
    ...(sign === '' ? [] : [textMark(measure, { ...right, y: 208.5, room: 40 }, sign, unit, 'text')]),
  ];
}

/** The layout of the picture of a ranked user's period. */
export function periodMarks(picture: PeriodPicture, measure: Measure): Mark[] {
  const { profit, from, to } = picture;
  const right = { x: width - edge, align: 'right' } as const;
  return personPictureMarks(measure, picture, '#10161e', [
    textMark(measure, { x: edge, y: 160.5, room: 200 }, profit.word, small, 'text-muted'),
    ...bigFigureMarks(measure, { x: edge, y: 192, room: 200 }, profit, [40, 32, 26, 20]),
    textMark(measure, { ...right, y: 183.5, room: 120 }, picture.yield.word, small, 'text-muted'),
    ...yieldMarks(measure, picture.yield.value),
    ...chartMarks(measure, picture),
    textMark(measure, { x: edge, y: 323.5, room: 150 }, from, small, 'text-muted'),
    textMark(measure, { ...right, y: 323.5, room: 150 }, to, small, 'text-muted'),
  ]);
}
