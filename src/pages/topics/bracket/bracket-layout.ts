import { type Mark, type Measure, PICTURE, type Type, textMark } from '../../../domains/share/picture/drawing';
import { bandMarks, FOOT_TOP, type FrameModel, footMarks } from '../../../domains/share/picture/frame';

interface Side {
  readonly name: string;
  readonly crest: string | undefined;
  /** Ready to read; empty: not played, or hidden. */
  readonly score: string;
  readonly isOut: boolean;
}

export interface PictureTie {
  readonly home: Side;
  readonly away: Side;
  readonly note?: string | undefined;
}

/** A knock-out: rounds from the outside to the final, from above and from below. */
export interface BracketPicture extends FrameModel {
  readonly title: string;
  readonly upper: readonly (readonly PictureTie[])[];
  readonly lower: readonly (readonly PictureTie[])[];
  readonly final: (PictureTie & { readonly word: string }) | undefined;
}

const { width, height, edge } = PICTURE;
const inner = width - 2 * edge;
const BAND = 84;
/** Where ties may stand, and where the final does. */
const TOP = BAND + 10;
const BOTTOM = FOOT_TOP - 6;
const FINAL = 54;
const LINES = 8;
/** A tie is never wider than where two stand side by side. */
const WIDEST = 161;
/** From so many ties in a line on, they stand closer. */
const NARROW_FROM = 4;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function tieMarks(measure: Measure, { home, away, note }: PictureTie, box: Box): Mark[] {
  const row = note === undefined ? Math.min(17, box.height / 2 - 1) : Math.min(17, (box.height - 11) / 2);
  const isNarrow = box.width < 100 || row < 14;
  const top = note === undefined ? (box.height - 2 * row) / 2 : 1;
  const size = isNarrow ? 10 : 12;
  const pad = isNarrow ? 4 : 8;
  const crest = isNarrow ? 12 : 16;
  const side = ({ name, crest: src, score, isOut }: Side, middle: number): Mark[] => {
    const type: Type = { size, weight: isOut ? 400 : 600, font: 'num' };
    const ink = isOut ? 'text-muted' : 'text';
    const figure = measure(score, type);
    const from = box.x + pad + crest + (isNarrow ? 3 : 6);
    const end = box.x + box.width - pad;
    return [
      { kind: 'crest', x: box.x + pad, y: middle - crest / 2, size: crest, src, name },
      textMark(measure, { x: from, y: middle, room: end - figure - 3 - from }, name, { size, weight: 400 }, ink),
      textMark(measure, { x: end, y: middle, room: 40, align: 'right' }, score, type, ink),
    ];
  };
  return [
    { kind: 'box', ...box, radius: 8, fill: 'surface', stroke: 'line', line: 1 },
    ...side(home, box.y + top + row / 2),
    ...side(away, box.y + top + row * 1.5),
    ...(note === undefined
      ? []
      : [
          textMark(
            measure,
            { x: box.x + box.width / 2, y: box.y + box.height - 7, room: box.width - 6, align: 'center' },
            note,
            { size: isNarrow ? 9 : 11, weight: 400, font: 'num' },
            'text-muted',
          ),
        ]),
  ];
}

/** Lines from the ties of a round to those that they feed. */
function lineMarks(count: number, from: number, to: number): Mark[] {
  const line = (points: readonly { x: number; y: number }[]): Mark => ({
    kind: 'line',
    points,
    ink: 'line-strong',
    width: 1.5,
  });
  const at = (place: number, of: number) => edge + (inner / of) * (place + 0.5);
  const middle = (from + to) / 2;
  if (count === 1)
    return [
      line([
        { x: width / 2, y: from },
        { x: width / 2, y: to },
      ]),
    ];
  return Array.from({ length: count / 2 }, (_, pair) => {
    const [left, right] = [at(pair * 2, count), at(pair * 2 + 1, count)];
    return [
      line([
        { x: left, y: from },
        { x: left, y: middle },
        { x: right, y: middle },
        { x: right, y: from },
      ]),
      line([
        { x: (left + right) / 2, y: middle },
        { x: (left + right) / 2, y: to },
      ]),
    ];
  }).flat();
}

