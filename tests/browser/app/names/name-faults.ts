import type { Drawn, DrawnElement, DrawnText, Edges } from './drawn';

/** Free space beside a text that is cut, CSS px: room for two more letters at least. */
const ROOM = 24;
/** Between two buttons, CSS px: a finger tells them apart. */
const APART = 8;
/** A higher one is a card or a picture, not a button; CSS px. */
const HIGHEST_BUTTON = 64;
/** Boxes of lines are higher than their signs. */
const MEETS = 2;

const widthOf = ({ left, right }: Edges): number => right - left;
const heightOf = ({ top, bottom }: Edges): number => bottom - top;
const isThere = (edges: Edges): boolean => widthOf(edges) > 2 && heightOf(edges) > 2;

const both = (a: Edges, b: Edges): Edges => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** The element and all that it lies in, from the inside. */
function* upFrom({ elements }: Drawn, at: number): Generator<[number, DrawnElement]> {
  for (let next = at; next >= 0; ) {
    const element = elements[next];
    if (element === undefined) return;
    yield [next, element];
    next = element.parent;
  }
}

/** In the order of the document an element comes after all that it lies in. */
function isWithin({ elements }: Drawn, at: number, outer: number): boolean {
  let one = at;
  while (one > outer) one = elements[one]?.parent ?? -1;
  return one === outer;
}

/** The first element after all that lies in this one. */
function endOf({ elements }: Drawn, at: number): number {
  const after = elements.findIndex(({ parent }, one) => one > at && parent < at);
  return after === -1 ? elements.length : after;
}

const nearest = (drawn: Drawn, at: number, is: (element: DrawnElement) => boolean): number =>
  [...upFrom(drawn, at)].find(([one, element]) => one !== at && is(element))?.[0] ?? -1;

/** What no ancestor cuts off of a line. */
const seenOf = ({ elements }: Drawn, text: DrawnText): Edges => both(text, elements[text.element]?.clip ?? text);

/** A line's box is higher than its signs. */
const signsOf = (line: Edges): Edges => {
  const spare = heightOf(line) / 6;
  return { ...line, top: line.top + spare, bottom: line.bottom - spare };
};

/** All that one sees in a row beside what is cut there: on its lines, or in a column of its own. */
function inksBeside(drawn: Drawn, cut: number, row: number, own: Edges): Edges[] {
  const end = endOf(drawn, row);
  const isBeside = (at: number) => at > row && at < end && !isWithin(drawn, cut, at) && !isWithin(drawn, at, cut);
  const isColumn = (at: number) => {
    const up = [...upFrom(drawn, at)];
    const common = up.findIndex(([one]) => isWithin(drawn, cut, one));
    const [column, shared] = [up[common - 1]?.[1].box, up[common]];
    const beside = [...upFrom(drawn, cut)].find(([, { parent }]) => parent === shared?.[0])?.[1].box;
    if (shared?.[1].isColumns !== true || column === undefined || beside === undefined) return false;
    return heightOf(both(column, beside)) > MEETS;
  };
  const things = drawn.elements.flatMap(({ isInked, seen }, at) => (isInked && isBeside(at) ? [{ at, seen }] : []));
  const words = drawn.texts.flatMap((text) =>
    isBeside(text.element) ? [{ at: text.element, seen: seenOf(drawn, text) }] : [],
  );
  return [...things, ...words]
    .filter(({ at, seen }) => isThere(seen) && (heightOf(both(seen, own)) > MEETS || isColumn(at)))
    .map(({ seen }) => seen);
}

/** From the edge of what is cut to whatever is next on its line, or to where its row ends. */
function roomBeside(drawn: Drawn, cut: number): number {
  const own = drawn.elements[cut];
  const rowAt = nearest(drawn, cut, ({ isRow }) => isRow);
  const row = drawn.elements[rowAt];
  if (own === undefined || row === undefined) return 0;
  const inks = inksBeside(drawn, cut, rowAt, own.box);
  const after = inks.filter(({ left }) => left >= own.box.right - 1).map(({ left }) => left);
  const before = inks.filter(({ right }) => right <= own.box.left + 1).map(({ right }) => right);
  const end = Math.min(row.content.right, ...after) - own.box.right;
  const start = own.box.left - Math.max(row.content.left, ...before);
  return own.isAtEnd ? Math.max(start, end) : end;
}

