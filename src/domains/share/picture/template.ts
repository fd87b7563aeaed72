import { brokenLines, type Ink, type Mark, type Measure, PICTURE, textMark } from './drawing';

/** The common parts of every picture: maker, kind, date, and the way to its source. */
export interface TemplateModel {
  readonly kind: string;
  /** Year, month, day. */
  readonly date: string;
  readonly scan: string;
  readonly caution: string;
  readonly adult: string;
  /** Modules of the code that leads to the page; undefined: its address is too long for one. */
  readonly code: readonly (readonly boolean[])[] | undefined;
}

/** Above the foot the body ends here. */
export const FOOT_TOP = 411;
const WHITE = '#ffffff';
/** Side of the code's field, which grows where its modules would be too small, as far as the foot allows. */
const CODE = { least: 64, most: 80, middle: 454 };
/** Modules left white on each side of a code, as its standard asks. */
const QUIET = 4;
/** Pixels of the picture: a camera reads no smaller module from a screen. */
const LEAST_MODULE = 3;
const { width, height, edge, scale } = PICTURE;
/** The pitch behind the band, in a field 375 wide. */
const SPOT = 'M302.5 75a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0';
const PITCH = 'M346 75a46 46 0 1 1-92 0a46 46 0 1 1 92 0M300-10v170M375 20h-34v110h34M375 48h-14v54h14';

/** The band at the top: brand, kind and date; below it the ground of the body, as the pitch's lines are longer than the band. */
export function bandMarks(
  measure: Measure,
  { kind, date }: TemplateModel,
  ink: Ink,
  tall: number,
  ground: Ink = 'surface',
): Mark[] {
  const brand = { size: 13, weight: 600 } as const;
  const word = { size: 13, weight: 400 } as const;
  const day = { size: 12, weight: 400, font: 'num' } as const;
  const wide = measure('sport-info', brand);
  const kindAt = edge + 28 + wide + 17;
  return [
    { kind: 'box', x: 0, y: 0, width, height: tall, fill: ink },
    { kind: 'shape', x: 0, y: tall / 2 - 75, size: 24, path: PITCH, stroke: WHITE, line: 1.5, opacity: 0.14 },
    { kind: 'shape', x: 0, y: tall / 2 - 75, size: 24, path: SPOT, fill: WHITE, opacity: 0.14 },
    { kind: 'box', x: 0, y: tall, width, height: FOOT_TOP - tall, fill: ground },
    { kind: 'box', x: edge, y: 16, width: 20, height: 20, radius: 6, fill: WHITE },
    { kind: 'shape', x: edge, y: 16, size: 20, path: 'm12 6 5.7 4.15-2.18 6.7H8.48L6.3 10.15z', fill: '#2550dd' },
    textMark(measure, { x: edge + 28, y: 26, room: 90 }, 'sport-info', brand, WHITE),
    { kind: 'box', x: kindAt - 9, y: 16, width: 1, height: 20, fill: WHITE, opacity: 0.5 },
    textMark(measure, { x: kindAt, y: 26, room: width - edge - kindAt - measure(date, day) - 8 }, kind, word, WHITE),
    textMark(measure, { x: width - edge, y: 26, room: 100, align: 'right' }, date, day, WHITE),
  ];
}

/** Side of the field that a code of so many modules takes, in CSS px. */
const fieldOf = (modules: number) =>
  Math.min(CODE.most, Math.max(CODE.least, Math.ceil(((modules + 2 * QUIET) * LEAST_MODULE) / scale)));

/** True when a code of so many modules is large enough on a picture to be read. */
export const isReadable = (modules: number): boolean =>
  fieldOf(modules) * scale >= (modules + 2 * QUIET) * LEAST_MODULE;

/** The code's modules, each of them whole pixels wide, in the middle of a white field. */
function codeMarks(code: readonly (readonly boolean[])[]): Mark[] {
  const field = fieldOf(code.length);
  const [x, y] = [width - edge - field, CODE.middle - field / 2];
  const module = Math.floor((field * scale) / (code.length + 2 * QUIET)) / scale;
  const inset = Math.floor(((field - module * code.length) / 2) * scale) / scale;
  const box = { kind: 'box', x, y, width: field, height: field, radius: 6 } as const;
  return [
    { ...box, fill: WHITE, stroke: 'line', line: 1 },
    ...code.flatMap((row, down) =>
      row.flatMap((isDark, right): Mark[] => {
        const at = { x: x + inset + right * module, y: y + inset + down * module };
        return isDark ? [{ kind: 'box', ...at, width: module, height: module, fill: '#10161e' }] : [];
      }),
    ),
  ];
}

