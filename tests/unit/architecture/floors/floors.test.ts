import { floorsOf, lackedUses, lacking, statementAt } from '../../../architecture/floors/compat';
import { shownBars, styleUses } from '../../../architecture/floors/style-uses';

const FLOORS = floorsOf(['chrome >= 99', 'safari >= 15.4']);

it('the floor is read from the list, and a browser that is not known stops the check', () => {
  expect(FLOORS).toEqual([
    ['chrome', '99'],
    ['safari', '15.4'],
  ]);
  expect(() => floorsOf(['opera >= 80'])).toThrow('opera');
});

it.each([
  ['api.structuredClone', []],
  ['api.Window.requestIdleCallback', ['safari 15.4']],
  ['javascript.builtins.Array.toSorted', ['chrome 99', 'safari 15.4']],
  ['css.properties.content-visibility', ['safari 15.4']],
  ['css.properties.aspect-ratio', []],
])('%s is lacking in %j', (path, expected) => {
  const statement = statementAt(path.split('.'));
  if (statement === undefined) throw new Error('the data has nothing of it');
  expect(lacking(statement, FLOORS)).toEqual(expected);
});

it.each([
  ['.a { overflow: clip; }', 'css.properties.overflow.clip'],
  ['.a:has(b) { color: red; }', 'css.selectors.has'],
  ['@starting-style { .a { color: red; } }', 'css.at-rules.starting-style'],
  ['.a { color: color-mix(in srgb, red, blue); }', 'css.types.color.color-mix'],
])('%s uses %s', (css, expected) => {
  expect([...lackedUses(styleUses('a.css', css)).keys()]).toContain(expected);
});

it('what every browser of the floor has is not told', () => {
  const css = '.a { display: grid; gap: 4px; aspect-ratio: 1; } .a:focus-visible { inset: 0; }';
  expect([...lackedUses(styleUses('a.css', css)).keys()]).toEqual([]);
});

it('a hidden scroll bar is hidden in both ways', () => {
  const alone = '.a { scrollbar-width: none; }';
  expect(shownBars('a.css', alone)).toEqual(['a.css:1']);
  expect(shownBars('a.css', `${alone} .a::-webkit-scrollbar { display: none; }`)).toEqual([]);
  expect(shownBars('a.css', '.a { scrollbar-width: thin; }')).toEqual([]);
});
