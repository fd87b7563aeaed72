import { type ComparedElement, cls } from './compare-elements';
import { high, look } from './drawn-element';

/** An expert's numbers: their hit rate, what a follower would have, records by league. */
export const HONEST_NUMBERS: readonly ComparedElement[] = [
  high('rate', cls('luck-range__rate'), '.si-sec b.si-num'),
  high('track', cls('range__track'), '.si-range__t'),
  look('band', cls('range__band'), '.si-range__b'),
  look('tick', cls('range__seen'), '.si-range__p'),
  high('axis', cls('range__axis'), '.si-range__ax'),
  high('sentence', cls('luck-range__say'), '.hn-say'),
  look('range in words', `${cls('luck-range__say')} b`, '.hn-say b'),
  look('what is this', cls('luck-range__what'), '.hn-say .si-ic'),
  high('sum', cls('followed-card__sum'), '.hn-sum'),
  high('profit', `${cls('followed-card__sum')} b`, '.hn-sum b', ['color']),
  high('return', `${cls('followed-card__end')} b`, '.hn-sum .e b', ['color']),
  high('line', cls('unit-chart__chart'), '.si-chart'),
  look('unit', cls('unit-chart__y'), '.si-chart__y'),
  look('deepest fall', cls('unit-chart__tag'), '.si-chart__tag'),
  high('days', cls('followed-card__ends'), '.hn-ax'),
  look('key', cls('followed-card__key'), '.hn-key'),
  high('key row', `${cls('followed-card__key')} li`, '.hn-key li'),
  high('key figure', `${cls('followed-card__key')} b`, '.hn-key b'),
  high('head of a column', `${cls('figure-table__table')} thead th`, '.hn-tb thead th'),
  high('league', `${cls('figure-table__table')} tbody th`, '.hn-tb tbody th'),
  look('rate of a league', `${cls('figure-table__table')} tbody td + td`, '.hn-tb tbody td + td', [
    'color',
    'fontWeight',
  ]),
  high('small track', `${cls('range__small')} ${cls('range__track')}`, '.si-range--sm .si-range__t'),
  high('range of a league', cls('record-tables__span'), '.hn-tb td .si-meta.si-num'),
];

/** What the range means. */
export const LUCK_SHEET: readonly ComparedElement[] = [
  look('explained', cls('luck-range__sub'), '.si-sheet .si-sub'),
  high('large track', `${cls('range__large')} ${cls('range__track')}`, '.hn-big .si-range__t'),
  high('legend', `${cls('luck-range__legend')} li`, '.hn-lg li'),
  look('heading', cls('luck-range__heading'), '.si-sheet .ms-h', ['paddingTop', 'paddingBottom']),
  high('compared', cls('luck-range__compared'), '.hn-cmp'),
  look('compared rate', `${cls('luck-range__compared')} b`, '.hn-cmp b'),
  look('compared range', `${cls('luck-range__compared')} ${cls('text__meta')}`, '.hn-cmp .si-meta'),
  look('note', cls('luck-range__note'), '.si-sheet .si-notice'),
];

/** How tips are ordered and narrowed, and how long one can be bought. */
export const TIP_ORDER: readonly ComparedElement[] = [
  high('order', `${cls('tip-order-bar__sort')} ${cls('segmented__track')}`, '.hn-sort .si-seg'),
  high('order, chosen', `${cls('tip-order-bar__sort')} [aria-selected=true]`, '.hn-sort [aria-selected=true]'),
  look('on sale', `${cls('tip-order-bar__sort')} ${cls('text__meta')}`, '.hn-sort .si-meta'),
  look('sale ends', cls('sale-end__end'), '.si-tip__foot .si-ic:not([style])', ['lineHeight']),
];

/** A tip that was bought and checked. */
export const DIGEST_LINE: readonly ComparedElement[] = [
  high('line', cls('digest__ok'), '.td-line.ok'),
  look('when', `${cls('digest__ok')} b`, '.td-line.ok b'),
  look('how', cls('digest__more'), '.td-line.ok .si-meta'),
];

const digits = (mock: string): readonly ComparedElement[] => [
  look('heading', cls('digest__heading'), `${mock} .td-h`),
  look('when published', `${cls('digest__heading')} ${cls('text__meta')}`, `${mock} .td-h .si-meta`),
  look('digits', cls('digest__digits'), `${mock} .si-digest`, ['fontFamily']),
  high('group', `${cls('digest__digits')} span`, `${mock} .si-digest span`, ['fontFamily']),
  high('act', `${cls('digest__acts')} button`, `${mock} .td-acts .si-btn`),
  look('foot', cls('digest__foot'), `${mock} .si-sheet > p.si-meta`),
];

/** How that is known. */
export const DIGEST_SHEET: readonly ComparedElement[] = [
  look('found', cls('digest__found'), '.td-ok'),
  look('found in words', `${cls('digest__found')} b`, '.td-ok b'),
  look('steps', cls('digest__steps'), '.td-steps'),
  look('step', `${cls('digest__steps')} li`, '.td-steps li'),
  ...digits('.si-stage:has(.td-ok)'),
];

/** What was changed after its publication. */
export const DIFFERING_DIGEST: readonly ComparedElement[] = [
  high('line', cls('digest__bad'), '.td-line.bad'),
  look('warning', cls('digest__warning'), '.si-sheet .si-notice--danger'),
  look('what differs', cls('digest__differs'), '.si-digest .x', ['fontFamily']),
  ...digits('.si-stage:has(.si-notice--danger)'),
];

/** Before it is bought. */
export const LOCKED_DIGEST: readonly ComparedElement[] = [
  look('line', cls('digest__none'), '.td-line.none:has(.td-mono)'),
  look('digits', cls('digest__mono'), '.td-mono', ['fontFamily']),
];
