import { classesOf, piecesIn, sheetProblems } from '../../../architecture/styles/css-rules';

const problems = (css: string) => sheetProblems('a.css', css, { root: 'present', keyframesRenamed: true });

test.each([
  ['a selector outside the root', 'button { color: red }', 'button does not begin with .sport-info'],
  ['one of several outside', '.sport-info a, b { color: red }', 'b does not begin with .sport-info'],
  ['a class that only begins alike', '.sport-info-x { color: red }', '.sport-info-x does not begin with .sport-info'],
  ['nesting', '.sport-info .a { &:hover { color: red } }', 'is nested'],
  ['a layer', '@layer a { .sport-info { color: red } }', '@layer'],
  ['a comparison in a media query', '@media (width >= 400px) { .sport-info { color: red } }', 'write min- and max-'],
  ['individual transforms', '.sport-info { translate: 1px }', 'translate is newer'],
  ['a new function', '.sport-info { color: color-mix(in srgb, red, blue) }', 'too new'],
  [':has', '.sport-info:has(a) { color: red }', 'too new'],
  ['dvh alone', '.sport-info { min-height: 100dvh }', 'without a fallback'],
  ['dvh after another property', '.sport-info { height: 1vh; min-height: 100dvh }', 'without a fallback'],
  ['user-select without its prefix', '.sport-info { user-select: none }', '-webkit-user-select'],
])('refuses %s', (_name, css, expected) => {
  expect(problems(css).join('\n')).toContain(expected);
});

test.each([
  ['a scoped rule', '.sport-info .a:hover::before, .sport-info[data-theme="dark"] b { color: red }'],
  ['dvh after vh', '.sport-info { min-height: 100vh; min-height: 100dvh }'],
  ['user-select beside its prefix', '.sport-info { -webkit-user-select: none; user-select: none }'],
  ['keyframes with stops', '@keyframes spin { from { opacity: 0 } 50% { opacity: 1 } }'],
  ['min-width', '@media (min-width: 400px) and (hover: hover) { .sport-info { color: red } }'],
  ['a transform', '.sport-info { transform: translate(1px) scale(2) }'],
])('takes %s', (_name, css) => {
  expect(problems(css)).toEqual([]);
});

test('a source names the root only where it speaks of the root itself', () => {
  const inSource = (css: string) => sheetProblems('a.css', css, { root: 'left to the build', keyframesRenamed: true });
  expect(inSource('.a, .sport-info .b { color: red }')).toEqual([
    'a.css:1 .sport-info .b: the build writes the root before it',
  ]);
  expect(inSource('.a > b, .sport-info, .sport-info[lang="en"] .b { color: red }')).toEqual([]);
});

test('keyframes that the build does not rename need the prefix', () => {
  const plain = { root: 'present', keyframesRenamed: false } as const;
  expect(sheetProblems('a.css', '@keyframes spin { to { opacity: 0 } }', plain)).toHaveLength(1);
  expect(sheetProblems('a.css', '@keyframes si-spin { to { opacity: 0 } }', plain)).toEqual([]);
});

test('the classes of a sheet are all but the root', () => {
  const css = '.sport-info .card.isLive:not(.off) > .title { x: 0.5s } @keyframes a { 0.5% { opacity: 0 } }';
  expect([...classesOf(css)]).toEqual(['card', 'isLive', 'off', 'title']);
});

test('a rule is composed of pieces of the theme alone', () => {
  const css = ".a { composes: row gap8 from 'theme'; } .b > i { composes: ell from 'theme'; } .c { composes: a; }";
  expect(piecesIn(css)).toEqual(['row', 'gap8', 'ell', undefined]);
});
