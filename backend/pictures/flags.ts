import {
  all,
  BLACK,
  columns,
  crescent,
  cross,
  DRAGON,
  disc,
  EAGLE,
  GREEN,
  LEAF,
  nordic,
  path,
  RED,
  rect,
  ring,
  rows,
  saltire,
  shield,
  southernCross,
  star,
  stroke,
  sun,
  triangle,
  trigram,
  UNION,
  WHITE,
  YELLOW,
} from './flag-shapes';

const SCRIPT = 'M11 9.2v1.6h2.2V9m1.2 1.8h2.2V9m1 .2v1.6h1.6V8.6';
const IN_STEPS = Array.from({ length: 9 }, (_, index) => `L11 ${index * 2.222 + 1.111}L8 ${index * 2.222 + 2.222}`);
const CHECKS = [0, 1, 2, 3, 4].flatMap((y) =>
  [0, 1, 2, 3, 4].filter((x) => (x + y) % 2 === 0).map((x) => rect(12.5 + x, 6 + y * 1.4, 1, 1.4, '#e8112d')),
);
const US_STARS = Array.from({ length: 20 }, (_, index) =>
  disc(1.5 + (index % 5) * 2.3, 1.6 + Math.floor(index / 5) * 2.5, 0.5, WHITE),
);
const STRIPES_13 = Array.from({ length: 13 }, (_, index) => (index % 2 === 0 ? '#b31942' : WHITE));
const STRIPES_9 = Array.from({ length: 9 }, (_, index) => (index % 2 === 0 ? WHITE : '#5bb4e5'));

/**
 * Flags of the nations of the cups: plain enough for 20 px, true in colours and order. By the mark in the list of nations: two letters of ISO 3166, three for the parts of the
 * United Kingdom.
 */
