import { type ComparedElement, cls } from './compare-elements';

const header: readonly ComparedElement[] = [
  { name: 'topics', ours: cls('chip__bar'), mock: '.si-chips--bar', size: 'box', placed: true },
  {
    name: 'topic in view',
    ours: `${cls('chip__chip')}[aria-current=page]`,
    mock: '.si-chip[aria-current=page]',
    size: 'box',
    placed: true,
  },
  { name: 'tabs', ours: cls('tabs__tabs'), mock: '.si-tabs', size: 'box', placed: true },
  {
    name: 'chosen tab',
    ours: `${cls('tabs__tab')}[aria-selected=true]`,
    mock: '.si-tab[aria-selected=true]',
    size: 'box',
    placed: true,
  },
];
const segment = (name: string, isOn: boolean): ComparedElement => ({
  name,
  ours: `main ${cls('segmented__tab')}[aria-selected=${isOn}]`,
  mock: `[data-panel]:not([hidden]) .si-seg__b[aria-selected=${isOn}]`,
  size: 'height',
});

export const SCHEDULE: readonly ComparedElement[] = [
  ...header,
  { name: 'days', ours: cls('date-strip__dates'), mock: '.si-dates', size: 'box', placed: true },
  {
    name: 'chosen day',
    ours: `${cls('date-strip__day')}[aria-selected=true]`,
    mock: '.si-date[aria-selected=true]',
    size: 'height',
  },
  { name: 'title', ours: `main ${cls('section__title')}`, mock: '.si-sec__title', size: 'height' },
  { name: 'card', ours: `main ${cls('section__card')}`, mock: '.si-card', size: 'none' },
  { name: 'row', ours: `${cls('section__card')} ${cls('match-row__row')}`, mock: '.si-match', size: 'box' },
  { name: 'team', ours: cls('match-row__team'), mock: '.si-match:nth-child(5) .si-match__t', size: 'height' },
  { name: 'home or away', ours: cls('match-row__side'), mock: '.si-match:nth-child(5) .si-ha', size: 'box' },
];

export const STANDINGS: readonly ComparedElement[] = [
  ...header,
  segment('conference in view', true),
  segment('the other conference', false),
  { name: 'card', ours: `main ${cls('section__card')}`, mock: '[data-panel=r] .si-card', size: 'none' },
  { name: 'region', ours: cls('wide-table__track'), mock: '.si-tscroll', size: 'box' },
  { name: 'table', ours: `${cls('wide-table__track')} table`, mock: '.si-table--wide', size: 'box' },
  {
    name: 'place',
    ours: 'tbody tr:first-child > :nth-child(1)',
    mock: '.si-table--wide tbody td:nth-child(1)',
    size: 'box',
  },
  {
    name: 'team',
    ours: 'tbody tr:first-child > :nth-child(2)',
    mock: '.si-table--wide tbody td:nth-child(2)',
    size: 'box',
    // The names of rows are headings, whose weight stands on the name.
    but: ['fontFamily', 'fontWeight'],
  },
  { name: 'PCT', ours: 'tbody tr:first-child > :nth-child(5)', mock: '.si-table--wide td.p', size: 'box' },
  {
    name: 'last column',
    ours: 'tbody tr:first-child > :nth-child(12)',
    mock: '.si-table--wide tbody td:nth-child(12)',
    size: 'box',
  },
  { name: 'legend', ours: cls('figure-table__legend'), mock: '[data-panel=r] .si-legend', size: 'height' },
];

const bracket = (panel: string): readonly ComparedElement[] => [
  ...header,
  segment('bracket in view', true),
  {
    name: 'season',
    ours: `main ${cls('panel-head__head')} ${cls('chip__chip')}`,
    mock: '[data-panel=b] .si-chip',
    size: 'height',
  },
  {
    name: 'bracket',
    ours: cls('bracket__bracket'),
    mock: `[data-panel=${panel}] .si-bk`,
    // Where a name is short it takes one line at 320 px, and the drawn one two.
    size: 'none',
    but: ['rowGap', 'columnGap'],
  },
  { name: 'name above', ours: cls('bracket__label'), mock: `[data-panel=${panel}] .si-bk__lab`, size: 'box' },
  { name: 'first tie', ours: cls('bracket__tie'), mock: `[data-panel=${panel}] .si-tie`, size: 'box' },
  { name: 'lines', ours: cls('bracket__lines'), mock: `[data-panel=${panel}] .si-bk__c`, size: 'box' },
  {
    name: 'final',
    ours: cls('bracket__final'),
    mock: `[data-panel=${panel}] .si-card`,
    size: 'none',
    but: ['fontSize', 'lineHeight'],
  },
];

export const PLAYOFFS = bracket('po');
export const CUP = bracket('cup');

export const LEADERS: readonly ComparedElement[] = [
  ...header,
  {
    name: 'stat, on',
    ours: `main ${cls('chip__chip')}[aria-pressed=true]`,
    mock: '[data-panel=p] .si-chip[aria-pressed=true]',
    size: 'box',
    placed: true,
  },
  { name: 'row', ours: cls('leader-row__row'), mock: '.si-lead', size: 'box' },
  { name: 'name', ours: cls('leader-row__name'), mock: '.si-lead .si-ell', size: 'height' },
  { name: 'figure', ours: cls('leader-row__value'), mock: '.si-lead__v', size: 'height' },
];
