/** One thing of a screen that a person sees: its name, its place, its look. */
export interface Landmark {
  /** Role, accessible name and state, or a text in quotes; a number where several in one place are alike: `button "关注" 2`. */
  readonly label: string;
  /** How deep it lies in other landmarks. */
  readonly depth: number;
  /** x, y, width and height in the view, px. */
  readonly box: readonly number[];
  /** Size/line height, weight, and the family where it is not the page's; empty where it has no text of its own. */
  readonly font: string;
  /** Colour of its text; empty as above. */
  readonly ink: string;
  /** Colour and radius of what is behind it. */
  readonly ground: string;
}

/** In what a landmark lies. */
interface Outer {
  readonly path: string;
  readonly depth: number;
  /** The name of the innermost one that is named by its content: it is not told again. */
  readonly name: string;
  readonly box: string;
}

/** What an element is called: the how manieth of that name, by which role. */
interface Named {
  readonly label: string;
  readonly count: number;
  readonly role: string;
  readonly hasText: boolean;
}

/** What has been read so far. */
interface Book {
  readonly found: Landmark[];
  readonly counts: Map<string, number>;
  /** Shapes of cards, rows and controls that have been read whole. */
  readonly seen: Set<string>;
}

// The functions below run in the page, sent there as text: they may use one another, and nothing else.

function roleOf(element: Element): string {
  const told = element.getAttribute('role');
  if (told !== null && told !== 'presentation' && told !== 'none') return told;
  const roles: Readonly<Record<string, string>> = {
    ...{ article: 'article', aside: 'complementary', button: 'button', canvas: 'picture', dialog: 'dialog' },
    ...{ header: 'banner', img: 'picture', input: 'textbox', li: 'listitem', main: 'main', nav: 'navigation' },
    ...{ progress: 'progressbar', table: 'table', td: 'cell', textarea: 'textbox', th: 'columnheader', tr: 'row' },
    ...{ video: 'picture', h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', section: 'region' },
  };
  const tag = element.tagName.toLowerCase();
  if (tag === 'a') return element.hasAttribute('href') ? 'link' : '';
  return roles[tag] ?? '';
}

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** What is named by what stands in it. */
function isNamedByContent(role: string): boolean {
  return /^(button|link|tab|radio|option|switch|heading|cell|columnheader|rowheader)$/.test(role);
}

function nameOf(element: Element, role: string): string {
  const labelled = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => id !== '');
  const told = labelled.map((id) => plain(document.getElementById(id)?.textContent ?? '')).join(' ');
  const label = told || element.getAttribute('aria-label') || element.getAttribute('alt');
  return (
    label || (isNamedByContent(role) ? plain(element.textContent) : '') || element.getAttribute('placeholder') || ''
  );
}

const ownText = (element: Element) =>
  plain([...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join(''));

/** Digests are made with a secret of the database, which is another one in every run. */
const steady = (element: Element, text: string) =>
  getComputedStyle(element).fontFamily.includes('Mono') ? text.replace(/[0-9a-f]{4}/g, '0a1b') : text;

function stateOf(element: Element): string {
  const names = ['selected', 'pressed', 'checked', 'current', 'disabled'];
  const isOn = (name: string) => !['false', null].includes(element.getAttribute(`aria-${name}`));
  return names.filter((name) => isOn(name) || (name === 'disabled' && element.matches(':disabled'))).join(' ');
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  // A pixel is what is there for those alone who hear it.
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** What makes siblings alike: role and state, or else all that is in them. */
function shapeOf(element: Element): string {
  const role = roleOf(element);
  return role === '' ? wholeShapeOf(element) : `${role} ${stateOf(element)}`;
}

function wholeShapeOf(element: Element): string {
  const inner = element instanceof SVGElement ? '' : [...element.children].map((child) => wholeShapeOf(child)).join();
  return `${element.tagName} ${roleOf(element)} ${stateOf(element)}(${inner})`;
}

/** Of more than three siblings of a shape two tell of all; a table keeps its columns, and a page its parts. */
function isTelling(child: Element, index: number, shapes: readonly string[]): boolean {
  if (/^(cell|columnheader|rowheader|region|heading|navigation|article|listitem|row)$/.test(roleOf(child))) return true;
  const alike = shapes.filter((one) => one === shapes[index]).length;
  return alike <= 3 || shapes.slice(0, index).filter((one) => one === shapes[index]).length < 2;
}

/** `#1677ff`, with its alpha where it has one; another notation as it is. */
function hex(colour: string): string {
  const numbers = /^rgba?\(([^)]*)\)$/
    .exec(colour)?.[1]
    ?.split(/[ ,/]+/)
    .map(Number);
  if (numbers === undefined) return colour;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  const bytes = alpha === 1 ? [red, green, blue] : [red, green, blue, Math.round(alpha * 255)];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function groundOf(element: Element): string {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const { backgroundColor, backgroundImage, borderTopLeftRadius } = getComputedStyle(one);
    const isClear = /, 0\)$/.test(backgroundColor);
    if (isClear && backgroundImage === 'none') continue;
    const colour = isClear ? 'drawn' : hex(backgroundColor);
    return borderTopLeftRadius === '0px' ? colour : `${colour} r${borderTopLeftRadius.replace('px', '')}`;
  }
  return '';
}

/** The first element in it that has text itself. */
function holderOf(element: Element): Element | undefined {
  return [element, ...element.querySelectorAll('*')].find((one) => ownText(one) !== '' && isShown(one));
}

