import { dayGroups, daySum, joinDays, nextStart } from '../../../../../src/pages/topics/day/day-groups';

const match = (id: number, statusId: number, fields: object = {}) => ({
  id,
  statusId,
  startDate: 1_000 * id,
  matchTypeId: 1,
  homeId: `h${id}`,
  awayId: `a${id}`,
  ...fields,
});

describe('the sum line', () => {
  it.each([
    ['not started', 1, 'toCome'],
    ['first half', 2, 'live'],
    ['half-time', 3, 'live'],
    ['shoot-out', 7, 'live'],
    ['finished', 8, 'finished'],
    ['postponed', 9, 'off'],
    ['interrupted', 10, 'off'],
    ['abandoned', 11, 'finished'],
    ['cancelled', 12, 'finished'],
    ['to be decided', 13, 'off'],
    ['a status that nobody knows', 77, 'toCome'],
  ] as const)('product.md, section 4, coarse groups: %s', (_clause, statusId, kind) => {
    const none = { live: 0, toCome: 0, finished: 0, off: 0 };
    expect(daySum([match(1, statusId)])).toEqual({ ...none, [kind]: 1 });
  });

  it('adds up to all rows, whatever their states', () => {
    const states = Array.from({ length: 200 }, (_, at) => (at * 7) % 15);
    for (let count = 0; count < states.length; count += 1) {
      const { live, toCome, finished, off } = daySum(states.slice(0, count).map((status, at) => match(at, status)));
      expect(live + toCome + finished + off).toBe(count);
    }
  });
});

describe('groups', () => {
  const leagues = [
    { league: 'one', matches: [match(3, 8), match(1, 1), match(2, 2)] },
    { league: 'two', matches: [match(5, 4), match(4, 8)] },
    { league: 'three', matches: [match(6, 1)] },
  ];
  const ids = (matches: readonly { readonly id: number }[]) => matches.map(({ id }) => id);

  it('without a star: the leagues in their order, each in the server’s', () => {
    const { starred, leagues: rest } = dayGroups(leagues, new Set());
    expect(starred).toEqual([]);
    expect(rest.map(({ league, matches, above }) => [league, ids(matches), above])).toEqual([
      ['one', [3, 1, 2], 0],
      ['two', [5, 4], 0],
      ['three', [6], 0],
    ]);
  });

  it('star a team: its matches stand above, in play first, then by kick-off; none stands twice, none is lost [match day.1, star a team.1]', () => {
    const { starred, leagues: rest } = dayGroups(leagues, new Set(['h3', 'a2', 'h5', 'a6', 'nobody']));
    expect(starred.map(({ league, match: { id } }) => [league, id])).toEqual([
      ['one', 2],
      ['two', 5],
      ['one', 3],
      ['three', 6],
    ]);
    // The third league has no row left: it has no head either.
    expect(rest.map(({ league, matches, above }) => [league, ids(matches), above])).toEqual([
      ['one', [1], 2],
      ['two', [4], 1],
    ]);
    expect([...starred.map((one) => one.match.id), ...rest.flatMap(({ matches }) => ids(matches))].sort()).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });
});

test.each([
  ['one league has it', [[2], [1, 8]], 1_000, 1, 'b'],
  ['two matches of one league begin together', [[8], [1, 1]], 1_000, 2, 'b'],
  ['matches of two leagues begin together', [[1], [1]], 1_000, 2, undefined],
])('the next kick-off: %s', (_clause, states, at, count, league) => {
  const day = states.map((statuses, index) => ({
    league: index === 0 ? 'a' : 'b',
    matches: statuses.map((status) => match(1, status)),
  }));
  expect(nextStart(day)).toEqual({ at, count, league });
});

test('nothing is to come', () => expect(nextStart([{ league: 'a', matches: [match(1, 8)] }])).toBeUndefined());

test('calendars of several leagues are one: days in order, counts added, one that is not counted makes the day uncounted', () => {
  const at = (day: number, ms = 0) => Date.parse(`2025-03-${day}T00:00:00+08:00`) + ms;
  const days = joinDays([
    [
      { matchDate: at(30), matchCount: 2 },
      { matchDate: at(10), matchCount: 1 },
    ],
    [
      { matchDate: at(20), matchCount: undefined },
      // Not its midnight, as the contract has it: it is that day all the same.
      { matchDate: at(10, 3_600_000), matchCount: 4 },
    ],
    [{ matchDate: at(30), matchCount: undefined }],
  ]);
  expect(days).toEqual([
    { matchDate: at(10), matchCount: 5 },
    { matchDate: at(20), matchCount: undefined },
    { matchDate: at(30), matchCount: undefined },
  ]);
});
