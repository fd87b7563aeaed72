import { brokenLines, type Mark, type Measure, PICTURE, textMark } from '../../../domains/share/picture/drawing';
import { bandMarks, footMarks, type TemplateModel } from '../../../domains/share/picture/template';

interface Team {
  readonly name: string;
  readonly crest: string | undefined;
}

/** A settled tip, in words that are ready to be read. */
export interface TipPicture extends TemplateModel {
  readonly title: string;
  readonly tone: 'win' | 'lose' | 'draw' | 'void';
  /** Undefined: no match is named. */
  readonly match:
    | { readonly home: Team; readonly away: Team; readonly score: string; readonly about: string }
    | undefined;
  readonly pick: { readonly about: string; readonly words: string; readonly oddsWord: string; readonly odds: string };
  readonly stamp: string;
  /** The verdict on its digest; the tone says whether it is as published. */
  readonly seal: {
    readonly words: string;
    /** Stands out in the words: when it was published. */
    readonly time?: string | undefined;
    readonly digest: string;
    readonly tone: 'same' | 'differs' | 'none';
  };
  /** The refund, if it was bought. */
  readonly refund: string | undefined;
  readonly expert: { readonly name: string; readonly about: string; readonly portrait: string | undefined };
}

const { width, height, edge } = PICTURE;
const inner = width - 2 * edge;
const BAND = 108;
/** Each team has so much room at least, and the score between them. */
const LEAST_SIDE = 80;
const small = { size: 12, weight: 400 } as const;
const SHIELD = 'M12 3.5 19 6v6c0 4.5-3 7.3-7 8.5-4-1.2-7-4-7-8.5V6z';
const SEALS = {
  same: { ink: 'draw', path: `${SHIELD}M8.8 12l2.3 2.3 4.2-4.4` },
  differs: { ink: 'danger', path: `${SHIELD}M12 8v4.5M12 15.6v.1` },
  none: { ink: 'text-muted', path: SHIELD },
} as const;

function matchMarks(measure: Measure, { home, away, score, about }: NonNullable<TipPicture['match']>): Mark[] {
  const type = { size: 14, weight: 400 } as const;
  const big = { size: 34, weight: 600, font: 'num' } as const;
  const widest = Math.max(measure(score, big), measure(about, small));
  const side = (inner - Math.min(inner - 2 * LEAST_SIDE, Math.max(LEAST_SIDE, widest))) / 2;
  const team = ({ name, crest }: Team, middle: number): Mark[] => [
    { kind: 'crest', x: middle - 20, y: 126, size: 40, src: crest, name },
    textMark(measure, { x: middle, y: 180, room: side - 4, align: 'center' }, name, type, 'text'),
  ];
  return [
    ...team(home, edge + side / 2),
    ...team(away, width - edge - side / 2),
    textMark(measure, { x: width / 2, y: 148, room: inner - 2 * side, align: 'center' }, score, big, 'text'),
    textMark(
      measure,
      { x: width / 2, y: 177.5, room: inner - 2 * side + 1, align: 'center' },
      about,
      small,
      'text-muted',
    ),
  ];
}

function pickMarks(measure: Measure, { pick, tone, stamp }: TipPicture): Mark[] {
  const figure = { size: 17, weight: 600 } as const;
  const ink = tone === 'void' ? 'text-muted' : tone;
  const tall = 82;
  // The stamp has 64 px at the end, the odds as much as they take before it.
  const end = width - edge - 10 - 64 - 18;
  const oddsWide = Math.max(measure(pick.oddsWord, small), measure(pick.odds, { ...figure, font: 'num' }));
  const oddsAt = end - Math.min(64, oddsWide);
  const room = { about: oddsAt - edge - 17 - 18, odds: 64 };
  return [
    // The result's colour is a border that follows the corners.
    { kind: 'box', x: edge, y: 206, width: 24, height: tall, radius: 8, fill: tone === 'void' ? ink : `${tone}-fill` },
    { kind: 'box', x: edge + 3, y: 206, width: inner - 3, height: tall, radius: 8, fill: 'surface-sunken' },
    textMark(measure, { x: edge + 17, y: 235.5, room: room.about }, pick.about, small, 'text-muted'),
    textMark(measure, { x: edge + 17, y: 256.5, room: room.about }, pick.words, figure, 'text'),
    textMark(measure, { x: oddsAt, y: 235.5, room: room.odds }, pick.oddsWord, small, 'text-muted'),
    textMark(measure, { x: oddsAt, y: 256.5, room: room.odds }, pick.odds, { ...figure, font: 'num' }, 'text'),
    { kind: 'stamp', x: width - edge - 74, y: 218, size: 58, word: stamp, ink },
  ];
}

/** The verdict on the digest, its time bold where all of it fits. */
function sealMarks(measure: Measure, { words, time, tone }: TipPicture['seal'], room: number): Mark[] {
  const { ink } = SEALS[tone];
  const plain = { size: 13, weight: 400 } as const;
  const bold = { size: 13, weight: 600 } as const;
  const [before, after] = time === undefined ? [] : words.split(time);
  const pieces =
    time === undefined || before === undefined || after === undefined
      ? []
      : ([
          [before, plain],
          [time, bold],
          [after, plain],
        ] as const);
  const wide = pieces.reduce((sum, [text, type]) => sum + measure(text, type), 0);
  if (pieces.length === 0 || wide > room) return [textMark(measure, { x: edge + 24, y: 310, room }, words, plain, ink)];
  let x = edge + 24;
  return pieces.map(([text, type]) => {
    const mark = textMark(measure, { x, y: 310, room }, text, type, ink);
    x += measure(text, type);
    return mark;
  });
}

/** The layout of the picture of a settled tip. */
export function tipMarks(picture: TipPicture, measure: Measure): Mark[] {
  const { tone, seal, expert, refund } = picture;
  const title = { size: 18, weight: 600 } as const;
  const code = { size: 11, weight: 400, font: 'mono' } as const;
  const digest = measure(seal.digest, code);
  const { ink, path } = SEALS[seal.tone];
  return [
    { kind: 'box', x: 0, y: 0, width, height, fill: 'surface' },
    ...bandMarks(measure, picture, tone === 'void' ? 'lose-fill' : `${tone}-fill`, BAND),
    ...brokenLines(picture.title, inner, 2, title, measure).map((line, index) =>
      textMark(measure, { x: edge, y: 60 + index * 24, room: inner }, line, title, '#ffffff'),
    ),
    ...(picture.match === undefined ? [] : matchMarks(measure, picture.match)),
    ...pickMarks(measure, picture),
    { kind: 'shape', x: edge, y: 301, size: 18, path, stroke: ink, line: 1.75 },
    ...sealMarks(measure, seal, inner - 30 - digest),
    textMark(measure, { x: width - edge, y: 310, room: 140, align: 'right' }, seal.digest, code, 'text-muted'),
    ...(refund === undefined ? [] : [textMark(measure, { x: edge, y: 336, room: inner }, refund, small, 'text-muted')]),
    { kind: 'portrait', x: edge, y: 360.5, size: 36, src: expert.portrait, name: expert.name },
    textMark(measure, { x: edge + 46, y: 368, room: inner - 46 }, expert.name, { size: 14, weight: 600 }, 'text'),
    textMark(measure, { x: edge + 46, y: 388.5, room: inner - 46 }, expert.about, small, 'text-muted'),
    ...footMarks(measure, picture),
  ];
}