const FLAGS: Readonly<Record<string, string>> = {
  al: all('#e41e20') + path(EAGLE, BLACK),
  ar: rows('#75aadb', WHITE, '#75aadb') + sun(15, 10, 2.6),
  at: rows('#c8102e', WHITE, '#c8102e'),
  au: all('#012169') + UNION + star(7.5, 15, 2.6, WHITE, 7, 0.5) + southernCross(WHITE, WHITE),
  ba:
    all('#002f6c') +
    path('M9 0h16v20z', '#fecb00') +
    [0, 1, 2, 3, 4, 5, 6].map((step) => star(5.6 + step * 2.7, 0.6 + step * 3.3, 1.3, WHITE)).join(''),
  be: columns(BLACK, '#fdda24', '#ef3340'),
  br:
    all('#009b3a') +
    path('M15 2 28 10 15 18 2 10z', '#ffdf00') +
    disc(15, 10, 4.4, '#002776') +
    stroke('M10.8 9.2c3-.6 6 .2 8.2 2.2', WHITE, 0.9),
  ca: columns(['#d80621', 1], [WHITE, 2], ['#d80621', 1]) + path(LEAF, '#d80621'),
  cd:
    all('#007fff') +
    stroke('M-2 21.3 32-1.3', '#f7d618', 6) +
    stroke('M-2 21.3 32-1.3', '#ce1021', 4) +
    star(5, 5, 3.6, '#f7d618'),
  ch: all('#d52b1e') + rect(13, 4, 4, 12, WHITE) + rect(9, 8, 12, 4, WHITE),
  ci: columns('#f77f00', WHITE, '#009e60'),
  cm: columns('#007a5e', '#ce1126', YELLOW) + star(15, 10, 3.2, YELLOW),
  co: rows([YELLOW, 2], '#003893', '#ce1126'),
  cr: rows('#002b7f', WHITE, ['#ce1126', 2], WHITE, '#002b7f'),
  cv:
    all('#003893') +
    rect(0, 10, 30, 5, WHITE) +
    rect(0, 11.7, 30, 1.6, '#cf2027') +
    ring(10, 11.25, 12.5, 4.4, (x, y) => star(x, y, 1.1, '#f7d116')),
  cw: all('#002b7f') + rect(0, 12.5, 30, 2.5, '#f9e814') + star(4.6, 4, 1.8, WHITE) + star(8.6, 7, 2.4, WHITE),
  cz: rows(WHITE, '#d7141a') + triangle(15, '#11457e'),
  de: rows(BLACK, '#dd0000', '#ffce00'),
  dk: all('#c8102e') + nordic(WHITE, 3),
  dz:
    columns('#006233', WHITE) +
    path('M16.9 6.6a4 4 0 1 0 0 6.8 3.3 3.3 0 1 1 0-6.8z', '#d21034') +
    star(17, 10, 2.1, '#d21034'),
  ec:
    rows(['#ffdd00', 2], '#034ea2', '#ed1c24') +
    disc(15, 9.4, 2.6, '#8fb8de') +
    stroke('M12 7.4c2-2.6 4-2.6 6 0', '#7a4b1f', 1),
  eg: rows('#ce1126', WHITE, BLACK) + path('M15 7.2 13 8v3l2 1.8 2-1.8V8z', '#c09300'),
  eng: all(WHITE) + cross('#cf081f', 4),
  es:
    rows('#aa151b', ['#f1bf00', 2], '#aa151b') +
    shield(9, 10, 1.8, '#aa151b') +
    rect(5.8, 8.4, 0.8, 4, '#c8b100') +
    rect(11.4, 8.4, 0.8, 4, '#c8b100'),
  fr: columns('#0b2a6b', WHITE, '#ef4135'),
  ge:
    all(WHITE) +
    cross('#e8112d', 3) +
    [6.7, 23.3]
      .flatMap((x) =>
        [4.2, 15.8].map((y) => rect(x - 1.7, y - 0.5, 3.4, 1, '#e8112d') + rect(x - 0.5, y - 1.7, 1, 3.4, '#e8112d')),
      )
      .join(''),
  gh: rows('#ce1126', YELLOW, '#006b3f') + star(15, 10, 3.4, BLACK),
  hr: rows('#e8112d', WHITE, '#171796') + rect(12.5, 6, 5, 7, WHITE) + CHECKS.join(''),
  ht: rows('#00209f', '#d21034') + rect(11, 6.6, 8, 6.8, WHITE) + path('M15 7.6 12.4 12h5.2z', '#016a16'),
  hu: rows('#ce2939', WHITE, '#477050'),
  iq: rows('#ce1126', WHITE, BLACK) + stroke(SCRIPT, GREEN, 0.9),
  ir:
    rows('#239f40', WHITE, '#da0000') +
    stroke('M15 7.6v4.8m-1.6-4c-.9 1.4-.7 2.8.6 3.8m2.6-3.8c.9 1.4.7 2.8-.6 3.8', '#da0000', 0.8),
  it: columns('#009246', WHITE, '#ce2b37'),
  jo: rows(BLACK, WHITE, '#007a3d') + triangle(15, '#ce1126') + star(5, 10, 1.6, WHITE, 7, 0.5),
  jp: all(WHITE) + disc(15, 10, 6, '#bc002d'),
  kr:
    all(WHITE) +
    `<g transform="rotate(33.7 15 10)">${disc(15, 10, 5, '#0047a0')}${path('M10 10a5 5 0 0 1 10 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 0-5 0z', '#cd2e3a')}</g>` +
    trigram(5.6, 4.6, -56, [false, false, false]) +
    trigram(24.4, 15.4, -56, [true, true, true]) +
    trigram(24.4, 4.6, 56, [true, false, true]) +
    trigram(5.6, 15.4, 56, [false, true, false]),
  ma:
    all('#c1272d') +
    `<g fill="none" stroke="#006233" stroke-width=".9"><path d="M15 5.2 17.9 14 10.4 8.5h9.2L12.1 14z"/></g>`,
  mx:
    columns('#006847', WHITE, '#ce1126') +
    disc(15, 10, 2.2, '#8a5a2b') +
    stroke('M12.4 10.6c.6 2.6 4.6 2.6 5.2 0', '#4f9d3a', 0.8),
  nl: rows('#ae1c28', WHITE, '#21468b'),
  no: all('#ba0c2f') + nordic(WHITE, 5) + nordic('#00205b', 2.5),
  nz: all('#012169') + UNION + southernCross('#cc142b', WHITE),
  pa:
    all(WHITE) +
    rect(15, 0, 15, 10, '#d21034') +
    rect(0, 10, 15, 10, '#005293') +
    star(7.5, 5, 3, '#005293') +
    star(22.5, 15, 3, '#d21034'),
  pl: rows(WHITE, '#dc143c'),
  pt:
    columns(['#046a38', 2], ['#da291c', 3]) +
    disc(12, 10, 4, '#ffe900') +
    shield(12, 9.8, 2.2, '#da291c') +
    shield(12, 9.8, 1.3, WHITE),
  py:
    rows('#d52b1e', WHITE, '#0038a8') + disc(15, 10, 2.2, GREEN) + disc(15, 10, 1.6, WHITE) + star(15, 10, 1.2, YELLOW),
  qa: all('#8a1538') + path(`M0 0H8${IN_STEPS.join('')}H0z`, WHITE),
  ro: columns('#002b7f', YELLOW, '#ce1126'),
  rs:
    rows('#c6363c', '#0c4076', WHITE) +
    shield(11, 9, 3, WHITE) +
    shield(11, 9, 2.4, '#c6363c') +
    path('M11 6.8 12.6 9 11 11.8 9.4 9z', WHITE),
  sa:
    all('#006c35') +
    stroke('M7 6.5v2.6h3V6.2m1.6 2.9h3V6.2m1.6.3v2.6h2.6V6.2m1.6.3v2.6h2.6', WHITE, 1) +
    rect(8, 13, 14, 0.9, WHITE) +
    rect(20, 12.2, 0.9, 2.5, WHITE),
  sct: all('#005eb8') + saltire(WHITE, 4),
  se: all('#006aa7') + nordic('#fecc02', 4),
  si:
    rows(WHITE, '#005da4', '#ed1c24') +
    shield(8, 6.6, 2.6, '#005da4') +
    path('M5.8 8.4 7 6.6l.4.5.6-1.1.6 1.1.4-.5 1.2 1.8z', WHITE),
  sk:
    rows(WHITE, '#0b4ea2', '#ee1c25') +
    shield(10.5, 9.6, 4.6, WHITE) +
    shield(10.5, 9.6, 3.9, '#ee1c25') +
    rect(10, 6.4, 1, 7, WHITE) +
    rect(8.6, 8, 3.8, 0.9, WHITE) +
    rect(8.2, 10, 4.6, 0.9, WHITE),
  sn: columns('#00853f', '#fdef42', '#e31b23') + star(15, 10, 3, '#00853f'),
  tn:
    all('#e70013') + disc(15, 10, 5.4, WHITE) + crescent(15, 10, 4, '#e70013', WHITE) + star(16.4, 10, 2.1, '#e70013'),
  tr: all('#e30a17') + crescent(11, 10, 5, WHITE, '#e30a17') + star(17.6, 10, 2.6, WHITE),
  ua: rows('#0057b7', '#ffd700'),
  us: rows(...STRIPES_13) + rect(0, 0, 12.4, 10.8, '#0a3161') + US_STARS.join(''),
  uy: rows(...STRIPES_9) + rect(0, 0, 11.1, 11.1, WHITE) + sun(5.5, 5.5, 4),
  uz:
    rows(['#1eb3e4', 6], [RED, 0.5], [WHITE, 6], [RED, 0.5], ['#1eb53a', 6]) +
    crescent(4.4, 3.2, 2.2, WHITE, '#1eb3e4') +
    [0, 1, 2]
      .flatMap((y) => [0, 1, 2, 3, 4].slice(2 - y).map((x) => star(7.6 + x * 1.7, 1.5 + y * 1.7, 0.7, WHITE)))
      .join(''),
  wal: rows(WHITE, '#00843d') + path(DRAGON, '#c8102e'),
  za:
    rows('#e03c31', '#001489') +
    stroke('M-2-3 15 10-2 23M15 10h17', WHITE, 6.6) +
    stroke('M-2-3 15 10-2 23M15 10h17', '#007749', 4) +
    path('M0 3.2 9 10 0 16.8z', '#ffb81c') +
    path('M0 4.9 6.8 10 0 15.1z', BLACK),
};

const FILE = /^fl-([a-z]{2,3})-[0-9a-f]{6}-[0-9a-f]{6}\.png$/;

/** `fl-<mark>-<colour>-<colour>.png`: a nation's flag in a square of 24 units. */
export function flag(file: string): string | undefined {
  const drawn = FLAGS[FILE.exec(file)?.[1] ?? ''];
  if (drawn === undefined) return undefined;
  const frame = '<rect width="30" height="20" rx="2"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -5 30 30" width="60" height="60"><clipPath id="f">${frame}/></clipPath><g clip-path="url(#f)">${drawn}</g>${frame} fill="none" stroke="#000" stroke-opacity=".16" stroke-width=".8"/></svg>`;
}