interface CutText {
  readonly words: string;
  readonly left: string;
  readonly room: number;
  readonly list: number;
}

const cutsOf = (drawn: Drawn): CutText[] =>
  drawn.elements.flatMap(({ left, seen, words }, at) =>
    left === undefined || !isThere(seen)
      ? []
      : [{ words, left, room: roomBeside(drawn, at), list: nearest(drawn, at, ({ isList }) => isList) }],
  );

const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((a, index) => all.slice(index + 1).map((b): [T, T] => [a, b]));

const cutBesideRoom = (cuts: readonly CutText[]): string[] =>
  cuts.filter(({ room }) => room >= ROOM).map(({ words, room }) => `cut beside ${Math.floor(room)} px: ${words}`);

/** Texts of one list that are left with the same letters. */
function cutAlike(cuts: readonly CutText[]): string[] {
  const alike = new Map<string, Set<string>>();
  for (const { list, left, words } of cuts) {
    const key = `${list} ${left.trim()}`;
    alike.set(key, (alike.get(key) ?? new Set()).add(words));
  }
  return [...alike.values()].filter(({ size }) => size > 1).map((words) => `cut alike: ${[...words].join(', ')}`);
}

/** Texts that run into one another. */
function runInto(drawn: Drawn): string[] {
  const seen = drawn.texts.map((text) => ({
    ...text,
    ...signsOf(seenOf(drawn, text)),
    over: `${drawn.elements[text.element]?.layer} ${drawn.elements[text.element]?.badge}`,
  }));
  const lines = seen.filter(isThere).sort((a, b) => a.top - b.top);
  return lines.flatMap((a, index) => {
    const hits: string[] = [];
    for (const b of lines.slice(index + 1)) {
      if (b.top >= a.bottom) break;
      const meeting = both(a, b);
      const isOver = widthOf(meeting) > MEETS && heightOf(meeting) > MEETS;
      if (isOver && a.element !== b.element && a.over === b.over)
        hits.push(`runs into one another: ${a.words} and ${b.words}`);
    }
    return hits;
  });
}

/** What one sees of a control: its surface, or what stands in it. */
function bodyOf(drawn: Drawn, at: number): Edges | undefined {
  const own = drawn.elements[at];
  if (own === undefined || own.isInked) return own?.seen;
  const end = endOf(drawn, at);
  const things = drawn.elements.slice(at + 1, end).filter(({ isInked }) => isInked);
  const words = drawn.texts
    .filter(({ element }) => element >= at && element < end)
    .map((text) => signsOf(seenOf(drawn, text)));
  const inks = [...things.map(({ seen }) => seen), ...words].filter(isThere);
  if (inks.length === 0) return undefined;
  return {
    left: Math.min(...inks.map(({ left }) => left)),
    top: Math.min(...inks.map(({ top }) => top)),
    right: Math.max(...inks.map(({ right }) => right)),
    bottom: Math.max(...inks.map(({ bottom }) => bottom)),
  };
}

const gapOf = (a: Edges, b: Edges): number => {
  const meeting = both(a, b);
  return Math.max(-widthOf(meeting), -heightOf(meeting));
};

/** Buttons that a finger may take for one another. */
function closeButtons(drawn: Drawn): string[] {
  const buttons = drawn.elements.flatMap(({ isControl, isExcused, layer, seen, words, name }, at) => {
    const body = isControl && !isExcused && isThere(seen) ? bodyOf(drawn, at) : undefined;
    return body !== undefined && isThere(body) && heightOf(body) <= HIGHEST_BUTTON
      ? [{ at, body, layer, words: words || name }]
      : [];
  });
  return pairs(buttons)
    .filter(([a, b]) => a.layer === b.layer && gapOf(a.body, b.body) < APART - 0.5)
    .filter(([a, b]) => !isWithin(drawn, a.at, b.at) && !isWithin(drawn, b.at, a.at))
    .map(([a, b]) => `${Math.round(gapOf(a.body, b.body))} px apart: ${a.words} and ${b.words}`);
}

/** What hides or mixes up names, and what a finger cannot tell apart; empty: nothing does. */
export function nameFaults(drawn: Drawn): string[] {
  const cuts = cutsOf(drawn);
  return [...new Set([...cutBesideRoom(cuts), ...cutAlike(cuts), ...runInto(drawn), ...closeButtons(drawn)])];
}