function looksOf(element: Element, hasText: boolean): Pick<Landmark, 'font' | 'ink' | 'ground'> {
  const ground = groundOf(element);
  const root = element.closest('[data-testid="si-app"]') ?? element;
  const holder = hasText ? (holderOf(element) ?? element) : undefined;
  if (holder === undefined) return { font: '', ink: '', ground };
  const { fontSize, lineHeight, fontWeight, fontFamily, color } = getComputedStyle(holder);
  const [first = '', usual] = [fontFamily, getComputedStyle(root).fontFamily].map((all) => all.split(',')[0] ?? '');
  const family = first === usual ? '' : ` ${first.replace(/"/g, '')}`;
  return {
    font: `${fontSize.replace('px', '')}/${lineHeight.replace('px', '')} ${fontWeight}${family}`,
    ink: hex(color),
    ground,
  };
}

function add(book: Book, element: Element, what: Named, outer: Outer): Outer {
  const { path, depth, name } = outer;
  const { label, count } = what;
  const numbered = count === 1 ? label : `${label} ${count}`;
  const { x, y, width, height } = element.getBoundingClientRect();
  const box = [x, y, width, height].map((side) => Math.round(side * 2) / 2);
  // Another landmark's picture that fills it says nothing new.
  if (label === 'picture' && outer.box === box.join()) return outer;
  book.found.push({ label: numbered, depth, box, ...looksOf(element, what.hasText) });
  return { path: `${path}${numbered}\n`, depth: depth + 1, name, box: box.join() };
}

/** What the element is called where it lies; null where it is nothing that a person would name. */
function called(book: Book, element: Element, { path, name: outerName }: Outer): Named | null {
  const short = (told: string) => {
    // What only keeps words together is not read.
    const text = told.replace(/\u2060/g, '').replace(/\u00a0/g, ' ');
    return JSON.stringify(text.length > 24 ? `${text.slice(0, 24)}…` : text).replace(/\|/g, '/');
  };
  const role = roleOf(element);
  const [name, text] = [nameOf(element, role), steady(element, ownText(element))];
  const isLandmark = role !== '' && (role !== 'region' || name !== '');
  if (!isLandmark && (text === '' || text === outerName)) return null;
  const parts = isLandmark ? [role, name === '' ? '' : short(name), stateOf(element)] : [short(text)];
  const label = parts.filter((part) => part !== '').join(' ');
  const count = (book.counts.get(`${path}${label}`) ?? 0) + 1;
  book.counts.set(`${path}${label}`, count);
  return { label, count, role, hasText: text !== '' || isNamedByContent(role) || role === 'textbox' };
}

/** Adds what the element is, if it is anything; gives what its children lie in, or null where they tell nothing new. */
function enter(book: Book, element: Element, outer: Outer): Outer | null {
  const what = called(book, element, outer);
  if (what === null) return outer;
  const isRow = /^(article|listitem|row)$/.test(what.role);
  if (isRow && what.count > 2) return null;
  const own = add(book, element, what, outer);
  if (!isRow && !/^(link|button|tab|radio|option)$/.test(what.role)) return what.role === '' ? outer : own;
  const shape = wholeShapeOf(element);
  if (book.seen.has(shape) || (isRow && what.count > 1)) return null;
  book.seen.add(shape);
  return isNamedByContent(what.role) ? { ...own, name: plain(element.textContent) } : own;
}

function walk(book: Book, element: Element, outer: Outer): void {
  const isBox = getComputedStyle(element).display !== 'contents';
  if (isBox && !isShown(element)) return;
  const own = isBox ? enter(book, element, outer) : outer;
  if (own === null || element instanceof SVGElement) return;
  const children = [...element.children];
  const shapes = children.map((child) => shapeOf(child));
  for (const [index, child] of children.entries()) if (isTelling(child, index, shapes)) walk(book, child, own);
}

/** What stands around every page: the app's header, and what floats over it. */
const isFrame = (element: Element) =>
  element.matches('aside') || (element.matches('header:not(main *)') && element.querySelector('nav') !== null);

/** The landmarks in what `within` selects, or of the sheet that is open, or of the page without its frame. */
function readLandmarks(within: string | null): Landmark[] {
  const book: Book = { found: [], counts: new Map(), seen: new Set() };
  const page = document.querySelector('[data-testid="si-app"]');
  const chosen =
    within === null ? [...document.querySelectorAll('dialog[open]')].at(-1) : document.querySelector(within);
  const roots = chosen ? [chosen] : [...(page?.children ?? [])].filter((child) => !isFrame(child));
  for (const root of roots) walk(book, root, { path: '', depth: 0, name: '', box: '' });
  return book.found;
}

const PARTS = [
  ...[roleOf, isNamedByContent, nameOf, stateOf, isShown, shapeOf, wholeShapeOf, isTelling],
  ...[hex, groundOf, holderOf, looksOf, add, called, enter, walk, readLandmarks],
];

/** A script that gives the landmarks of the page in which it runs. */
export const landmarksScript = (within: string | null): string =>
  [
    '(() => { const __name = (one) => one;',
    `const plain = ${plain};`,
    `const ownText = ${ownText};`,
    `const steady = ${steady};`,
    `const isFrame = ${isFrame};`,
    ...PARTS.map(String),
    `return readLandmarks(${JSON.stringify(within)}); })()`,
  ].join('\n');
