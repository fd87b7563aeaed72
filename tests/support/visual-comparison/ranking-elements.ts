import { type ComparedElement, cls } from './compare-elements';

const look = (
  name: string,
  ours: string,
  mock: string,
  size: ComparedElement['size'],
  but?: ComparedElement['but'],
): ComparedElement => ({
  name,
  ours,
  mock,
  size,
  ...(but === undefined ? {} : { but }),
});
const fixed = (...args: Parameters<typeof look>): ComparedElement => ({ ...look(...args), placed: true });

const BAR: readonly ComparedElement[] = [
  fixed('bar', cls('nav-bar__bar'), '.si-navbar', 'box'),
  fixed('bar title', cls('nav-bar__title'), '.si-navbar__title', 'box'),
];
const NOTE: readonly ComparedElement[] = [
  look('18+', cls('responsible__mark'), '.si-rg b', 'height'),
  look('help', cls('responsible__help'), '.si-rg a', 'height'),
];
/** A bet with one pick: one of several legs is drawn in no mock. */
const bet = `${cls('bet-card__bet')}:not(:has(${cls('bet-card__legs')}))`;
const BET: readonly ComparedElement[] = [
  look('bet', bet, '.si-bet', 'box'),
  look('bet line', `${bet} ${cls('bet-card__line')}`, '.si-bet__l', 'box'),
  look('league', `${bet} ${cls('bet-card__league')}`, '.si-bet .si-badge', 'height', ['rowGap', 'columnGap']),
  look('match', `${bet} ${cls('bet-card__matchName')}`, '.si-bet__l .si-grow', 'height'),
  look('play', `${bet} ${cls('bet-card__muted')}`, '.si-bet__l .si-muted', 'height'),
  look('pick', `${bet} ${cls('bet-card__pick')}`, '.si-bet__l b.si-ell', 'height'),
];
const VOTES: readonly ComparedElement[] = [
  look('vote', `${cls('vote-pair__vote')}[aria-pressed=false]`, '.si-vote[aria-pressed=false]', 'height'),
  look(
    'vote count',
    `${cls('vote-pair__vote')}[aria-pressed=false] ${cls('text__num')}`,
    '.si-vote[aria-pressed=false] .si-num',
    'height',
  ),
];

export const RANKING: readonly ComparedElement[] = [
  fixed('tabs', cls('tabs__tabs'), '.si-tabs', 'box'),
  fixed('periods', cls('segmented__track'), '.si-seg', 'box'),
  fixed('recent', `${cls('segmented__tab')}[aria-selected=true]`, '.si-seg__b[aria-selected=true]', 'box'),
  fixed('dates', `${cls('period-bar__line')} > button`, '.si-chip', 'box'),
  look('podium', cls('podium__podium'), '.si-podium', 'none'),
  look('first', cls('podium__first'), '.si-pod--1', 'none'),
  look('second', cls('podium__second'), '.si-pod--2', 'none'),
  look('third', cls('podium__third'), '.si-pod--3', 'none'),
  look('first portrait', `${cls('podium__first')} ${cls('avatar__avatar')}`, '.si-pod--1 .si-avatar', 'box'),
  look('medal', `${cls('podium__first')} ${cls('rank__rank')}`, '.si-pod--1 .si-rank', 'box'),
  look('value', `${cls('podium__first')} ${cls('podium__value')}`, '.si-pod--1 .si-pod__v', 'height'),
  look('unit', `${cls('podium__first')} ${cls('text__meta')}`, '.si-pod--1 .si-meta', 'height'),
  look('card', cls('rank-card__card'), 'article.si-card', 'none'),
  look('row', cls('rank-card__row'), 'article .si-li', 'box'),
  // Drawn from the fourth on: the first three wear medals.
  look('place', `${cls('rank-card__row')} ${cls('rank__rank')}:not(${cls('rank__medal')})`, 'article .si-rank', 'box'),
  look('portrait', `${cls('rank-card__row')} ${cls('avatar__avatar')}`, 'article .si-avatar', 'box'),
  look('name', `${cls('rank-card__title')} a`, 'article .si-li__t .si-ell', 'height'),
  look('row value', cls('rank-card__value'), 'article .si-li .si-up', 'height'),
  look('votes', cls('rank-card__acts'), 'article .si-row', 'box'),
  ...VOTES,
  look('less', `${cls('rank-card__toggle')}[aria-expanded=true]`, '.si-more[aria-expanded=true]', 'height'),
  look('bets', cls('rank-card__bets'), '.si-exprow', 'none'),
  look('rest', cls('rank-card__rest'), '.si-exprow + .si-more, .si-exprow .si-more', 'box'),
  ...BET,
  ...NOTE,
];

export const USER: readonly ComparedElement[] = [
  ...BAR,
  fixed('head', cls('user-head__head'), '.si-hero', 'none'),
  look('portrait', `${cls('user-head__head')} ${cls('avatar__avatar')}`, '.si-hero .si-avatar', 'box'),
  look('name', cls('user-head__name'), '.si-hero h2', 'height'),
  look('copiers', `${cls('user-head__texts')} ${cls('text__meta')}`, '.si-hero .si-meta', 'height'),
  look('copy', `${cls('user-head__head')} ${cls('button__button')}`, '.si-hero .si-btn', 'box'),
  look('figures', cls('user-head__figures'), '.si-plain', 'box'),
  look('figure', cls('stat-row__value'), '.si-stat__v', 'height'),
  look('figure name', cls('stat-row__key'), '.si-stat__k', 'height'),
  look('state', `${cls('segmented__tab')}[aria-selected=true]`, '.si-seg__b[aria-selected=true]', 'box'),
  look('day', `main ${cls('padded-card__card')}:has(h3)`, '.si-card--pad', 'none'),
  look('date', cls('user-head__day'), '.si-card--pad > .si-meta', 'height'),
  ...BET,
  ...VOTES,
  ...NOTE,
];

export const DOCUMENT: readonly ComparedElement[] = [
  ...BAR,
  fixed('wallet', cls('wallet-card__card'), '.si-card--pad', 'box'),
  fixed('label', `${cls('wallet-card__texts')} ${cls('text__meta')}`, '.si-card--pad .si-meta', 'box'),
  fixed('coin', cls('wallet-card__art'), '.si-card--pad svg', 'box', [
    'color',
    'fontSize',
    'lineHeight',
    'fontWeight',
    'fontFamily',
  ]),
  look('balance', `${cls('wallet-card__balance')} b`, '.si-card--pad b.si-num', 'height'),
  fixed('mall', `${cls('wallet-card__row')} button`, '.si-btn--gold', 'box'),
  fixed('limit', cls('wallet-card__words'), '.si-stack .si-row', 'box'),
  fixed('bar', cls('wallet-card__progress'), '.si-bar', 'box', [
    'fontSize',
    'lineHeight',
    'fontFamily',
    'fontWeight',
    'color',
  ]),
  fixed('document', cls('wallet-card__document'), '.si-doc', 'box', ['fontSize', 'lineHeight', 'color']),
  fixed('heading', `${cls('prose__document')} h2`, '.si-doc h2', 'box'),
  fixed('line', `${cls('prose__document')} li`, '.si-doc li', 'box', ['paddingLeft']),
  look('paragraph', `${cls('prose__document')} p`, '.si-doc p', 'box'),
];
