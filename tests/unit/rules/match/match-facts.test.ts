import { eventsOf, halvesOf, type MatchEvent } from '../../../../src/rules/match/match-facts';

const player = (playerId: string, events: readonly object[]) => ({ playerId, shortName: playerId, events });
const lineUp = {
  match: { matchId: 'm' },
  home: {
    starters: [
      player('Lind', [
        { kind: 'goal', minute: 45, added: 2 },
        { kind: 'off', minute: 60 },
      ]),
    ],
    substitutes: [
      player('Moreno', [
        { kind: 'on', minute: 60 },
        { kind: 'yellow', minute: 88 },
      ]),
    ],
  },
  away: { starters: [player('Kruger', [{ kind: 'ownGoal', minute: 51 }])], substitutes: [] },
};

const told = (one: unknown) =>
  eventsOf(one as Parameters<typeof eventsOf>[0]).map(({ player: name, kind, minute, side, gone }) =>
    [name, kind, minute, side, gone].filter((field) => field !== undefined).join(' '),
  );

test('match at a glance: goals, cards and changes of both sides, the last first', () => {
  expect(told(lineUp)).toEqual([
    'Moreno yellow 88 home',
    'Moreno change 60 home Lind',
    'Kruger ownGoal 51 away',
    'Lind goal 45 home',
  ]);
});

const on = (minute: number, added = 0) => [{ kind: 'on', minute, added }];
const off = (minute: number, added = 0) => [{ kind: 'off', minute, added }];
const away = { starters: [], substitutes: [] };

test.each([
  [
    'for whom is told where nobody else comes or goes in that minute',
    [player('A', off(60)), player('B', off(60)), player('C', off(70))],
    [player('X', on(70)), player('Y', on(60)), player('Z', on(60))],
    ['X change 70 home C', 'Y change 60 home', 'Z change 60 home'],
  ],
  ['stoppage time is another minute', [player('A', off(90))], [player('X', on(90, 2))], ['X change 90 home']],
  ['who leaves without a substitute is no change', [player('A', off(60))], [player('X', [])], []],
])('design README 9, changes: %s', (_what, starters, substitutes, expected) => {
  expect(told({ home: { starters, substitutes }, away })).toEqual(expected);
});

const goal = (side: MatchEvent['side'], minute: number, kind: MatchEvent['kind'] = 'goal'): MatchEvent => ({
  ...{ key: `${side}${minute}`, kind, side, player: 'P', minute, added: 0 },
});

test.each<[string, readonly MatchEvent[], { home: number; away: number }, unknown]>([
  [
    'an own goal is the other side’s',
    [goal('home', 12), goal('away', 51, 'ownGoal')],
    { home: 2, away: 0 },
    [
      { home: 1, away: 0 },
      { home: 1, away: 0 },
    ],
  ],
  [
    'a card is none',
    [goal('away', 80), goal('home', 30, 'red')],
    { home: 0, away: 1 },
    [
      { home: 0, away: 0 },
      { home: 0, away: 1 },
    ],
  ],
  ['scorers that do not make up the score tell nothing', [goal('home', 12)], { home: 2, away: 0 }, undefined],
  ['extra time is no half', [goal('home', 104)], { home: 1, away: 0 }, undefined],
])('match at a glance, halves: %s', (_name, events, score, expected) => {
  expect(halvesOf(events, score)).toEqual(expected);
});
