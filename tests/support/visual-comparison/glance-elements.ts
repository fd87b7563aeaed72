import { type ComparedElement, cls } from './compare-elements';
import { high, look } from './drawn-element';

/** A league's row and the sheet of its place. */
export const WHY_ABOVE: readonly ComparedElement[] = [
  high('place', cls('why-button__button'), '.si-whybtn'),
  high('number', `${cls('why-button__button')} > span`, '.si-whybtn > span'),
  look('pair', cls('why-view__pair'), '.why-pair'),
  look('team', `${cls('why-view__team')} b`, '.why-pair b'),
  look('place of a team', `${cls('why-view__team')} small`, '.why-pair small'),
  // The step that decides: which one that is depends on the teams.
  high('step number', `${cls('why-view__on')} ${cls('why-view__number')}`, '.si-rule .on .si-rule__n'),
  look('step name', `${cls('why-view__on')} ${cls('why-view__name')}`, '.si-rule .on .si-rule__t'),
  look('foot', cls('why-view__foot'), '.si-sheet > p.si-meta'),
];

/** The choices above a league's table, and the rounds in their sheet. */
export const ROUNDS: readonly ComparedElement[] = [
  look('choices', cls('rounds__choices'), '.why-sel'),
  high('round', `${cls('rounds__choices')} button:nth-of-type(2)`, '.why-sel button:nth-of-type(2)'),
  look('rounds', cls('rounds__rounds'), '.why-rounds'),
  high('one', `${cls('rounds__rounds')} [aria-checked=false]`, '.why-rounds [aria-checked=false]'),
  high('chosen', `${cls('rounds__rounds')} [aria-checked=true]`, '.why-rounds [aria-checked=true]'),
  look('current', `${cls('rounds__rounds')} small`, '.why-rounds small'),
  look('to come', `${cls('rounds__rounds')} :disabled`, '.why-rounds [disabled]'),
  look('what it shows', `${cls('modal__sheet')} > ${cls('text__meta')}`, '.si-sheet:has(.why-rounds) p.si-meta', [
    'paddingBottom',
  ]),
];

/** The sheet of a match. */
export const MATCH_SHEET: readonly ComparedElement[] = [
  look('board', cls('sheet-board__board'), '.ms-board'),
  look('team', cls('sheet-board__team'), '.ms-team'),
  look('score', cls('sheet-board__score'), '.ms-score', ['color', 'fontSize']),
  look('part', cls('match-sheet__part'), '.ms-h'),
  look('form', cls('match-sheet__line'), '.ms-form'),
  look('way', cls('match-sheet__go'), '.ms-go'),
];
