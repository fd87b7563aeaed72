const SHIELD = 'M12 1.5 21 4v8c0 5.5-4 9-9 10.5C7 21 3 17.5 3 12V4z';
const STAR = 'm12 7.5 1.4 2.9 3.1.4-2.3 2.2.6 3.2-2.8-1.6-2.8 1.6.6-3.2-2.3-2.2 3.1-.4z';

type Draw = (first: string, second: string) => string;

/** A shield in one colour with parts of another, cut to its shape. */
const shield =
  (parts: (second: string) => string): Draw =>
  (first, second) =>
    `<clipPath id="s"><path d="${SHIELD}"/></clipPath><path d="${SHIELD}" fill="${first}"/><g clip-path="url(#s)" fill="${second}">${parts(second)}</g>`;

/** Chevron, stripes, halves, a round badge with a star, a basketball. */
const PATTERNS: ReadonlyMap<string, Draw> = new Map([
  ['c1', shield(() => '<path d="M0 11 12 18 24 11v5L12 23 0 16z"/><circle cx="12" cy="8.5" r="2.6"/>')],
  ['c2', shield(() => '<path d="M6.5 0h3.5v24H6.5zM14 0h3.5v24H14z"/>')],
  ['c3', shield(() => '<path d="M12 0h12v24H12z"/>')],
  [
    'c6',
    (first, second) =>
      `<circle cx="12" cy="12" r="10.5" fill="${first}"/><circle cx="12" cy="12" r="7.6" fill="none" stroke="${second}" stroke-width="1.6"/><path d="${STAR}" fill="${second}"/>`,
  ],
  [
    'b1',
    (first, second) =>
      `<circle cx="12" cy="12" r="10.5" fill="${first}"/><g fill="none" stroke="${second}" stroke-width="1.5"><circle cx="12" cy="12" r="7.4"/><path d="M4.6 12h14.8M12 4.6v14.8M6.8 6.8c3 3 3 7.4 0 10.4M17.2 6.8c-3 3-3 7.4 0 10.4"/></g>`,
  ],
]);

const FILE = /^(\w\d)-([0-9a-f]{6})-([0-9a-f]{6})\.png$/;

/** `c1-<colour>-<colour>.png`: a club's crest, 24 units square. */
export function crest(file: string): string | undefined {
  const match = FILE.exec(file);
  const draw = PATTERNS.get(match?.[1] ?? '');
  if (match === null || draw === undefined) return undefined;
  const body = draw(`#${match[2]}`, `#${match[3]}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="60" height="60">${body}</svg>`;
}
