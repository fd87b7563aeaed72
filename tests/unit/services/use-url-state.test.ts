import { anyText, type Memory, oneOf, readUrlState, writeUrlState, yesOrNo } from '../../../src/services/use-url-state';

interface State {
  readonly tab: string;
  readonly isPast: boolean;
  readonly from: string;
}
const fields = { tab: oneOf('tab', ['a', 'b', 'c']), isPast: yesOrNo('past', '1', '0'), from: anyText('from') };
const usual: State = { tab: 'a', isPast: false, from: '' };
const last: State = { tab: 'c', isPast: true, from: 'x' };

it.each<[Memory, string, State]>([
  ['none', '', usual],
  ['none', 'tab=b&from=y', { tab: 'b', isPast: false, from: 'y' }],
  ['none', 'tab=evil&past=maybe', usual],
  ['each', '', last],
  ['each', 'tab=b', { ...last, tab: 'b' }],
  ['each', 'past=0&tab=evil', { ...last, isPast: false }],
  ['whole', 'past=0&from=y', last],
  ['whole', 'tab=evil', last],
  ['whole', 'tab=b', { ...usual, tab: 'b' }],
])('remembering %s, ?%s', (memory, query, state) => {
  expect(readUrlState({ fields, usual, memory }, new URLSearchParams(query), last)).toEqual(state);
});

it.each<[Memory, State, string]>([
  ['none', usual, 't=1'],
  ['none', { ...usual, tab: 'b', isPast: true }, 't=1&tab=b&past=1'],
  ['each', usual, 't=1&from=&tab=a&past=0'],
  ['whole', usual, 't=1&tab=a'],
  ['whole', { ...usual, from: 'y' }, 't=1&from=y&tab=a'],
])('remembering %s, %j is written', (memory, state, query) => {
  expect(writeUrlState({ fields, usual, memory }, new URLSearchParams('t=1&from=old'), state).toString()).toBe(query);
});
