import { type ComparedElement, cls } from './compare-elements';

const navBar: readonly ComparedElement[] = [
  { name: 'bar', ours: cls('nav-bar__bar'), mock: '.si-navbar', size: 'box', placed: true },
  { name: 'bar title', ours: cls('nav-bar__title'), mock: '.si-navbar__title', size: 'box', placed: true },
];
const tab: readonly ComparedElement[] = [
  { name: 'tabs', ours: cls('tabs__tabs'), mock: '.si-tabs', size: 'box', placed: true },
  {
    name: 'chosen tab',
    ours: `${cls('tabs__tab')}[aria-selected=true]`,
    mock: '.si-tab[aria-selected=true]',
    size: 'height',
  },
  {
    name: 'other tab',
    ours: `${cls('tabs__tab')}[aria-selected=false]`,
    mock: '.si-tab[aria-selected=false]',
    size: 'height',
  },
];

export const ALL_ANCHORS: readonly ComparedElement[] = [
  ...navBar,
  ...tab,
  { name: 'count', ours: cls('tabs__count'), mock: '.si-tab__n', size: 'none', but: ['lineHeight'] },
  { name: 'chips', ours: cls('chip__chips'), mock: '.si-chips', size: 'box', placed: true },
  {
    name: 'chip, on',
    ours: `${cls('chip__chip')}[aria-pressed=true]`,
    mock: '.si-chip[aria-pressed=true]',
    size: 'box',
    placed: true,
  },
  {
    name: 'chip, off',
    ours: `${cls('chip__chip')}[aria-pressed=false]`,
    mock: '.si-chip[aria-pressed=false]',
    size: 'box',
    placed: true,
  },
  { name: 'card', ours: cls('cover-card__card'), mock: '.si-card', size: 'box', placed: true },
  { name: 'picture', ours: cls('cover-card__photo'), mock: '.si-photo', size: 'box', placed: true },
  {
    name: 'live badge',
    ours: `${cls('cover-card__flag')} ${cls('live-badge__badge')}`,
    mock: '.si-card .si-live',
    size: 'box',
    placed: true,
  },
  { name: 'viewers', ours: cls('cover-card__over'), mock: '.si-card .si-ic', size: 'box', placed: true },
  { name: 'title', ours: cls('cover-card__title'), mock: '.si-card .si-ell', size: 'box', placed: true },
  {
    name: 'portrait',
    ours: `${cls('cover-card__who')} ${cls('avatar__avatar')}`,
    mock: '.si-card .si-avatar',
    size: 'box',
    placed: true,
  },
  {
    name: 'name',
    ours: `${cls('cover-card__who')} ${cls('text__meta')}`,
    mock: '.si-card .si-meta',
    size: 'height',
    placed: true,
  },
];

const row = cls('anchor-row__row');

export const WEEK_RANK: readonly ComparedElement[] = [
  ...navBar,
  { name: 'weeks', ours: cls('segmented__track'), mock: '.si-seg', size: 'box', placed: true },
  {
    name: 'this week',
    ours: `${cls('segmented__tab')}[aria-selected=true]`,
    mock: '.si-seg__b[aria-selected=true]',
    size: 'box',
    placed: true,
  },
  { name: 'podium', ours: cls('podium__podium'), mock: '.si-podium', size: 'box', placed: true },
  { name: 'first', ours: cls('podium__first'), mock: '.si-pod--1', size: 'box', placed: true },
  { name: 'second', ours: cls('podium__second'), mock: '.si-pod--2', size: 'box', placed: true },
  { name: 'third', ours: cls('podium__third'), mock: '.si-pod--3', size: 'box', placed: true },
  { name: 'gold', ours: cls('rank__first'), mock: '.si-rank--1', size: 'box', placed: true },
  { name: 'heat', ours: cls('podium__value'), mock: '.si-pod__v', size: 'height' },
  { name: 'row', ours: row, mock: '.si-li', size: 'box', placed: true },
  { name: 'place', ours: `${row} ${cls('rank__rank')}`, mock: '.si-li .si-rank', size: 'box', placed: true },
  { name: 'portrait', ours: `${row} ${cls('avatar__avatar')}`, mock: '.si-li .si-avatar', size: 'box', placed: true },
  { name: 'name line', ours: `${row} ${cls('anchor-row__title')}`, mock: '.si-li__t', size: 'height', placed: true },
  {
    name: 'movement',
    ours: `${row} ${cls('text__meta')}`,
    mock: '.si-li .si-meta',
    size: 'height',
    placed: true,
    but: ['fontFamily'],
  },
  { name: 'row heat', ours: cls('week-rank-page__heat'), mock: '.si-li .si-b', size: 'height' },
];

