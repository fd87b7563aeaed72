import { tooNewSyntax } from '../../../architecture/sizes/syntax-limits';

test.each([
  ['a lookbehind', 'const a = /(?<=b)c/;'],
  ['a negative lookbehind', 'const a = /(?<!b)c/;'],
  ['a static block', 'class A { static { go(); } }'],
  ['the v flag', 'const a = /[a--b]/v;'],
  ['an inline flag', 'const a = /(?i:b)/;'],
  ['import attributes', 'import a from "./a.json" with { type: "json" };'],
  ['using', '{ using a = open(); }'],
  ['a parameter that is called like its function', 'go(function a({ b: [c, a] = [] }) {});'],
])('refuses %s', (_name, code) => {
  expect(tooNewSyntax(code)).toHaveLength(1);
});

test.each([
  ['a private field', 'class A { #a = 1; static #b; has(x) { return #a in x; } }'],
  ['a named group', 'const a = /(?<year>\\d+)(?=b)(?!c)(?:d)/dgimsuy;'],
  ['a parameter taken apart', 'function a({ a }) {} go(function b({ b: c }) {}, function d(d) {}, ({ e }) => e);'],
  ['logical assignment and separators', 'a ??= 1_000n; b?.c; await d;'],
])('takes %s', (_name, code) => {
  expect(tooNewSyntax(code)).toEqual([]);
});