/** The rounds of a half, which end at the final; those from below are the same, turned over. */
function halfMarks(measure: Measure, rounds: BracketPicture['upper'], from: number, to: number, isUp: boolean): Mark[] {
  const tall = Math.min(47, (to - from) / Math.max(1, rounds.length) - LINES);
  return rounds.flatMap((ties, index) => {
    const y = to - (rounds.length - index) * (tall + LINES);
    const top = isUp ? from + to - y - tall : y;
    const gap = ties.length >= NARROW_FROM ? 4 : 12;
    const each = Math.min(WIDEST, (inner - gap * (ties.length - 1)) / Math.max(1, ties.length));
    const end = isUp ? top : top + tall;
    const marks = ties.flatMap((tie, column) => {
      const middle = edge + (inner / ties.length) * (column + 0.5);
      return tieMarks(measure, tie, { x: middle - each / 2, y: top, width: each, height: tall });
    });
    return [...lineMarks(ties.length, end, isUp ? end - LINES : end + LINES), ...marks];
  });
}

function finalMarks(
  measure: Measure,
  { home, away, note, word }: NonNullable<BracketPicture['final']>,
  y: number,
): Mark[] {
  const type = { size: 14, weight: 600 } as const;
  const isPlayed = home.score !== '' && away.score !== '';
  const side = 110;
  return [
    {
      kind: 'box',
      x: edge,
      y,
      width: inner,
      height: FINAL,
      radius: 10,
      fill: 'surface',
      stroke: 'gold-fill',
      line: 1.5,
    },
    { kind: 'crest', x: edge + 12, y: y + 13, size: 28, src: home.crest, name: home.name },
    textMark(
      measure,
      { x: edge + 48, y: y + 27, room: side - 30 },
      home.name,
      type,
      home.isOut ? 'text-muted' : 'text',
    ),
    { kind: 'crest', x: width - edge - 40, y: y + 13, size: 28, src: away.crest, name: away.name },
    textMark(
      measure,
      { x: width - edge - 48, y: y + 27, room: side - 30, align: 'right' },
      away.name,
      type,
      away.isOut ? 'text-muted' : 'text',
    ),
    textMark(measure, { x: width / 2, y: y + 11, room: 70, align: 'center' }, word, { size: 11, weight: 600 }, 'gold'),
    textMark(
      measure,
      { x: width / 2, y: y + 28, room: 76, align: 'center' },
      isPlayed ? `${home.score} : ${away.score}` : '—',
      { size: 20, weight: 600, font: 'num' },
      'text',
    ),
    textMark(
      measure,
      { x: width / 2, y: y + 45, room: 80, align: 'center' },
      note ?? '',
      { size: 11, weight: 400, font: 'num' },
      'text-muted',
    ),
  ];
}

/** What stands where in the picture of a knock-out. */
export function bracketMarks(picture: BracketPicture, measure: Measure): Mark[] {
  const middle = (TOP + BOTTOM) / 2 - FINAL / 2;
  const title = { size: 18, weight: 600 } as const;
  return [
    { kind: 'box', x: 0, y: 0, width, height, fill: 'surface' },
    ...bandMarks(measure, picture, 'pitch', BAND, 'page'),
    textMark(measure, { x: edge, y: 56, room: inner }, picture.title, title, '#ffffff'),
    ...halfMarks(measure, picture.upper, TOP, middle, false),
    ...halfMarks(measure, picture.lower, middle + FINAL, BOTTOM, true),
    ...(picture.final === undefined ? [] : finalMarks(measure, picture.final, middle)),
    ...footMarks(measure, picture),
  ];
}
