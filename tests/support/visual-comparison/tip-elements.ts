import { type ComparedElement, cls } from './compare-elements';

const STAMP = cls('tip-marks__stamp');
/** Our rows wrap where the drawn ones cut, for a rate keeps its number of tips: a gap between lines that the mock has not. */
const WRAPS = { but: ['rowGap', 'columnGap'] } as const;

const navBar: readonly ComparedElement[] = [
  { name: 'bar', ours: cls('nav-bar__bar'), mock: '.si-navbar', size: 'box', placed: true },
  { name: 'bar title', ours: cls('nav-bar__title'), mock: '.si-navbar__title', size: 'box', placed: true },
];
const note: readonly ComparedElement[] = [
  { name: '18+', ours: cls('responsible__mark'), mock: '.si-rg b', size: 'height' },
  { name: 'help', ours: cls('responsible__help'), mock: '.si-rg a', size: 'height' },
];
const badge = (name: string, within: string, mock: string): ComparedElement => ({
  name,
  ours: `${within} ${cls('badge__badge')}`,
  mock,
  size: 'none',
  but: ['color', 'backgroundColor', 'rowGap', 'columnGap', 'paddingLeft', 'paddingRight'],
});
const card = cls('tip-card__tip');
/** A card's height follows from its rates and title, so that nothing in it has a fixed place. */
const tipCard: readonly ComparedElement[] = [
  {
    name: 'card',
    ours: card,
    mock: '.si-card:has(.si-tip)',
    size: 'none',
    // The drawn card and what is in it are one box of ours.
    but: ['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft', 'rowGap', 'columnGap'],
  },
  {
    name: 'room in the card',
    ours: card,
    mock: '.si-tip',
    size: 'none',
    but: ['backgroundColor', 'borderTopLeftRadius'],
  },
  { name: 'portrait', ours: `${card} ${cls('avatar__avatar')}`, mock: '.si-tip .si-avatar', size: 'box' },
  { name: 'expert', ours: `${card} ${cls('tip-card__name')}`, mock: '.si-tip b.si-ell', size: 'height' },
  { name: 'rates', ours: `${card} ${cls('tip-card__rates')}`, mock: '.si-tip .si-meta', size: 'none', ...WRAPS },
  { name: 'title', ours: cls('tip-card__title'), mock: '.si-tip__title', size: 'none' },
  { name: 'matches', ours: cls('tip-card__matches'), mock: '.si-tip__match', size: 'none' },
  {
    name: 'when it begins',
    ours: `${cls('tip-card__matches')} ${cls('text__meta')}`,
    mock: '.si-tip__match .si-meta',
    size: 'height',
  },
  { name: 'foot', ours: cls('tip-card__foot'), mock: '.si-tip__foot', size: 'height' },
  { name: 'read by', ours: cls('tip-card__count'), mock: '.si-tip__foot .si-ic', size: 'height' },
];
const follow: ComparedElement = {
  name: 'follow',
  ours: `${card} ${cls('button__soft')}`,
  mock: '.si-tip .si-btn--soft',
  size: 'box',
};

export const TIPS: readonly ComparedElement[] = [
  { name: 'section head', ours: cls('section__head'), mock: '.si-sec__head', size: 'box' },
  { name: 'section title', ours: cls('section__title'), mock: '.si-sec__title', size: 'height' },
  { name: 'expert cell', ours: cls('expert-strip__cell'), mock: '.si-exp', size: 'none' },
  {
    name: 'expert’s portrait',
    ours: `${cls('expert-strip__cell')} ${cls('avatar__avatar')}`,
    mock: '.si-exp .si-avatar',
    size: 'box',
  },
  { name: 'expert’s name', ours: cls('expert-strip__name'), mock: '.si-exp .si-ell', size: 'height' },
  { name: 'hit rate', ours: cls('expert-strip__rate'), mock: '.si-exp__rate', size: 'height', ...WRAPS },
  { name: 'hot tip', ours: cls('hot-tips__tip'), mock: '.si-hot', size: 'none' },
  { name: 'hot title', ours: cls('hot-tips__title'), mock: '.si-hot h3', size: 'none' },
  {
    name: 'chip, on',
    ours: `${cls('chip__chip')}[aria-pressed=true]`,
    mock: '.si-chip[aria-pressed=true]',
    size: 'box',
  },
  { name: 'source', ours: cls('segmented__track'), mock: '.si-seg', size: 'box' },
  { name: 'price', ours: `${card} ${cls('coin__coin')}`, mock: '.si-tip .si-coin', size: 'height' },
  badge('refund', cls('tip-card__end'), '.si-tip__foot .si-badge--gold'),
  ...tipCard,
  follow,
  ...note,
];

