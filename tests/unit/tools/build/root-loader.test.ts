import { belowRoot } from '../../../../tools/build/root-loader';

test.each([
  ['a class', '.card { color: red; }', '.sport-info .card { color: red; }'],
  ['each of a list', '.a,\n.b > :is(i, b) { top: 0; }', '.sport-info .a,\n.sport-info .b > :is(i, b) { top: 0; }'],
  [
    'tags, everything, pseudo-classes',
    'a, *, :focus { top: 0; }',
    '.sport-info a, .sport-info *, .sport-info :focus { top: 0; }',
  ],
  ['a rule in a condition', '@media print { .a { top: 0; } }', '@media print { .sport-info .a { top: 0; } }'],
  ['a class called alike', '.sport-information { top: 0; }', '.sport-info .sport-information { top: 0; }'],
])('puts the root before %s [styles.1]', (_name, css, expected) => {
  expect(belowRoot(css)).toBe(expected);
});

test.each([
  ['the root itself', '.sport-info { color: red; }'],
  ['the root in a state', ".sport-info[lang='en'] .name { top: 0; }"],
  ['what is below it already', '.sport-info .card { top: 0; }'],
  ['the stops of keyframes', '@keyframes spin { from { top: 0; } 50% { top: 1px; } }'],
  ['the stops of keyframes with a prefix', '@-webkit-keyframes spin { to { top: 0; } }'],
])('leaves %s', (_name, css) => {
  expect(belowRoot(css)).toBe(css);
});

it('leaves a composition to a single class, which CSS Modules want', () => {
  const css = ".a { composes: row from './b.css'; top: 0; }";
  expect(belowRoot(css).replace(/\s+/g, ' ')).toBe(".a { composes: row from './b.css'; } .sport-info .a { top: 0; }");
});
