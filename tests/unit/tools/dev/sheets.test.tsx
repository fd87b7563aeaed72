import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changedSheet } from '../../../../tools/dev/sheets/changed-sheet';
import { putSheet } from '../../../../tools/dev/sheets/put-sheet';
import { inProject } from '../../../support/project-root';

const ROW = inProject('src/domains/row.module.css');
const bare = (css: string) => css.replace(/\s+/g, ' ').trim();

test.each([
  ['a class', '.name { top: 0; }', '.sport-info .si-row__name--sp { top: 0; }'],
  ['the root', '.sport-info[lang="en"] .name { top: 0; }', '.sport-info[lang="en"] .si-row__name--sp { top: 0; }'],
  ['keyframes', '@keyframes turn { to { top: 0; } }', '@keyframes si-row__turn--sp { to { top: 0; } }'],
  ['an animation', '.a { animation: turn 1s; }', '.sport-info .si-row__a--sp { animation: si-row__turn--sp 1s; }'],
  ['a remark', '/* why */ .a { top: 0; }', '.sport-info .si-row__a--sp { top: 0; }'],
])('a changed sheet bears the names of the build: %s', (of, css, expected) => {
  const turns = of === 'an animation' ? '@keyframes turn { to { top: 0; } }' : '';
  const sheet = changedSheet(ROW, `${css}${turns}`);
  expect(sheet?.owner).toBe('si-row__');
  expect(bare(sheet?.rules[0] ?? '')).toBe(expected);
});

const SHEETS = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.module.css'),
);

test('no sheet of the app names the classes of another', () => {
  const foreign = SHEETS.flatMap((name) => {
    const file = inProject('src', name);
    const { owner = '', rules = [] } = changedSheet(file, readFileSync(file, 'utf8')) ?? {};
    expect(owner).toBe(`si-${path.basename(name, '.module.css')}__`);
    const classes = rules.flatMap((rule) => rule.match(/\.[a-z][\w-]*(?=[^{}]*\{)/g) ?? []);
    expect(classes).not.toEqual([]);
    return classes.filter((one) => one !== '.sport-info' && !one.startsWith(`.${owner}`));
  });
  expect(foreign).toEqual([]);
});

test.each([
  ['a file', '.a { background: url(./a.svg); }'],
  ['another sheet', '@import "b.css"; .a { top: 0; }'],
  ['no rule', '/* .a { top: 0; } */'],
])('%s is left to the build', (_, css) => {
  expect(changedSheet(ROW, css)).toBeUndefined();
});

describe('in the page', () => {
  const rulesIn = (sheet: CSSStyleSheet | null) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => bare(cssText));

  function addSheet(css: string) {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    return style;
  }

  afterEach(() => document.head.replaceChildren());

  it('new rules take the place of the old ones, in each sheet that has them', () => {
    const first = addSheet(
      '.a {top: 0;} .si-row__x--sp {top: 1px;} @media print {.si-row__x--sp {top: 2px;}} .b {top: 3px;}',
    );
    const second = addSheet('.si-row__y--sp {top: 4px;}');
    const other = addSheet('.si-rows__x--sp {top: 5px;}');
    putSheet({ owner: 'si-row__', rules: ['.si-row__x--sp {top: 6px;}', '.si-row__y--sp {top: 7px;}'] });
    const fresh = ['.si-row__x--sp {top: 6px;}', '.si-row__y--sp {top: 7px;}'];
    expect(rulesIn(first.sheet)).toEqual(['.a {top: 0;}', ...fresh, '.b {top: 3px;}']);
    expect(rulesIn(second.sheet)).toEqual(fresh);
    expect(rulesIn(other.sheet)).toEqual(['.si-rows__x--sp {top: 5px;}']);
  });

  it('a rule that the browser does not know is left out', () => {
    const { sheet } = addSheet('.si-row__x--sp {top: 1px;}');
    putSheet({ owner: 'si-row__', rules: ['@@', '.si-row__x--sp {top: 2px;}'] });
    expect(rulesIn(sheet)).toEqual(['.si-row__x--sp {top: 2px;}']);
  });
});