/** The foot: what a scan brings, who may take part, and the code. */
export function footMarks(measure: Measure, { scan, caution, adult, code }: TemplateModel): Mark[] {
  const small = { size: 11, weight: 400 } as const;
  const mark = { size: 11, weight: 600 } as const;
  const right = code === undefined ? width - edge : width - edge - fieldOf(code.length) - 12;
  const badge = measure(adult, mark) + 10;
  const room = right - edge - badge - 6;
  const lines = brokenLines(caution, room, 2, small, measure);
  // In the middle of the foot, whether the caution takes one line or two; without a code nothing can be scanned.
  const raised = (lines.length - 1) * 8;
  const first = (code === undefined ? CODE.middle : 466) - raised;
  return [
    { kind: 'box', x: edge, y: FOOT_TOP, width: width - 2 * edge, height: 1, fill: 'line' },
    ...(code === undefined
      ? []
      : [textMark(measure, { x: edge, y: 444 - raised, room: right - edge }, scan, { size: 14, weight: 600 }, 'text')]),
    { kind: 'box', x: edge, y: first - 8, width: badge, height: 16, radius: 4, stroke: 'text-muted', line: 1 },
    textMark(measure, { x: edge + 5, y: first, room: 40 }, adult, mark, 'text-muted'),
    ...lines.map((line, index) =>
      textMark(measure, { x: edge + badge + 6, y: first + index * 16, room }, line, small, 'text-muted'),
    ),
    ...(code === undefined ? [] : codeMarks(code)),
    { kind: 'box', x: 0, y: 0, width, height, stroke: 'line', line: 1 },
  ];
}

/** Portrait, name and a line about them, in the band. */
function personMarks(
  measure: Measure,
  { name, about, portrait }: { readonly name: string; readonly about: string; readonly portrait: string | undefined },
): Mark[] {
  const room = width - edge - 98;
  return [
    { kind: 'box', x: edge - 3, y: 49, width: 70, height: 70, radius: 35, fill: WHITE, opacity: 0.9 },
    { kind: 'portrait', x: edge, y: 52, size: 64, src: portrait, name },
    textMark(measure, { x: 98, y: 75, room }, name, { size: 22, weight: 600 }, WHITE),
    textMark(measure, { x: 98, y: 98, room }, about, { size: 13, weight: 400 }, WHITE),
  ];
}

export interface Figure {
  readonly word: string;
  readonly value: string;
  readonly ink?: Ink;
}

const FIGURES = [18, 16, 14, 12].map((size) => ({ size, weight: 600, font: 'num' }) as const);

/** Up to three figures in a well that ends above the foot. */
function figureMarks(measure: Measure, figures: readonly Figure[]): Mark[] {
  const top = FOOT_TOP - 12 - 57;
  const each = (width - 2 * edge) / Math.max(1, figures.length);
  return [
    { kind: 'box', x: edge, y: top, width: width - 2 * edge, height: 57, radius: 8, fill: 'surface-sunken' },
    ...figures.flatMap(({ word, value, ink = 'text' }, index): Mark[] => {
      const x = edge + each * (index + 0.5);
      const at = { x, room: each - 10, align: 'center' } as const;
      const type = FIGURES.find((one) => measure(value, one) <= each - 10) ?? { size: 12, weight: 600, font: 'num' };
      return [
        textMark(measure, { ...at, y: top + 21 }, value, type, ink),
        textMark(measure, { ...at, y: top + 41 }, word, { size: 12, weight: 400 }, 'text-muted'),
      ];
    }),
  ];
}

/** A figure and its smaller unit behind it; the size falls until both fit. */
export function bigFigureMarks(
  measure: Measure,
  at: { readonly x: number; readonly y: number; readonly room: number },
  { value, unit, ink }: { readonly value: string; readonly unit: string; readonly ink: Ink },
  sizes: readonly number[],
): Mark[] {
  const small = { size: 18, weight: 600, font: 'num' } as const;
  const types = sizes.map((size) => ({ size, weight: 600, font: 'num' }) as const);
  const roomFor = at.room - (unit === '' ? 0 : measure(unit, small));
  const type = types.find((one) => measure(value, one) <= roomFor) ?? types[types.length - 1] ?? small;
  const drawn = textMark(measure, { x: at.x, y: at.y, room: roomFor }, value, type, ink);
  const wide = drawn.kind === 'text' ? measure(drawn.text, type) : 0;
  if (unit === '') return [drawn];
  return [drawn, textMark(measure, { x: at.x + wide, y: at.y + type.size * 0.22, room: 60 }, unit, small, ink)];
}

/** A picture about a person: who they are, and up to three figures. */
export interface PersonModel extends TemplateModel {
  readonly name: string;
  readonly about: string;
  readonly portrait: string | undefined;
  readonly figures: readonly Figure[];
}

const PERSON_BAND = 132;

/** A picture about a person, whole, with this body between band and figures. */
export function personPictureMarks(measure: Measure, picture: PersonModel, ink: Ink, body: readonly Mark[]): Mark[] {
  return [
    { kind: 'box', x: 0, y: 0, width, height, fill: 'surface' },
    ...bandMarks(measure, picture, ink, PERSON_BAND),
    ...personMarks(measure, picture),
    ...body,
    ...figureMarks(measure, picture.figures),
    ...footMarks(measure, picture),
  ];
}
