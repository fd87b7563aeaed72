import { misnamedSheets, rawSpaces, repeatedBodies, spacesOf } from '../../../architecture/styles/css-habits';

const FOUR = "composes: row from 'theme'; top: 0; left: 0; color: red;";

test('four declarations that stand in two rules are a piece', () => {
  const turned = "color: red; left: 0; top: 0; composes: row from 'theme';";
  const found = repeatedBodies(
    new Map([
      ['a.css', `.a { ${FOUR} }`],
      ['b.css', `.x { top: 0; }\n@media print { .b { ${turned} } }`],
    ]),
  );
  expect(found).toEqual(['a.css:1 .a and b.css:2 .b say the same: make it a piece of src/ui/theme']);
});

test.each([
  ['three declarations', '.a { top: 0; left: 0; color: red; } .b { top: 0; left: 0; color: red; }'],
  ['one that differs', `.a { ${FOUR} } .b { ${FOUR.replace('red', 'blue')} }`],
])('%s may stand twice', (_name, css) => {
  expect(repeatedBodies(new Map([['a.css', css]]))).toEqual([]);
});

test('a gap, a padding and a margin are tokens where there is one', () => {
  const spaces = spacesOf(':root { --si-space-1: 4px; --si-touch: 44px; }');
  const css = '.a { gap: 4px 5px; padding-inline: 1px calc(4px + 1em); } .b { margin: -4px 44px; inset: 4px; }';
  expect(rawSpaces('a.css', css, spaces)).toEqual([
    'a.css:1 gap: 4px is var(--si-space-1)',
    'a.css:1 padding-inline: 4px is var(--si-space-1)',
  ]);
});

test('a sheet is called like a component beside it, or like a folder around it', () => {
  const sheets = ['src/a/b/card.module.css', 'src/a/b/b.module.css', 'src/a/b/a.module.css', 'src/a/b/row.module.css'];
  expect(misnamedSheets(sheets, ['src/a/b/card.tsx', 'src/a/row.tsx'])).toEqual([
    'src/a/b/row.module.css is called like no component beside it, nor like a folder around it',
  ]);
});