export const EXPERT: readonly ComparedElement[] = [
  ...navBar,
  { name: 'head', ours: cls('expert-head__head'), mock: '.si-plain', size: 'none', placed: true },
  {
    name: 'portrait, large',
    ours: `${cls('expert-head__head')} ${cls('avatar__avatar')}`,
    mock: '.si-plain .si-avatar',
    size: 'box',
  },
  { name: 'name', ours: cls('expert-head__name'), mock: '.si-plain h2', size: 'height' },
  // At 320 px the mock cuts them, ours take a second line and move the portrait down by half of it.
  { name: 'facts', ours: cls('expert-head__facts'), mock: '.si-plain .si-meta', size: 'none' },
  { name: 'introduction', ours: cls('expert-head__intro'), mock: '.si-plain p', size: 'height' },
  { name: 'stats', ours: cls('stat-row__stats'), mock: '.si-stats', size: 'none' },
  { name: 'stat', ours: cls('stat-row__stat'), mock: '.si-stat', size: 'none' },
  { name: 'stat value', ours: cls('stat-row__value'), mock: '.si-stat__v', size: 'height' },
  { name: 'stat name', ours: cls('stat-row__key'), mock: '.si-stat__k', size: 'height' },
  { name: 'record', ours: cls('record-bars__record'), mock: '.si-rec', size: 'height' },
  { name: 'a win', ours: `${cls('record-bars__win')} ${cls('record-bars__bar')}`, mock: '.si-rec .w b', size: 'none' },
  { name: 'its day', ours: cls('record-bars__date'), mock: '.si-rec em', size: 'height' },
  { name: 'tabs', ours: cls('tabs__tabs'), mock: '.si-tabs', size: 'box' },
  { name: 'tab', ours: `${cls('tabs__tab')}[aria-selected=true]`, mock: '.si-tab', size: 'height' },
  ...note,
];

const tipHead: readonly ComparedElement[] = [
  ...navBar,
  { name: 'head', ours: cls('tip-head__head'), mock: '.si-plain', size: 'none', placed: true },
  {
    name: 'portrait',
    ours: `${cls('tip-head__head')} ${cls('avatar__avatar')}`,
    mock: '.si-plain .si-avatar',
    size: 'box',
  },
  { name: 'expert', ours: cls('tip-head__name'), mock: '.si-plain b', size: 'none' },
  { name: 'rates', ours: `${cls('tip-head__who')} ${cls('text__meta')}`, mock: '.si-plain .si-meta', size: 'none' },
  { name: 'title', ours: cls('tip-head__title'), mock: 'main h2', size: 'none' },
  {
    name: 'follow',
    ours: `${cls('tip-head__row')} ${cls('button__button')}`,
    mock: '.si-plain .si-btn',
    size: 'box',
  },
  { name: 'match', ours: cls('match-row__row'), mock: '.si-match', size: 'height' },
  { name: 'section head', ours: cls('section__head'), mock: '.si-sec__head', size: 'box' },
];

export const LOCKED_TIP: readonly ComparedElement[] = [
  ...tipHead,
  { name: 'teaser', ours: cls('tip-content__teaser'), mock: '.si-prose', size: 'none' },
  { name: 'locked', ours: cls('tip-content__locked'), mock: '.si-locked', size: 'box', but: ['backgroundColor'] },
  { name: 'lock box', ours: cls('tip-content__box'), mock: '.si-locked__box', size: 'height' },
  {
    name: 'buy bar',
    ours: cls('input-bar__bar'),
    mock: '.si-buybar',
    size: 'box',
    placed: true,
    but: ['rowGap', 'columnGap'],
  },
  { name: 'unlock', ours: cls('button__gold'), mock: '.si-buybar .si-btn--gold', size: 'box', placed: true },
  ...note,
];

const sheet = cls('modal__sheet');
export const BUY_SHEET: readonly ComparedElement[] = [
  { name: 'sheet', ours: sheet, mock: '.si-sheet', size: 'none' },
  { name: 'grip', ours: cls('modal__grip'), mock: '.si-sheet__grip', size: 'box' },
  { name: 'sheet title', ours: `${sheet} h2`, mock: '.si-sheet h2', size: 'height' },
  { name: 'line', ours: cls('key-values__row'), mock: '.si-kv', size: 'box' },
  { name: 'its name', ours: cls('key-values__key'), mock: '.si-kv > span', size: 'height' },
  { name: 'rule', ours: cls('buy-bar__rule'), mock: '.si-notice--mute', size: 'none' },
  { name: 'pay', ours: `${sheet} ${cls('button__gold')}`, mock: '.si-sheet .si-btn--gold', size: 'box', placed: true },
];

