import postcss from 'postcss';
import { writeSheet } from '../../../../tools/build/sheet-loader';

const PIECES = postcss.parse(`
.row { display: flex; align-items: center; }
.rows { display: grid; }
.reach { position: relative; }
.reach::after { inset: var(--reach); }
.divided + .divided { color: red; }
@media (max-width: 359px) { .spare { display: none; } }
.pulse { animation: pulse 1s; }
@keyframes pulse { to { opacity: 0; } }
`);

const bare = (css: string) => css.replace(/\s+/g, ' ').replace(/;?\s*([{};])\s*/g, '$1');
const written = (css: string) => bare(writeSheet(css, PIECES));

test.each([
  ['a class', '.card { color: red; }', '.sport-info .card { color: red; }'],
  ['each of a list', '.a, .b > :is(i, b) { top: 0; }', '.sport-info .a, .sport-info .b > :is(i, b) { top: 0; }'],
  ['tags and everything', 'a, *, :focus { top: 0; }', '.sport-info a, .sport-info *, .sport-info :focus { top: 0; }'],
  ['a rule in a condition', '@media print { .a { top: 0; } }', '@media print { .sport-info .a { top: 0; } }'],
  ['a class called alike', '.sport-information { top: 0; }', '.sport-info .sport-information { top: 0; }'],
])('puts the root before %s [styles.1]', (_name, css, expected) => {
  expect(written(css)).toBe(bare(expected));
});

test.each([
  ['the root itself', '.sport-info { color: red; }'],
  ['the root in a state', ".sport-info[lang='en'] .name { top: 0; }"],
  ['what is below it already', '.sport-info .card { top: 0; }'],
  ['the stops of keyframes', '@keyframes spin { from { top: 0; } 50% { top: 1px; } }'],
  ['the stops of keyframes with a prefix', '@-webkit-keyframes spin { to { top: 0; } }'],
])('leaves %s', (_name, css) => {
  expect(written(css)).toBe(bare(css));
});

test.each([
  [
    'its declarations in front of the own ones',
    ".a > b { composes: row from 'theme'; top: 0; }",
    '.sport-info .a > b { display: flex; align-items: center; top: 0; }',
  ],
  [
    'several at once, within a condition too',
    "@media print { .a { composes: rows reach from 'theme'; } }",
    '@media print { .sport-info .a { display: grid; position: relative; } .sport-info .a::after { inset: var(--reach); } }',
  ],
  [
    'its states after the rule, for each of a list',
    ".a, .b { composes: divided from 'theme'; top: 0; }",
    '.sport-info .a, .sport-info .b { top: 0; } .sport-info .a + .a, .sport-info .b + .b { color: red; }',
  ],
  [
    'its conditions',
    ".a { composes: spare from 'theme'; top: 0; }",
    '.sport-info .a { top: 0; } @media (max-width: 359px) { .sport-info .a { display: none; } }',
  ],
  [
    'its keyframes once',
    ".a { composes: pulse from 'theme'; } .b { composes: pulse from 'theme'; }",
    '.sport-info .a { animation: pulse 1s; } .sport-info .b { animation: pulse 1s; } @keyframes pulse { to { opacity: 0; } }',
  ],
])('writes of a piece %s', (_name, css, expected) => {
  expect(written(css)).toBe(bare(expected));
});

it('refuses what is no piece, by its place', () => {
  expect(() => written(".a { composes: ro from 'theme'; }")).toThrow('.ro is no piece of the theme');
});