export const ANCHOR_IMAGE: readonly ComparedElement[] = [
  { name: 'viewer', ours: cls('anchor-image-page__viewer'), mock: '.si-viewer', size: 'box', placed: true },
  { name: 'track', ours: cls('anchor-image-page__track'), mock: '.si-viewer__track', size: 'box', placed: true },
  { name: 'top', ours: cls('anchor-image-page__top'), mock: '.si-viewer__top', size: 'box', placed: true },
  {
    name: 'counter',
    ours: cls('anchor-image-page__counter'),
    mock: '.si-viewer__top .si-num',
    size: 'box',
    placed: true,
  },
  { name: 'foot', ours: cls('anchor-image-page__foot'), mock: '.si-viewer__bot', size: 'box', placed: true },
  { name: 'dots', ours: cls('dots__dots'), mock: '.si-dots', size: 'box', placed: true },
  {
    name: 'portrait',
    ours: `${cls('anchor-image-page__who')} ${cls('avatar__avatar')}`,
    mock: '.si-viewer .si-avatar',
    size: 'box',
    placed: true,
  },
  { name: 'name', ours: cls('anchor-image-page__name'), mock: '.si-viewer b', size: 'height', placed: true },
  {
    name: 'tag',
    ours: cls('anchor-image-page__tag'),
    mock: '.si-viewer .si-badge',
    size: 'height',
    placed: true,
    but: ['lineHeight', 'rowGap', 'columnGap'],
  },
  { name: 'facts', ours: cls('anchor-image-page__meta'), mock: '.si-viewer .si-meta', size: 'height' },
  {
    name: 'follow',
    ours: `${cls('anchor-image-page__follow')} button`,
    mock: '.si-btn--glass',
    size: 'box',
    placed: true,
  },
  { name: 'enter', ours: cls('button__lg'), mock: '.si-btn--lg', size: 'box', placed: true },
];

const bar = cls('match-bar__bar');
const hostCard = cls('program-hosts__card');

const PROGRAMME: readonly ComparedElement[] = [
  { name: 'picture', ours: cls('program-hero__hero'), mock: '.si-video', size: 'box', placed: true },
  { name: 'top', ours: cls('program-hero__top'), mock: '.si-video__top', size: 'box', placed: true },
  { name: 'title', ours: cls('program-hero__title'), mock: '.si-video__title', size: 'height', placed: true },
  { name: 'match', ours: bar, mock: '.si-mbar', size: 'box', placed: true },
  { name: 'crest', ours: `${bar} ${cls('crest__crest')}`, mock: '.si-mbar .si-crest', size: 'box' },
  {
    name: 'score',
    ours: `${bar} ${cls('match-bar__score')}`,
    mock: '.si-mbar .si-score',
    size: 'height',
    placed: false,
  },
  ...tab,
  { name: 'section head', ours: cls('section__head'), mock: '.si-sec__head', size: 'box', placed: true },
  { name: 'card', ours: hostCard, mock: '.si-grid2 .si-card', size: 'box', placed: true },
  {
    name: 'card picture',
    ours: `${hostCard} ${cls('cover-card__photo')}`,
    mock: '.si-grid2 .si-photo',
    size: 'box',
    placed: true,
  },
  {
    name: 'portrait',
    ours: `${hostCard} ${cls('avatar__avatar')}`,
    mock: '.si-grid2 .si-avatar',
    size: 'box',
    placed: true,
  },
  { name: 'name', ours: cls('program-hosts__name'), mock: '.si-grid2 .si-grow .si-ell', size: 'box', placed: true },
  { name: 'tags', ours: `${hostCard} ${cls('text__meta')}`, mock: '.si-grid2 .si-meta', size: 'height', placed: true },
];

export const LIVE_PROGRAMME: readonly ComparedElement[] = [
  ...PROGRAMME,
  { name: 'middle', ours: cls('program-hero__mid'), mock: '.si-video__mid', size: 'box', placed: true },
  { name: 'play', ours: cls('program-hero__play'), mock: '.si-video__mid > span', size: 'box', placed: true },
  { name: 'words', ours: cls('program-hero__words'), mock: '.si-video__mid strong', size: 'box', placed: true },
  { name: 'watch', ours: `${hostCard} ${cls('button__live')}`, mock: '.si-grid2 .si-btn', size: 'box', placed: true },
];

export const COMING_PROGRAMME: readonly ComparedElement[] = [
  ...PROGRAMME,
  { name: 'countdown', ours: cls('program-hero__count'), mock: '.si-count', size: 'box', placed: true },
  { name: 'hours', ours: cls('program-hero__box'), mock: '.si-count > span', size: 'box', placed: true },
  {
    name: 'remind',
    ours: `${cls('program-hero__mid')} button`,
    mock: '.si-video__mid .si-btn',
    size: 'box',
    placed: true,
  },
];

export const DOWNLOAD: readonly ComparedElement[] = [
  // Drawn for one system: there is a button for each whose address is known.
  { name: 'offer', ours: cls('download-view__hero'), mock: '.si-dl', size: 'none' },
  { name: 'mark', ours: cls('download-view__mark'), mock: '.si-dl > span', size: 'box', but: ['backgroundColor'] },
  { name: 'heading', ours: cls('download-view__title'), mock: '.si-dl h1', size: 'box' },
  { name: 'code', ours: cls('download-view__qr'), mock: '.si-qr', size: 'box' },
  { name: 'get', ours: cls('button__lg'), mock: '.si-btn--lg', size: 'box' },
  { name: 'copy', ours: `${cls('button__lg')}${cls('button__quiet')}`, mock: '.si-btn--quiet', size: 'box' },
  {
    name: 'steps',
    ours: cls('download-view__steps'),
    mock: '.si-steps',
    size: 'none',
    but: ['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'],
  },
  { name: 'step', ours: `${cls('download-view__steps')} li`, mock: '.si-steps li', size: 'box' },
];
