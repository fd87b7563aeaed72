import { type CupState, teamOf } from '../../../../backend/rules/cups/cup-progress';
import { assignThirds } from '../../../../backend/rules/cups/thirds';
import { bracketOf } from '../../../../src/pages/topics/cups/knockout';
import { winnerOf } from '../../../../src/pages/topics/cups/winner';
import {
  CUP_FORMATS,
  cupFormatOf,
  EURO_2024,
  stageIdOf,
  WORLD_CUP_2022,
  WORLD_CUP_2026,
} from '../../../../src/rules/cup/cup-formats';

const combinations = (items: readonly string[], size: number): string[][] =>
  size === 0
    ? [[]]
    : items.flatMap((item, index) => combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));

describe.each([
  ['Euro 2024', EURO_2024, 15],
  ['World Cup 2026', WORLD_CUP_2026, 495],
] as const)('domain.md, %s: thirds', (_name, format, ways) => {
  const all = combinations(format.groups, format.thirds);

  test('each of the ways gives every tie one third that it allows, and no third twice [World Cup.1]', () => {
    expect(all).toHaveLength(ways);
    for (const qualified of all) {
      const assigned = assignThirds(format, qualified);
      expect([...assigned.values()].sort()).toEqual([...qualified].sort());
      for (const [slot, group] of assigned) expect(slot.slice(1)).toContain(group);
    }
  });

  test('nothing is assigned before all groups are over', () => {
    expect(assignThirds(format, ['A']).size).toBe(0);
  });
});

test('domain.md, Euro 2024: B1 met F3, C1 E3, E1 D3, F1 C3 [Euro 2024.2]', () => {
  expect(Object.fromEntries(assignThirds(EURO_2024, ['C', 'D', 'E', 'F']))).toEqual({
    '3ADEF': 'F',
    '3DEF': 'E',
    '3ABC': 'C',
    '3ABCD': 'D',
  });
});

test.each(CUP_FORMATS.map((format) => [format.seasonId, format] as const))(
  'season %s: every tie is fed once and feeds once [Euro 2024.2]',
  (seasonId, format) => {
    const ties = format.rounds.flatMap(({ ties: round }) => round);
    const slots = ties.flatMap(([, home, away]) => [home, away]);
    expect(new Set(slots).size).toBe(slots.length);
    const fed = slots.filter((slot) => slot.startsWith('W')).map((slot) => Number(slot.slice(1)));
    const last = Math.max(...ties.map(([number]) => number));
    const third = format.rounds.find(({ key }) => key === 'third')?.ties[0]?.[0];
    expect([...fed, last, ...(third === undefined ? [] : [third])].sort()).toEqual(
      ties.map(([number]) => number).sort(),
    );
    expect(slots.filter((slot) => /^[12]/.test(slot))).toHaveLength(format.groups.length * 2);
    expect(cupFormatOf(seasonId)).toBe(format);
    expect(stageIdOf(seasonId, 'final')).toBe(`${seasonId}6`);
  },
);

describe('a round of 32 is a list, the tree begins at 16 [bracket.1]', () => {
  test.each([
    [EURO_2024, 0, [39, 37, 41, 42], [43, 44, 40, 38], undefined],
    [WORLD_CUP_2022, 0, [49, 50, 53, 54], [51, 52, 55, 56], 63],
    [WORLD_CUP_2026, 1, [89, 90, 93, 94], [91, 92, 95, 96], 103],
  ] as const)('%#', (format, lists, upper, lower, third) => {
    const bracket = bracketOf(format, [{ matchNumber: upper[0] }]);
    expect(bracket.lists).toHaveLength(lists);
    for (const [half, numbers] of [
      [bracket.upper, upper],
      [bracket.lower, lower],
    ] as const) {
      expect(half.map(({ key }) => key)).toEqual(['r16', 'quarter', 'semi']);
      expect(half[0]?.ties.map(({ number }) => number)).toEqual(numbers);
    }
    expect(bracket.third?.number).toBe(third);
    expect(bracket.upper[0]?.ties[0]?.match).toEqual({ matchNumber: upper[0] });
    expect(bracket.final?.match).toBeUndefined();
  });
});

const STATE: CupState = {
  groups: new Map([
    ['A', ['a1', 'a2', 'a3', 'a4']],
    ['F', ['f1', 'f2', 'f3', 'f4']],
  ]),
  thirds: ['C', 'D', 'E', 'F'],
  outcomes: new Map([[49, { winnerId: 'w', loserId: 'l' }]]),
};

test.each([
  ['1A', 'a1'],
  ['2F', 'f2'],
  ['2B', undefined],
  ['3ADEF', 'f3'],
  ['3DEF', undefined],
  ['W49', 'w'],
  ['L49', 'l'],
  ['W50', undefined],
])('%s stands for %s', (slot, expected) => {
  expect(teamOf(slot, EURO_2024, STATE)).toBe(expected);
});

test.each([
  ['the server says so', { statusId: 8, homeId: 'h', awayId: 'a', homeScore: 0, awayScore: 1, winnerId: 'h' }, 'h'],
  ['the score', { statusId: 8, homeId: 'h', awayId: 'a', homeScore: 2, awayScore: 1 }, 'h'],
  [
    'the shoot-out only between level teams [score.2]',
    { statusId: 8, homeId: 'h', awayId: 'a', homeScore: 1, awayScore: 1, homeShootout: 3, awayShootout: 5 },
    'a',
  ],
  ['level', { statusId: 8, homeId: 'h', awayId: 'a', homeScore: 1, awayScore: 1 }, undefined],
  ['not over', { statusId: 4, homeId: 'h', awayId: 'a', homeScore: 1, awayScore: 0 }, undefined],
  ['no score', { statusId: 8, homeId: 'h', awayId: 'a' }, undefined],
])('who won: %s', (_clause, match, expected) => {
  expect(winnerOf('football', match)).toBe(expected);
});