const comment = cls('comment-card__comment');
export const OPEN_TIP: readonly ComparedElement[] = [
  ...tipHead,
  { name: 'pick', ours: cls('tip-content__pick'), mock: '.si-pick', size: 'box' },
  { name: 'picked', ours: cls('tip-content__figure'), mock: '.si-pick b', size: 'height' },
  { name: 'text', ours: cls('prose__prose'), mock: '.si-prose:not(.si-clamp2)', size: 'none' },
  { name: 'comment', ours: comment, mock: '.si-cmt', size: 'none' },
  { name: 'writer’s portrait', ours: `${comment} ${cls('avatar__avatar')}`, mock: '.si-cmt .si-avatar', size: 'box' },
  { name: 'writer', ours: cls('comment-card__name'), mock: '.si-cmt .si-li__t', size: 'height' },
  { name: 'like', ours: cls('comment-card__like'), mock: '.si-vote', size: 'height', but: ['color', 'fontWeight'] },
  { name: 'words', ours: cls('comment-card__text'), mock: '.si-cmt__b p', size: 'none' },
  { name: 'answers to it', ours: cls('comment-card__acts'), mock: '.si-cmt__b .si-meta', size: 'height', ...WRAPS },
  { name: 'input bar', ours: cls('input-bar__bar'), mock: '.si-inputbar', size: 'box', placed: true },
  {
    name: 'field',
    ours: cls('input-bar__field'),
    mock: '.si-field',
    size: 'height',
    but: ['color', 'lineHeight', 'rowGap', 'columnGap'],
  },
  {
    name: 'post',
    ours: `${cls('comment-form__line')} ${cls('button__button')}`,
    mock: '.si-inputbar .si-btn',
    size: 'box',
    placed: true,
  },
];

/** Why one may not comment, in the place of the field. */
export const ruleBar = (kind: 'info' | 'danger' | 'warn'): readonly ComparedElement[] => [
  {
    name: 'rule bar',
    ours: cls('input-bar__bar'),
    mock: '[data-group=state]:not([hidden]) .si-inputbar',
    size: 'box',
    placed: true,
  },
  {
    name: 'rule',
    ours: cls(`input-bar__${kind}`),
    mock: `.si-inputbar .si-notice--${kind}`,
    size: 'box',
    placed: true,
  },
];

export const ALL_EXPERTS: readonly ComparedElement[] = [
  ...navBar,
  { name: 'tabs', ours: cls('tabs__tabs'), mock: '.si-tabs', size: 'box', placed: true },
  { name: 'chips', ours: cls('chip__chips'), mock: '.si-chips', size: 'box', placed: true },
  {
    name: 'chip, on',
    ours: `${cls('chip__chip')}[aria-pressed=true]`,
    mock: '.si-chip[aria-pressed=true]',
    size: 'box',
    placed: true,
  },
  { name: 'row', ours: cls('anchor-row__row'), mock: '.si-li', size: 'none', placed: true },
  {
    name: 'portrait',
    ours: `${cls('anchor-row__row')} ${cls('avatar__avatar')}`,
    mock: '.si-li .si-avatar',
    size: 'box',
  },
  { name: 'name line', ours: cls('expert-row__titles'), mock: '.si-li__t', size: 'none' },
  { name: 'about', ours: `${cls('anchor-row__texts')} ${cls('text__meta')}`, mock: '.si-li .si-meta', size: 'height' },
  { name: 'rate', ours: cls('expert-row__value'), mock: '.si-li .si-b', size: 'height', ...WRAPS },
  { name: 'follow', ours: cls('button__soft'), mock: '.si-li .si-btn--soft', size: 'box' },
  ...note,
];

export const MY_ORDERS: readonly ComparedElement[] = [
  ...navBar,
  { name: 'chips', ours: cls('chip__chips'), mock: '.si-chips', size: 'box', placed: true },
  {
    name: 'chip, off',
    ours: `${cls('chip__chip')}[aria-pressed=false]`,
    mock: '.si-chip[aria-pressed=false]',
    size: 'box',
    placed: true,
  },
  ...tipCard,
  { name: 'stamp', ours: STAMP, mock: '.si-stamp', size: 'box', but: ['color', 'borderTopLeftRadius'] },
  badge('bought', cls('tip-card__end'), '.si-tip__foot .si-badge--accent'),
  ...note,
];
