/** CSS px: the picture is laid out at this size and painted at twice as many pixels. */
export const PICTURE = { width: 375, height: 500, scale: 2, edge: 20 } as const;

/** A colour: the name of a token without its `--si-`, or a colour of CSS. */
export type Ink = string;

export interface Type {
  readonly size: number;
  readonly weight: 400 | 500 | 600;
  /** Figures have a font of their own, and so have digests. */
  readonly font?: 'num' | 'mono' | undefined;
}

interface At {
  readonly x: number;
  readonly y: number;
}

export type Mark =
  | (At & {
      readonly kind: 'box';
      readonly width: number;
      readonly height: number;
      readonly radius?: number;
      readonly fill?: Ink;
      readonly stroke?: Ink;
      readonly line?: number;
      readonly opacity?: number;
    })
  /** `y` is the middle of the line; the text fits where it stands. */
  | (At & {
      readonly kind: 'text';
      readonly text: string;
      readonly type: Type;
      readonly ink: Ink;
      readonly align: 'left' | 'center' | 'right';
    })
  | {
      readonly kind: 'line';
      readonly points: readonly At[];
      readonly ink: Ink;
      readonly width: number;
      readonly dash?: readonly number[];
      readonly opacity?: number;
      readonly radius?: number;
    }
  /** An outline or a figure of SVG, of a field 24 units wide. */
  | (At & {
      readonly kind: 'shape';
      readonly path: string;
      readonly size: number;
      readonly fill?: Ink;
      readonly stroke?: Ink;
      readonly line?: number;
      readonly opacity?: number;
    })
  /** A portrait in a circle, its name's initials where it cannot be read; or a crest, a plain shield where it cannot. */
  | (At & {
      readonly kind: 'portrait' | 'crest';
      readonly size: number;
      readonly src: string | undefined;
      readonly name: string;
    })
  | (At & { readonly kind: 'stamp'; readonly size: number; readonly word: string; readonly ink: Ink });

/** Width of a text in CSS px. */
export type Measure = (text: string, type: Type) => number;

/** The text, its end cut by an ellipsis where it is wider than there is room. */
export function fitted(text: string, room: number, type: Type, measure: Measure): string {
  if (measure(text, type) <= room) return text;
  const signs = Array.from(text);
  let [low, high] = [0, signs.length];
  const cut = (count: number) => `${signs.slice(0, count).join('').trimEnd()}…`;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(cut(middle), type) <= room) low = middle;
    else high = middle - 1;
  }
  return cut(low);
}

/** The text in at most so many lines, broken at spaces and between signs that are no Latin letters; the last one is cut. */
export function brokenLines(text: string, room: number, most: number, type: Type, measure: Measure): string[] {
  const pieces = text.match(/[\p{Script=Latin}\d\p{P}]+\s*|./gu) ?? [];
  const lines: string[] = [];
  let line = '';
  pieces.forEach((piece, index) => {
    if (lines.length === most) return;
    if (line !== '' && measure((line + piece).trimEnd(), type) > room) {
      const isLast = lines.length === most - 1;
      lines.push(isLast ? fitted(line + pieces.slice(index).join(''), room, type, measure) : line.trimEnd());
      line = '';
    }
    line += piece;
  });
  if (line !== '' && lines.length < most) lines.push(fitted(line.trimEnd(), room, type, measure));
  return lines;
}

/** Text that is cut to its room. */
export function textMark(
  measure: Measure,
  at: At & { readonly room: number; readonly align?: 'left' | 'center' | 'right' },
  text: string,
  type: Type,
  ink: Ink,
): Mark {
  const { x, y, room, align = 'left' } = at;
  return { kind: 'text', x, y, text: fitted(text, room, type, measure), type, ink, align };
}
