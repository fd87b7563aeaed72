import { leadersOfGame } from '../../../../src/rules/nba/game-leaders';

const player = (playerId: string, points?: number, rebounds?: number, assists?: number) => ({
  ...{ playerId, points, rebounds, assists },
});

test.each([
  [
    'the most of either side',
    [player('a', 9, 3, 1), player('b', 31, 2, 7)],
    'points b 31 c 44, rebounds a 3 d 15, assists b 7 d 8',
  ],
  [
    'the first of those who share it',
    [player('a', 9, 3, 7), player('b', 9, 3, 7)],
    'points a 9 c 44, rebounds a 3 d 15, assists a 7 d 8',
  ],
  ['a figure that one side does not tell is left out', [player('a', 9), player('b', 3)], 'points a 9 c 44'],
  ['nobody has any', [player('a', 0, 0, 0)], ''],
  ['nobody has played', [], ''],
])('NBA leaders of a game: %s', (_, home, expected) => {
  const away = [player('c', 44, 5, 2), player('d', 8, 15, 8)];
  const told = leadersOfGame({ home, away }).map(({ figure, home: one, away: other }) =>
    [figure, one.player.playerId, one.value, other.player.playerId, other.value].join(' '),
  );
  expect(told.join(', ')).toBe(expected);
});
