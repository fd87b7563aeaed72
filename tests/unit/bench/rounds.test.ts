import { roundsOf } from '../../bench/entries/rounds';

const span = (from: number, to: number) => ({ from, to });

it.each<[string, ReturnType<typeof span>[], number]>([
  ['the page alone', [], 1],
  ['two at once', [span(10, 20), span(11, 25)], 2],
  ['one after the other', [span(10, 20), span(20, 30), span(31, 40)], 4],
  ['a long one beside two short ones', [span(10, 40), span(10, 20), span(25, 35)], 3],
])('%s', (_, spans, rounds) => {
  expect(roundsOf(spans)).toBe(rounds);
});
