import { type ComparedElement, cls } from './compare-elements';
import { fixed, high, look } from './drawn-element';

const TOPICS: readonly ComparedElement[] = [
  fixed('topics', cls('chip__bar'), '.si-chips--bar'),
  fixed('current topic', `${cls('chip__chip')}[aria-current=page]`, '.si-chip[aria-current=page]'),
  fixed('other topic', `${cls('chip__chip')}:not([aria-current])`, '.si-chip:not([aria-current])'),
];
const TABS: readonly ComparedElement[] = [
  fixed('tabs', cls('tabs__tabs'), '.si-tabs'),
  high('chosen tab', `${cls('tabs__tab')}[aria-selected=true]`, '.si-tab[aria-selected=true]'),
  high('other tab', `${cls('tabs__tab')}[aria-selected=false]`, '.si-tab[aria-selected=false]'),
];
const LEAGUES: readonly ComparedElement[] = [
  ...TOPICS,
  fixed('leagues', cls('topic-page__leagues'), '.si-leagues'),
  fixed('chosen league', `${cls('topic-page__league')}[aria-selected=true]`, '.si-league[aria-selected=true]'),
  fixed('other league', `${cls('topic-page__league')}[aria-selected=false]`, '.si-league[aria-selected=false]'),
  fixed('mark', cls('topic-page__mark'), '.si-league__m'),
  ...TABS,
];
const row = cls('match-row__row');

export const LEAGUE_SCHEDULE: readonly ComparedElement[] = [
  ...LEAGUES,
  fixed('days', cls('date-strip__dates'), '.si-dates'),
  high('chosen day', `${cls('date-strip__day')}[aria-selected=true]`, '.si-date[aria-selected=true]'),
  high('other day', `${cls('date-strip__day')}[aria-selected=false]`, '.si-date[aria-selected=false]'),
  high('date', `${cls('date-strip__day')}[aria-selected=false] b`, '.si-date[aria-selected=false] b'),
  fixed('calendar', `${cls('date-strip__dates')} > button`, '.si-dates > .si-iconbtn'),
  look('title', cls('section__title'), '.si-sec__title'),
  high('filter', cls('day-section__small'), '.si-sec__head .si-chip'),
  { name: 'row', ours: row, mock: '.si-match', size: 'box' },
  high('team', `${row} ${cls('match-row__team')}`, '.si-match__t', ['color']),
  high('crest', `${row} ${cls('crest__crest')}`, '.si-match__t .si-crest'),
];

const table = cls('figure-table__table');

export const LEAGUE_TABLE: readonly ComparedElement[] = [
  ...LEAGUES,
  high('split', cls('segmented__track'), '.si-seg'),
  fixed('head', `${table} thead th:nth-child(2)`, '.si-table thead th:nth-child(2)'),
  fixed('place', `${table} tbody tr:nth-child(1) td:nth-child(1)`, '.si-table tbody tr:nth-child(1) td:nth-child(1)'),
  fixed('team', `${table} tbody tr:nth-child(1) > :nth-child(2)`, '.si-table tbody tr:nth-child(1) > :nth-child(2)'),
  fixed('played', `${table} tbody tr:nth-child(2) > :nth-child(3)`, '.si-table tbody tr:nth-child(2) > :nth-child(3)'),
  fixed('points', `${table} tbody tr:nth-child(2) > :nth-child(8)`, '.si-table tbody tr:nth-child(2) > :nth-child(8)'),
  look('legend', cls('figure-table__legend'), '.si-legend', ['borderTopLeftRadius']),
];

const lead = cls('leader-row__row');

export const LEAGUE_PLAYERS: readonly ComparedElement[] = [
  ...LEAGUES,
  fixed('figures', `${cls('chip__chips')}:not(nav)`, '.si-chips:not(.si-chips--bar)'),
  fixed('figure, on', `${cls('chip__chip')}[aria-pressed=true]`, '[data-panel=p] .si-chip[aria-pressed=true]'),
  fixed('row', lead, '.si-lead'),
  fixed('first', `${lead} ${cls('rank__rank')}`, '.si-lead .si-rank'),
  fixed('portrait', `${lead} ${cls('avatar__avatar')}`, '.si-lead .si-avatar'),
  // Nothing stands beside the name that a gap could part.
  high('name', `${lead} ${cls('leader-row__name')}`, '.si-lead .si-li__t', ['rowGap', 'columnGap']),
  high('bar', `${lead} ${cls('share-bar__bar')}`, '.si-lead .si-bar'),
  high('value', `${lead} ${cls('leader-row__value')}`, '.si-lead__v'),
];

export const LEAGUE_TEAMS: readonly ComparedElement[] = [
  ...LEAGUES,
  fixed('figures', `${cls('chip__chips')}:not(nav)`, '.si-chips:not(.si-chips--bar)'),
  fixed('row', lead, '[data-panel=t] .si-lead'),
  fixed('crest', `${lead} ${cls('crest__crest')}`, '[data-panel=t] .si-lead .si-crest'),
  high('name', `${lead} ${cls('leader-row__name')}`, '[data-panel=t] .si-lead .si-li__t', ['rowGap', 'columnGap']),
];

