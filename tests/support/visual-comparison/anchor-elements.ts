import { type ComparedElement, cls } from './compare-elements';

const liveCard = cls('live-card__card');
const cell = cls('anchor-grid__cell');
const moment = cls('moment-card__card');

/** The compared elements of anchor home, each with its selector in the product and in the mock. The first match counts. */
export const COMPARED_ELEMENTS: readonly ComparedElement[] = [
  { name: 'header', ours: cls('header__header'), mock: '.si-header', size: 'box', placed: true },
  {
    name: 'current tab',
    ours: `${cls('header__tab')}[aria-current]`,
    mock: '.si-maintab[aria-current]',
    size: 'height',
    placed: true,
  },
  {
    name: 'other tab',
    ours: `${cls('header__tab')}:not([aria-current])`,
    mock: '.si-maintab:not([aria-current])',
    size: 'height',
  },
  {
    name: 'live badge',
    ours: `${cls('header__tab')} ${cls('live-badge__badge')}`,
    mock: '.si-maintab .si-live',
    size: 'box',
  },
  { name: 'banner', ours: cls('banner-carousel__banner'), mock: '.si-banner', size: 'box', placed: true },
  { name: 'banner title', ours: cls('banner-carousel__title'), mock: '.si-banner__copy strong', size: 'none' },
  { name: 'section head', ours: cls('section__head'), mock: '.si-sec__head', size: 'box', placed: true },
  { name: 'section title', ours: cls('section__title'), mock: '.si-sec__title', size: 'height', placed: true },
  { name: 'more', ours: cls('section__more'), mock: '.si-more', size: 'height' },
  { name: 'strip', ours: cls('section__strip'), mock: '.si-scroll', size: 'box', placed: true },
  { name: 'live card', ours: liveCard, mock: '.si-lm', size: 'box', placed: true },
  { name: 'league', ours: `${liveCard} ${cls('live-card__top')}`, mock: '.si-lm__top', size: 'box', placed: true },
  { name: 'clock', ours: `${liveCard} ${cls('match-clock__clock')}`, mock: '.si-lm .si-clock', size: 'height' },
  { name: 'team', ours: `${liveCard} ${cls('live-card__team')}`, mock: '.si-lm__team', size: 'box', placed: true },
  { name: 'crest', ours: `${liveCard} ${cls('crest__crest')}`, mock: '.si-lm .si-crest', size: 'box', placed: true },
  { name: 'score', ours: `${liveCard} ${cls('live-card__score')}`, mock: '.si-lm__team b', size: 'height' },
  { name: 'card foot', ours: `${liveCard} ${cls('live-card__foot')}`, mock: '.si-lm__foot', size: 'box', placed: true },
  { name: 'watch', ours: `${liveCard} ${cls('button__live')}`, mock: '.si-lm .si-btn', size: 'height' },
  { name: 'anchor page', ours: cls('pager__page'), mock: '.si-pager__page', size: 'box', placed: true },
  {
    name: 'portrait',
    ours: `${cell} ${cls('avatar__avatar')}`,
    mock: '.si-anchor .si-avatar',
    size: 'box',
    placed: true,
  },
  {
    name: 'live flag',
    ours: `${cell} ${cls('live-badge__badge')}`,
    mock: '.si-anchor .si-live',
    size: 'height',
    placed: true,
  },
  { name: 'anchor name', ours: cls('anchor-grid__name'), mock: '.si-anchor__name', size: 'box', placed: true },
  { name: 'anchor meta', ours: cls('anchor-grid__meta'), mock: '.si-anchor__meta', size: 'box', placed: true },
  { name: 'sort', ours: cls('segmented__track'), mock: '.si-seg', size: 'height', placed: true },
  {
    name: 'sort, chosen',
    ours: `${cls('segmented__tab')}[aria-selected=true]`,
    mock: '.si-seg__b[aria-selected=true]',
    size: 'height',
    placed: true,
  },
  {
    name: 'sort, other',
    ours: `${cls('segmented__tab')}[aria-selected=false]`,
    mock: '.si-seg__b[aria-selected=false]',
    size: 'height',
  },
  { name: 'moment', ours: moment, mock: '.si-moment', size: 'none', placed: true },
  { name: 'moment author', ours: cls('moment-card__name'), mock: '.si-moment b', size: 'height', placed: true },
  {
    name: 'moment time',
    ours: `${moment} ${cls('text__meta')}`,
    mock: '.si-moment .si-meta',
    size: 'height',
    placed: true,
  },
  { name: 'moment text', ours: cls('moment-card__text'), mock: '.si-moment__text', size: 'none', placed: true },
  { name: 'photos', ours: cls('photo-grid__grid'), mock: '.si-photos', size: 'none' },
  {
    name: 'like',
    ours: `${cls('moment-card__act')}[aria-pressed=false]`,
    mock: '.si-act[aria-pressed=false]',
    size: 'height',
  },
  { name: 'follow', ours: `${moment} ${cls('button__soft')}`, mock: '.si-moment .si-btn--soft', size: 'height' },
  { name: 'service button', ours: cls('customer-service__button'), mock: '.si-cs__btn', size: 'box' },
];
