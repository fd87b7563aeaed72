import { type ComparedElement, cls } from './compare-elements';

const fixed = (name: string, ours: string, mock: string): ComparedElement => ({
  name,
  ours,
  mock,
  size: 'box',
  placed: true,
});
const high = (name: string, ours: string, mock: string): ComparedElement => ({ name, ours, mock, size: 'height' });
const look = (name: string, ours: string, mock: string): ComparedElement => ({
  ...high(name, ours, mock),
  size: 'none',
});

const BAR: readonly ComparedElement[] = [
  fixed('bar', cls('search__bar'), '.si-searchbar'),
  fixed('field', cls('search__search'), '.si-search'),
  look('input', `${cls('search__search')} input`, '.si-search input'),
  fixed('cancel', cls('search__cancel'), '.si-searchbar__x'),
];

/** What a character finds. */
export const SEARCH_RESULTS: readonly ComparedElement[] = [
  ...BAR,
  fixed('group', cls('rows__group'), '.si-grp'),
  look('count', cls('rows__count'), '.si-grp .si-meta'),
  high('row', cls('rows__row'), '.si-li--sr'),
  high('name', cls('anchor-row__title'), '.si-li__t'),
  look('hit', `${cls('anchor-row__title')} mark`, '.si-li__t mark'),
  high('meta', cls('rows__meta'), '.si-li--sr .si-meta.si-ell'),
  high('portrait', `${cls('rows__row')} ${cls('avatar__avatar')}`, '.si-li--sr .si-avatar'),
  high('crest', `${cls('rows__row')} ${cls('crest__crest')}`, '.si-li--sr .si-crest'),
];

/** Before anything is typed: the second stage of the mock. */
export const SEARCH_IDLE: readonly ComparedElement[] = [
  { ...high('on this device', cls('titled-section__meta'), '.si-sec__title .si-meta'), but: ['fontFamily'] },
  high('chip', cls('search__chip'), '.si-stage .si-chip'),
  look('chips', cls('search__recent'), '.si-stage .si-row:has(.si-chip)'),
  high('row on air', cls('rows__row'), '.si-stage .si-li--sr'),
];

export const SEARCH_NONE: readonly ComparedElement[] = [
  look('state', cls('state__state'), '.si-state'),
  look('title', cls('state__title'), '.si-state h3'),
  high('way', `${cls('search__ways')} a`, '.si-state .si-btn'),
];