export const CUP_SCHEDULE: readonly ComparedElement[] = [
  ...TOPICS,
  ...TABS,
  high('stages', `${cls('chip__chips')}:not(nav)`, '.si-chips:not(.si-chips--bar)'),
  fixed('all', `${cls('chip__chip')}[aria-pressed=true]`, '.si-chip[aria-pressed=true]'),
  fixed('title', cls('section__title'), '.si-sec__title'),
  fixed('row', row, '.si-match'),
];

const group = table;

export const CUP_GROUPS: readonly ComparedElement[] = [
  ...TOPICS,
  ...TABS,
  fixed('group', `${group} thead th:nth-child(1)`, '.si-table thead th:nth-child(1)'),
  fixed('place', `${group} tbody tr:nth-child(1) td:nth-child(1)`, '.si-table tbody tr:nth-child(1) td:nth-child(1)'),
  fixed('team', `${group} tbody tr:nth-child(1) > :nth-child(2)`, '.si-table tbody tr:nth-child(1) > :nth-child(2)'),
  fixed('points', `${group} tbody tr:nth-child(1) > :nth-child(8)`, '.si-table tbody tr:nth-child(1) > :nth-child(8)'),
];

const tie = cls('bracket__tie');

export const CUP_KNOCKOUT: readonly ComparedElement[] = [
  ...TOPICS,
  ...TABS,
  high('round', cls('bracket__label'), '.si-bk__lab'),
  { name: 'tie', ours: tie, mock: '.si-tie', size: 'box' },
  high('side', `${tie} ${cls('bracket__side')}`, '.si-tie > div'),
  high('crest', `${tie} ${cls('crest__crest')}`, '.si-tie .si-crest'),
  high('score', `${tie} b`, '.si-tie b', ['fontSize']),
  { name: 'lines', ours: cls('bracket__lines'), mock: '.si-bk__c', size: 'box' },
  look('final', cls('bracket__final'), '.si-bk .si-card'),
];

const player = cls('pitch__player');

export const CUP_LINEUP: readonly ComparedElement[] = [
  ...TOPICS,
  ...TABS,
  { name: 'pitch', ours: cls('pitch__pitch'), mock: '.si-pitch', size: 'box' },
  high('side', cls('pitch__team'), '.si-pitch__team'),
  { name: 'player', ours: player, mock: '.si-pl', size: 'box' },
  { name: 'number', ours: `${player} ${cls('pitch__number')}`, mock: '.si-pl__n', size: 'box' },
  { name: 'name', ours: `${player} ${cls('pitch__name')}`, mock: '.si-pl__nm', size: 'box' },
];

const BAR: readonly ComparedElement[] = [
  fixed('bar', cls('nav-bar__bar'), '.si-navbar'),
  fixed('bar title', cls('nav-bar__title'), '.si-navbar__title'),
];
const HERO: readonly ComparedElement[] = [
  high('hero name', cls('hero__name'), '.si-hero h2'),
  look('hero', cls('hero__hero'), '.si-hero'),
];

export const TEAM: readonly ComparedElement[] = [
  ...BAR,
  ...HERO,
  fixed('crest', `${cls('hero__hero')} ${cls('crest__crest')}`, '.si-hero .si-crest'),
  high('form', cls('form-squares__form'), '.si-form'),
  { name: 'square', ours: `${cls('form-squares__form')} i`, mock: '.si-form i', size: 'box', but: ['backgroundColor'] },
  ...TABS,
  { name: 'row', ours: row, mock: '.si-match', size: 'box' },
  { name: 'best', ours: cls('best-card__card'), mock: '.si-exp', size: 'box' },
];

const squad = cls('squad-row__row');

export const TEAM_SQUAD: readonly ComparedElement[] = [
  ...BAR,
  high('position', cls('squad-row__title'), '.si-label'),
  { name: 'player', ours: squad, mock: '.si-li', size: 'box' },
  { name: 'portrait', ours: `${squad} ${cls('avatar__avatar')}`, mock: '.si-li .si-avatar', size: 'box' },
  high('name', `${squad} ${cls('squad-row__name')}`, '.si-li__t', ['rowGap', 'columnGap']),
];

const compare = cls('compare-row__row');

export const TEAM_STATS: readonly ComparedElement[] = [
  ...BAR,
  { name: 'line', ours: compare, mock: '.si-cmp', size: 'box' },
  high('word', `${compare} ${cls('compare-row__label')}`, '.si-cmp .si-meta'),
  { name: 'bar of a side', ours: `${compare} ${cls('share-bar__bar')}`, mock: '.si-cmp .si-bar', size: 'box' },
];

export const PLAYER: readonly ComparedElement[] = [
  ...BAR,
  ...HERO,
  fixed('portrait', `${cls('hero__hero')} ${cls('avatar__avatar')}`, '.si-hero .si-avatar'),
  high('number', cls('hero__figure'), '.si-hero > b'),
  fixed('facts', cls('player-head__facts'), '.si-facts'),
  fixed('fact', cls('player-head__fact'), '.si-fact'),
  look('value', cls('player-head__value'), '.si-fact b'),
  high('figure', cls('stat-row__stat'), '.si-stat'),
  high('head', `${table} thead th:nth-child(2)`, '.si-table thead th:nth-child(2)'),
];
