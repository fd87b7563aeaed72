import type { DrawnElement, DrawnText, Edges } from '../../browser/app/names/drawn';
import { nameFaults } from '../../browser/app/names/name-faults';

const EVERYWHERE = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
/** On one line: from `left` to `right`, 20 px high. */
const line = (left: number, right: number, top = 0): Edges => ({ left, top, right, bottom: top + 20 });

function element(parent: number, box: Edges, more: Partial<DrawnElement> = {}): DrawnElement {
  const places = { parent, layer: -1, badge: -1, box, seen: box, clip: EVERYWHERE };
  const looks = { name: 'div', words: '', content: box, isInked: false, isControl: false, isExcused: false };
  const lists = { isList: false, isRow: false, isColumns: false, isAtEnd: false, left: undefined };
  return { ...places, ...looks, ...lists, ...more };
}
const list = element(-1, line(0, 390), { isList: true });
const row = (top = 0) => element(0, line(0, 300, top), { isRow: true });
const cut = (parent: number, right: number, words: string, top = 0) =>
  element(parent, line(0, right, top), { words, left: 'Manchester' });
const button = (parent: number, left: number, words: string) =>
  element(parent, line(left, left + 40), { words, isControl: true, isInked: true });
const text = (at: number, left: number, right: number, words: string): DrawnText => ({
  element: at,
  words,
  ...line(left, right),
});

it.each<[string, readonly DrawnElement[], readonly DrawnText[], readonly string[]]>([
  ['cut with room in its row', [list, row(), cut(1, 200, 'United')], [], ['cut beside 100 px: United']],
  ['cut at the end of its row', [list, row(), cut(1, 290, 'United')], [], []],
  ['cut before a picture', [list, row(), cut(1, 200, 'United'), element(1, line(210, 290), { isInked: true })], [], []],
  [
    'cut before a picture of another row',
    [list, row(), cut(1, 200, 'United'), row(40), element(3, line(210, 290, 40), { isInked: true })],
    [],
    ['cut beside 100 px: United'],
  ],
  [
    'cut to the same letters in one list',
    [list, row(), cut(1, 290, 'Manchester United'), row(40), cut(3, 290, 'Manchester City', 40)],
    [],
    ['cut alike: Manchester United, Manchester City'],
  ],
  [
    'two texts over one another',
    [list, element(0, line(0, 100)), element(0, line(80, 180))],
    [text(1, 0, 100, 'one'), text(2, 80, 180, 'two')],
    ['runs into one another: one and two'],
  ],
  [
    'two texts beside one another',
    [list, element(0, line(0, 100)), element(0, line(110, 180))],
    [text(1, 0, 100, 'one'), text(2, 110, 180, 'two')],
    [],
  ],
  ['buttons too close', [list, button(0, 0, 'A'), button(0, 44, 'B')], [], ['4 px apart: A and B']],
  ['buttons apart', [list, button(0, 0, 'A'), button(0, 50, 'B')], [], []],
  [
    'the words of a button without a surface are its body',
    [list, element(0, line(0, 60), { isControl: true, words: 'A' }), element(1, line(0, 30)), button(0, 34, 'B')],
    [text(2, 0, 30, 'A')],
    ['4 px apart: A and B'],
  ],
  ['a button in another one', [list, button(0, 0, 'A'), button(1, 2, 'B')], [], []],
])('%s', (_name, elements, texts, faults) => {
  expect(nameFaults({ elements, texts })).toEqual(faults);
});
