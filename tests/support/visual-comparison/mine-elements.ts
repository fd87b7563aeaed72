import { type ComparedElement, cls } from './compare-elements';

const box = (name: string, ours: string, mock: string, but?: ComparedElement['but']): ComparedElement => ({
  name,
  ours,
  mock,
  size: 'box',
  ...(but === undefined ? {} : { but }),
});
const high = (name: string, ours: string, mock: string, but?: ComparedElement['but']): ComparedElement => ({
  ...box(name, ours, mock, but),
  size: 'height',
});
const look = (name: string, ours: string, mock: string, but?: ComparedElement['but']): ComparedElement => ({
  ...box(name, ours, mock, but),
  size: 'none',
});

const row = cls('anchor-row__row');
const match = cls('match-row__row');
/** Of our rows the place of the parts is a grid of its own; the gaps of what holds them are no part of the drawing. */
const GAPS = ['rowGap', 'columnGap'] as const;

/** The page of what one follows. */
export const MINE: readonly ComparedElement[] = [
  { ...box('bar', cls('nav-bar__bar'), '.si-navbar'), placed: true },
  { ...box('bar title', cls('nav-bar__title'), '.si-navbar__title'), size: 'height', placed: false },
  box('search', `${cls('nav-bar__end')} button`, '.si-navbar__end button'),
  { ...box('orders', cls('mine__orders'), '.mi-top a'), placed: true },
  look('orders title', `${cls('mine__orders')} b`, '.mi-top b'),
  { ...high('heading', cls('section__title'), '.si-sec__title', GAPS), placed: true },
  look('how many', `${cls('section__title')} > span`, '.si-sec__title .si-meta'),
  look('on air', cls('mine__onAir'), '.si-sec__head > .si-meta', ['fontFamily']),
  { ...box('first row', row, '.si-li'), placed: true },
  { ...box('portrait', `${row} ${cls('avatar__avatar')}`, '.si-li .si-avatar'), placed: true },
  look('name', `${row} ${cls('anchor-row__title')}`, '.si-li__t'),
  look('what is on', `${row} ${cls('text__meta')}`, '.si-li .si-meta'),
  box('watch', `${row} ${cls('button__live')}`, '.mi-watch'),
  box('remind', `${row} ${cls('button__soft')}`, '.si-li .si-btn--soft', GAPS),
  box('reminded', `${row} ${cls('button__quiet')}`, '.si-li .si-btn--quiet', GAPS),
  high('all into the calendar', cls('mine__all'), '.si-more', GAPS),
  high('booked match', match, '.mi-book .si-match', [...GAPS, 'paddingRight']),
  look('booked', cls('mine__booked'), '.mi-end > .si-ic', GAPS),
  box('into the calendar', `${cls('mine__bookedEnd')} button`, '.mi-end > button'),
  high('on sale', cls('mine__onSale'), '.mi-n'),
  look('how many on sale', `${cls('mine__onSale')} b`, '.mi-n b', ['fontWeight']),
];

/** The sheet of what the app has a quiet word about. */
export const NOTICES: readonly ComparedElement[] = [
  high('switch', cls('switch__row'), '.si-sw'),
  look('switch title', cls('switch__title'), '.si-sw__t'),
  look('switch about', cls('switch__about'), '.si-sw .si-meta'),
  box('track', cls('switch__track'), '.si-sw__s'),
  look('word of the track', `${cls('switch__track')} > *`, '.si-sw__s i'),
  look('hint', cls('notices-sheet__hint'), '.si-notice'),
];

/** One quiet word. */
export const QUIET: readonly ComparedElement[] = [
  { ...box('word', cls('quiet-words__quiet'), '.si-quiet') },
  look('first line', cls('quiet-words__title'), '.si-quiet .si-b'),
  look('second line', cls('quiet-words__about'), '.si-quiet .si-meta'),
  box('mark', cls('quiet-words__mark'), '.mi-ic'),
  box('way', `${cls('quiet-words__quiet')} ${cls('button__soft')}`, '.si-quiet .si-btn'),
];

/** A match of a team with a star. */
export const MY_MATCH: readonly ComparedElement[] = [
  // As on anchor home both teams stand closer together than in this drawing.
  look('card', cls('live-card__card'), '.si-lm'),
  look('top', cls('live-card__top'), '.si-lm__top'),
  high('team', cls('live-card__team'), '.si-lm__team'),
  look('score', cls('live-card__score'), '.si-lm__team b'),
  high('foot', cls('live-card__foot'), '.si-lm__foot'),
  look('star', cls('my-matches__team'), '.si-lm__foot .si-ic', GAPS),
];

/** Nothing is followed. */
export const EMPTY: readonly ComparedElement[] = [
  box('art', cls('state__art'), '.si-state__art'),
  look('title', cls('state__title'), '.si-state h3'),
  look('text', cls('state__text'), '.si-state p'),
  high('first way', `${cls('mine__actions')} > :first-child`, '.si-state .si-btn'),
  high('second way', `${cls('mine__actions')} ${cls('button__soft')}`, '.si-state .si-btn--soft'),
];

/** The mock is drawn in Chinese: in English these are as wide as their words. */
const AS_WIDE_AS_ITS_WORDS: ReadonlySet<string> = new Set(['watch', 'remind', 'reminded', 'way']);

const inEnglishWords = (element: ComparedElement): ComparedElement => {
  // As high as its lines: a longer one breaks where the Chinese one does not, and the portrait stands in its middle.
  if (element.name === 'first row') return { ...element, size: 'none', placed: false };
  if (element.name === 'portrait') return { ...element, placed: false };
  return AS_WIDE_AS_ITS_WORDS.has(element.name) ? { ...element, size: 'height' } : element;
};

/** The same elements beside a page in English. */
export const inEnglish = (elements: readonly ComparedElement[]): readonly ComparedElement[] =>
  elements.map(inEnglishWords);
