import { type Mark, type Measure, PICTURE, type Type, textMark } from '../../../domains/share/picture/drawing';
import { bandMarks, footMarks, type TemplateModel } from '../../../domains/share/picture/template';
import { BAND, columns, heightsOf, linkMarks, ROOMY } from './bracket-positions';

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
export interface BracketPicture extends TemplateModel {
  readonly title: string;
  readonly upper: readonly (readonly PictureTie[])[];
  readonly lower: readonly (readonly PictureTie[])[];
  readonly final: (PictureTie & { readonly word: string }) | undefined;
}

const { width, height, edge } = PICTURE;
const inner = width - 2 * edge;
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function tieMarks(measure: Measure, { home, away, note }: PictureTie, box: Box): Mark[] {
  const isRoomy = box.height >= (note === undefined ? ROOMY.tie : ROOMY.noted);
  const top = isRoomy ? 3 : 1;
  const row = isRoomy ? 17 : Math.min(17, (box.height - (note === undefined ? 2 : 11)) / 2);
  const isNarrow = box.width < 100 || row < 14;
  const size = isNarrow ? 10 : 12;
  const pad = isNarrow ? 4 : 8;
  const crest = isNarrow ? 12 : 16;
  const small = { size: isNarrow ? 9 : 11, weight: 400, font: 'num' } as const;
  const noteAt = { x: box.x + box.width / 2, y: box.y + top + 2 * row + (isRoomy ? 6 : 4) };
  const center = { ...noteAt, room: box.width - 6, align: 'center' } as const;
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
    ...(note === undefined ? [] : [textMark(measure, center, note, small, 'text-muted')]),
  ];
}

/** A round and the lines to the next one, which lies below it, or above it in the lower half. */
function roundMarks(measure: Measure, ties: readonly PictureTie[], y: number, tall: number, lines: number): Mark[] {
  const { width: wide, at } = columns(ties.length);
  const marks = ties.flatMap((tie, column) => tieMarks(measure, tie, { x: at(column), y, width: wide, height: tall }));
  const from = lines > 0 ? y + tall : y;
  return [...linkMarks(ties.length, from, from + lines), ...marks];
}

function finalMarks(
  measure: Measure,
  { home, away, note, word }: NonNullable<BracketPicture['final']>,
  y: number,
  tall: number,
): Mark[] {
  const type = { size: 14, weight: 600 } as const;
  const isPlayed = home.score !== '' && away.score !== '';
  const small = { size: 11, weight: 400, font: 'num' } as const;
  const score = isPlayed ? `${home.score} : ${away.score}` : '—';
  const room = 80;
  const middle = y + tall / 2;
  const center = { x: width / 2, align: 'center' } as const;
  const box = { kind: 'box', x: edge, y, width: inner, height: tall } as const;
  const inkOf = ({ isOut }: Side) => (isOut ? 'text-muted' : 'text');
  return [
    { ...box, radius: 10, fill: 'surface', stroke: 'gold-fill', line: 1.5 },
    { kind: 'crest', x: edge + 12, y: middle - 14, size: 28, src: home.crest, name: home.name },
    textMark(measure, { x: edge + 48, y: middle, room }, home.name, type, inkOf(home)),
    { kind: 'crest', x: width - edge - 40, y: middle - 14, size: 28, src: away.crest, name: away.name },
    textMark(measure, { x: width - edge - 48, y: middle, room, align: 'right' }, away.name, type, inkOf(away)),
    textMark(measure, { ...center, y: middle - 17, room: 70 }, word, { size: 11, weight: 600 }, 'gold'),
    textMark(measure, { ...center, y: middle, room: 76 }, score, { size: 20, weight: 600, font: 'num' }, 'text'),
    textMark(measure, { ...center, y: middle + 17, room: 80 }, note ?? '', small, 'text-muted'),
  ];
}

/** The layout of the picture of a knock-out. */
export function bracketMarks(picture: BracketPicture, measure: Measure): Mark[] {
  const { of, final, lines, from } = heightsOf([...picture.upper, ...picture.lower]);
  const title = { size: 18, weight: 600 } as const;
  let y = from;
  const below = (tall: number, gap: number) => {
    const top = y;
    y += tall + gap;
    return top;
  };
  const upper = picture.upper.flatMap((ties) => roundMarks(measure, ties, below(of(ties), lines), of(ties), lines));
  const finalAt = below(final, lines);
  const lower = [...picture.lower]
    .reverse()
    .flatMap((ties) => roundMarks(measure, ties, below(of(ties), lines), of(ties), -lines));
  return [
    { kind: 'box', x: 0, y: 0, width, height, fill: 'surface' },
    ...bandMarks(measure, picture, 'pitch', BAND, 'page'),
    textMark(measure, { x: edge, y: 56, room: inner }, picture.title, title, '#ffffff'),
    ...upper,
    ...lower,
    ...(picture.final === undefined ? [] : finalMarks(measure, picture.final, finalAt, final)),
    ...footMarks(measure, picture),
  ];
}
