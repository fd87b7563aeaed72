/** What flags are made of, in 30 by 20 units. */
export const RED = '#d2122e';
export const WHITE = '#fff';
export const BLACK = '#20242c';
export const GREEN = '#007a4d';
export const YELLOW = '#fcd116';

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
export const all = (fill: string): string => rect(0, 0, 30, 20, fill);
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

type Stripe = string | readonly [colour: string, weight: number];

function stripes(size: number, parts: readonly Stripe[], draw: (at: number, size: number, colour: string) => string) {
  const weighed = parts.map((part) => (typeof part === 'string' ? ([part, 1] as const) : part));
  const unit = size / weighed.reduce((sum, [, weight]) => sum + weight, 0);
  let at = 0;
  return weighed
    .map(([colour, weight]) => {
      const drawn = draw(at, weight * unit, colour);
      at += weight * unit;
      return drawn;
    })
    .join('');
}
/** From above to below. */
export const rows = (...parts: readonly Stripe[]): string =>
  stripes(20, parts, (at, size, colour) => rect(0, at, 30, size, colour));
/** From the hoist to the fly. */
export const columns = (...parts: readonly Stripe[]): string =>
  stripes(30, parts, (at, size, colour) => rect(at, 0, size, 20, colour));

/** A star of `points`, its first one up. */
export function star(x: number, y: number, radius: number, fill: string, points = 5, inner = 0.382): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * inner;
    const angle = (index * Math.PI) / points;
    return `${(x + reach * Math.sin(angle)).toFixed(2)} ${(y - reach * Math.cos(angle)).toFixed(2)}`;
  });
  return path(`M${corners.join('L')}z`, fill);
}
/** Open to the fly: a disc, and another of the ground's colour over it. */
export const crescent = (x: number, y: number, radius: number, fill: string, ground: string): string =>
  disc(x, y, radius, fill) + disc(x + radius * 0.25, y, radius * 0.8, ground);
/** Scandinavian, its upright nearer to the hoist. */
export const nordic = (colour: string, width: number): string =>
  rect(0, 10 - width / 2, 30, width, colour) + rect(10.5 - width / 2, 0, width, 20, colour);
export const cross = (colour: string, width: number): string =>
  rect(0, 10 - width / 2, 30, width, colour) + rect(15 - width / 2, 0, width, 20, colour);
export const saltire = (colour: string, width: number): string => stroke('M0 0 30 20M30 0 0 20', colour, width);
/** At the hoist, as far as `reach`. */
export const triangle = (reach: number, fill: string): string => path(`M0 0 ${reach} 10 0 20z`, fill);
export const shield = (x: number, y: number, size: number, fill: string): string =>
  path(
    `M${x - size} ${y - size}h${2 * size}v${size}c0 ${size * 0.8}-${size * 0.7} ${size}-${size} ${size * 1.2}c-${size * 0.3}-${size * 0.2}-${size}-${size * 0.4}-${size}-${size * 1.2}z`,
    fill,
  );
export const sun = (x: number, y: number, radius: number): string =>
  star(x, y, radius, '#f6b40e', 16, 0.6) + disc(x, y, radius * 0.55, '#f6b40e');

/** The upper quarter at the hoist. */
export const UNION = `<g transform="scale(.5)">${all('#012169')}${saltire(WHITE, 4)}${saltire('#c8102e', 1.6)}${cross(WHITE, 6.6)}${cross('#c8102e', 4)}</g>`;
export const southernCross = (fill: string, edge: string): string =>
  (
    [
      [22.5, 4, 1.6],
      [26, 8, 1.6],
      [19.5, 9.5, 1.6],
      [22.5, 16, 1.6],
    ] as const
  )
    .map(([x, y, radius]) => star(x, y, radius * 1.35, edge) + star(x, y, radius, fill))
    .join('');
/** Broken and whole bars, which stand in the corners of Korea's flag. */
export const trigram = (x: number, y: number, turn: number, broken: readonly boolean[]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${broken
    .map((isBroken, index) =>
      isBroken
        ? rect(-2.2, index * 1.3 - 1.8, 2, 0.9, BLACK) + rect(0.2, index * 1.3 - 1.8, 2, 0.9, BLACK)
        : rect(-2.2, index * 1.3 - 1.8, 4.4, 0.9, BLACK),
    )
    .join('')}</g>`;
export const ring = (
  count: number,
  x: number,
  y: number,
  radius: number,
  draw: (x: number, y: number) => string,
): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return draw(x + radius * Math.sin(angle), y - radius * Math.cos(angle));
  }).join('');
export const LEAF =
  'm15 3.4 1.2 2.5 1.6-.8-.7 3.5 2-1.7.4 1 2-.4-.8 2.1.8.5-3.4 2.7.3 1.2-3.1-.5v3h-.6v-3l-3.1.5.3-1.2-3.4-2.7.8-.5-.8-2.1 2 .4.4-1 2 1.7-.7-3.5 1.6.8z';
export const EAGLE =
  'M15 5.4 13.8 3.6l-1.6.6.9 1.2-2.6-.6-3.3 1 1.5.7-1.7 1 1.7.4-1.4 1.2 1.8.1-1 1.4 1.8-.3-.5 1.6 1.9-1 .9 1.1-1.7 2.2 2-.2-.2 1.2 1.6-1.1L15 17l1.1-3.3 1.6 1.1-.2-1.2 2 .2-1.7-2.2.9-1.1 1.9 1-.5-1.6 1.8.3-1-1.4 1.8-.1-1.4-1.2 1.7-.4-1.7-1 1.5-.7-3.3-1-2.6.6.9-1.2-1.6-.6z';
export const DRAGON =
  'M7 15.4h3.4l-.8-2.2 2.4-1.6 3.6.9-.6 2.9h3.2l-.9-1.1.9-2.2 2.8 1.3-.3 2h2.4l-.8-1.4.2-1.7-2.7-2.5 2.6-.5 1.4 1.6.6-2.6-1.8.5-2-1.6 1.4-2.6-3.6 1.2-1.8-2-1 2.6-3.4-.2.8 1.6-3.4-.8-1.6-2.2-.6 1.5-1.8.3 1.2.9-.9 1.2 2.6.2.8 2-2.2 2.4.8 1.9-1.7 1.2z';
