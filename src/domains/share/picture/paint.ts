import { initials, toneOf } from '../../../ui/media/initials';
import { type Mark, type Measure, PICTURE, type Type } from './drawing';

/** The paint of a picture: the theme's colours and fonts, and pictures that could be read. */
export interface Look {
  readonly ink: (name: string) => string;
  readonly fonts: Readonly<Record<'text' | 'num' | 'mono', string>>;
  readonly images: ReadonlyMap<string, HTMLImageElement>;
}

type Of<K extends Mark['kind']> = Extract<Mark, { kind: K }>;
type Context = CanvasRenderingContext2D;

/** As on screen, behind initials (ui/media/avatar). */
const TINTS = ['#e7dfff', '#ffe3cf', '#d8f1e4', '#fff0cf', '#d5e3ff', '#ffe0e2'];
const CREST = 'M12 1.5 21 4v8c0 5.5-4 9-9 10.5C7 21 3 17.5 3 12V4z';
/** Shapes are drawn in a field of so many units. */
const FIELD = 24;
const TILT = (-12 * Math.PI) / 180;

const fontOf = ({ size, weight, font }: Type, { fonts }: Look) => `${weight} ${size}px ${fonts[font ?? 'text']}`;

/** Measures text as it will be painted. */
export function measureWith(context: Context, look: Look): Measure {
  return (text, type) => {
    context.font = fontOf(type, look);
    return context.measureText(text).width;
  };
}

function outline(context: Context, { x, y, width, height, radius = 0 }: Of<'box'>, inset: number): void {
  const [wide, tall] = [Math.max(0, width - 2 * inset), Math.max(0, height - 2 * inset)];
  const round = Math.max(0, Math.min(radius - inset, wide / 2, tall / 2));
  context.beginPath();
  if (round === 0) context.rect(x + inset, y + inset, wide, tall);
  else {
    const [right, low] = [x + inset + wide, y + inset + tall];
    context.moveTo(x + inset + round, y + inset);
    context.arcTo(right, y + inset, right, low, round);
    context.arcTo(right, low, x + inset, low, round);
    context.arcTo(x + inset, low, x + inset, y + inset, round);
    context.arcTo(x + inset, y + inset, right, y + inset, round);
    context.closePath();
  }
}

function paintBox(context: Context, mark: Of<'box'>, { ink }: Look): void {
  const { fill, stroke, line = 1, opacity = 1 } = mark;
  context.globalAlpha = opacity;
  if (fill !== undefined) {
    outline(context, mark, 0);
    context.fillStyle = ink(fill);
    context.fill();
  }
  if (stroke !== undefined) {
    outline(context, mark, line / 2);
    context.lineWidth = line;
    context.strokeStyle = ink(stroke);
    context.stroke();
  }
}

function paintText(context: Context, { x, y, text, type, ink, align }: Of<'text'>, look: Look): void {
  context.font = fontOf(type, look);
  context.fillStyle = look.ink(ink);
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  // The middle of capitals and of Chinese signs lies about a third of the size above the base line.
  context.fillText(text, x, y + type.size * 0.36);
}

function paintLine(context: Context, mark: Of<'line'>, look: Look): void {
  const { points, ink, width, dash = [], opacity = 1, radius = 0 } = mark;
  context.globalAlpha = opacity;
  context.strokeStyle = look.ink(ink);
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.setLineDash([...dash]);
  context.beginPath();
  points.forEach(({ x, y }, index) => {
    const next = points[index + 1];
    if (index === 0 || next === undefined || radius === 0) context.lineTo(x, y);
    else context.arcTo(x, y, next.x, next.y, radius);
  });
  context.stroke();
}

function paintShape(
  context: Context,
  { x, y, size, path, fill, stroke, line = 1, opacity = 1 }: Of<'shape'>,
  { ink }: Look,
) {
  const shape = new Path2D(path);
  context.globalAlpha = opacity;
  context.translate(x, y);
  context.scale(size / FIELD, size / FIELD);
  context.lineWidth = (line * FIELD) / size;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (fill !== undefined) {
    context.fillStyle = ink(fill);
    context.fill(shape);
  }
  if (stroke !== undefined) {
    context.strokeStyle = ink(stroke);
    context.stroke(shape);
  }
}

function paintPortrait(context: Context, { x, y, size, src, name }: Of<'portrait'>, look: Look): void {
  const image = look.images.get(src ?? '');
  context.beginPath();
  context.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI);
  context.clip();
  if (image === undefined) {
    context.fillStyle = TINTS[toneOf(name)] ?? '#ffffff';
    context.fillRect(x, y, size, size);
    const type = { size: size * 0.4, weight: 500 } as const;
    paintText(
      context,
      { kind: 'text', x: x + size / 2, y: y + size / 2, text: initials(name), type, ink: '#10161e', align: 'center' },
      look,
    );
    return;
  }
  // The middle of the picture, as `object-fit: cover` shows it.
  const side = Math.min(image.width, image.height);
  context.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, x, y, size, size);
}

function paintCrest(context: Context, { x, y, size, src }: Of<'crest'>, look: Look): void {
  const image = look.images.get(src ?? '');
  if (image === undefined) paintShape(context, { kind: 'shape', x, y, size, path: CREST, fill: 'skeleton' }, look);
  else context.drawImage(image, x, y, size, size);
}

function paintStamp(context: Context, { x, y, size, word, ink }: Of<'stamp'>, look: Look): void {
  const half = size / 2;
  const ring = (radius: number) => {
    context.beginPath();
    context.arc(0, 0, radius, 0, 2 * Math.PI);
  };
  context.translate(x + half, y + half);
  context.rotate(TILT);
  context.strokeStyle = look.ink(ink);
  context.fillStyle = look.ink('surface');
  context.lineWidth = 2;
  ring(half - 1);
  context.fill();
  context.stroke();
  const sizes = [20, 16, 13, 11, 9].map((one) => ({ size: one, weight: 600 }) as const);
  const measure = measureWith(context, look);
  const type = sizes.find((one) => measure(word, one) <= size - 12) ?? { size: 9, weight: 600 as const };
  paintText(context, { kind: 'text', x: 0, y: 0, text: word, type, ink, align: 'center' }, look);
  context.globalAlpha = 0.55;
  context.lineWidth = 1;
  context.setLineDash([3, 3]);
  ring(half - 4);
  context.stroke();
}

const PAINTERS: { readonly [K in Mark['kind']]: (context: Context, mark: Of<K>, look: Look) => void } = {
  box: paintBox,
  text: paintText,
  line: paintLine,
  shape: paintShape,
  portrait: paintPortrait,
  crest: paintCrest,
  stamp: paintStamp,
};

/** Paints the marks in their order on a canvas of twice the layout's size. */
export function paint(context: Context, marks: readonly Mark[], look: Look): void {
  context.setTransform(PICTURE.scale, 0, 0, PICTURE.scale, 0, 0);
  for (const mark of marks) {
    context.save();
    (PAINTERS[mark.kind] as (context: Context, mark: Mark, look: Look) => void)(context, mark, look);
    context.restore();
  }
}
