import type { Pick } from '../../../../src/contract/ranking/bet';
import { marketSides } from '../../../../src/rules/tip/market-sides';

const pick = (playType: Pick['playType'], side: Pick['side'], matchId = 'm'): Pick => ({ matchId, playType, side });
const tip = (...picks: Pick[]) => ({ picks });
const told = (tips: Parameters<typeof marketSides>[0]) =>
  marketSides(tips, 'm').map(
    ({ market, first, even, second, tips: of }) => `${market} ${first} ${even} ${second} of ${of}`,
  );

const HOME = tip(pick('handicap', 'home'));

test.each<[string, Parameters<typeof marketSides>[0], string[]]>([
  [
    'handicap and 1X2 are one market',
    [HOME, tip(pick('winner', 'home')), tip(pick('winner', 'away'))],
    ['result 2 0 1 of 3'],
  ],
  ['a draw is neither side', [HOME, tip(pick('winner', 'draw'))], ['result 1 1 0 of 2']],
  ['totals are a market of their own', [HOME, tip(pick('total', 'under'))], ['result 1 0 0 of 1', 'total 0 0 1 of 1']],
  [
    'a tip of both markets counts in both',
    [tip(pick('winner', 'away'), pick('total', 'over'))],
    ['result 0 0 1 of 1', 'total 1 0 0 of 1'],
  ],
  ['two picks of one side are one tip', [tip(pick('handicap', 'home'), pick('winner', 'home'))], ['result 1 0 0 of 1']],
  ['home or draw: both sides, one tip', [tip(pick('winner', 'home'), pick('winner', 'draw'))], ['result 1 1 0 of 1']],
  ['picks of another match do not count', [HOME, tip(pick('handicap', 'away', 'other'))], ['result 1 0 0 of 1']],
  ['a locked tip tells no side', [HOME, { picks: undefined }], ['result 1 0 0 of 1']],
  ['a play or a side that nobody knows', [tip(pick(undefined, 'home')), tip(pick('winner', undefined))], []],
  ['a side of another market', [tip(pick('total', 'home')), tip(pick('winner', 'over'))], []],
  ['no tip', [], []],
])('experts’ views, which side: %s [expert views.1]', (_what, tips, expected) => {
  expect(told(tips)).toEqual(expected);
});
