import { type Ink, type Mark, type Measure, PICTURE, textMark } from '../../../domains/share/picture/drawing';
import { bigFigureMarks, type PersonModel, personPictureMarks } from '../../../domains/share/picture/template';

/** An expert's record, all of it in words that are ready to be read. */
export interface ExpertPicture extends PersonModel {
  /** Shares of 0 to 1; undefined: too few tips, or nobody knows. */
  readonly range:
    | { readonly from: number; readonly to: number; readonly at: number; readonly even?: number }
    | undefined;
  readonly rate: { readonly value: string; readonly unit: string; readonly word: string };
  /** The text below the range, or instead of it. */
  readonly rangeWords: string;
  readonly ten: readonly { readonly letter: string; readonly tone: 'win' | 'lose' | 'draw' | 'hidden' }[];
  readonly tenWords: string;
  readonly tenCounts: string;
}

const { width, edge } = PICTURE;
const inner = width - 2 * edge;
const small = { size: 12, weight: 400 } as const;

/** The track of 0 to 100 %, the band within which the rate lies, break-even and the rate itself. */
function rangeMarks({ from, to, at, even }: NonNullable<ExpertPicture['range']>, x: number, wide: number): Mark[] {
  const xOf = (share: number) => x + wide * Math.min(1, Math.max(0, share));
  const dashed = even === undefined ? undefined : xOf(even);
  return [
    { kind: 'box', x, y: 173.5, width: wide, height: 10, radius: 5, fill: 'chart-track' },
    {
      kind: 'box',
      x: xOf(from),
      y: 173.5,
      width: xOf(to) - xOf(from),
      height: 10,
      radius: 4,
      fill: 'accent-fill',
      opacity: 0.55,
    },
    ...(dashed === undefined
      ? []
      : [
          {
            kind: 'line',
            points: [
              { x: dashed, y: 169.5 },
              { x: dashed, y: 187.5 },
            ],
            ink: 'text-muted',
            width: 1.5,
            dash: [3, 2],
          } as const,
        ]),
    { kind: 'box', x: xOf(at) - 3.5, y: 169, width: 7, height: 19, radius: 3, fill: 'surface' },
    { kind: 'box', x: xOf(at) - 2, y: 170.5, width: 4, height: 16, radius: 2, fill: 'accent' },
  ];
}

function tenMarks(measure: Measure, { ten, tenWords, tenCounts }: ExpertPicture): Mark[] {
  const wide = (inner - 9 * 5) / 10;
  const type = { size: 13, weight: 600 } as const;
  const counts = measure(tenCounts, small);
  return [
    ...ten.flatMap(({ letter, tone }, index): Mark[] => {
      const x = edge + index * (wide + 5);
      const fill: Ink = tone === 'hidden' ? 'text-muted' : `${tone}-fill`;
      return [
        { kind: 'box', x, y: 249, width: wide, height: 40, radius: 5, fill },
        textMark(measure, { x: x + wide / 2, y: 269, room: wide, align: 'center' }, letter, type, '#ffffff'),
      ];
    }),
    textMark(measure, { x: edge, y: 302.5, room: inner - counts - 8 }, tenWords, small, 'text-muted'),
    textMark(measure, { x: width - edge, y: 302.5, room: inner, align: 'right' }, tenCounts, small, 'text-muted'),
  ];
}

/** The layout of the picture of an expert's record. */
export function expertMarks(picture: ExpertPicture, measure: Measure): Mark[] {
  const { rate, range, rangeWords } = picture;
  const rateWide = Math.min(
    130,
    Math.max(measure(rate.word, small), measure(rate.value, { size: 44, weight: 600, font: 'num' }) + 22),
  );
  const x = edge + rateWide + 18;
  const wide = width - edge - x;
  return personPictureMarks(measure, picture, 'accent-fill', [
    ...bigFigureMarks(measure, { x: edge, y: 173, room: rateWide }, { ...rate, ink: 'text' }, [44, 36, 28, 22]),
    textMark(measure, { x: edge, y: 217, room: rateWide }, rate.word, small, 'text-muted'),
    ...(range === undefined ? [] : rangeMarks(range, x, wide)),
    textMark(measure, { x, y: range === undefined ? 179 : 198, room: wide }, rangeWords, small, 'text-muted'),
    ...tenMarks(measure, picture),
  ]);
}
