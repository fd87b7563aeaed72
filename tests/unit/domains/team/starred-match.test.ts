import { myMatches, type StarredMatch, teamDay } from '../../../../src/domains/team/starred-match';

const NOW = Date.parse('2025-03-15T14:00:00Z');
const HOUR = 3_600_000;
const [TO_COME, ON, OVER, HIDDEN] = [1, 4, 8, 0];

const match = (matchId: string, hours: number, statusId: number): StarredMatch => ({
  matchId,
  askedAt: NOW,
  startDate: NOW + hours * HOUR,
  statusId,
  matchTypeId: 1,
});

/** decisions.md, star a team. */
test.each<[string, StarredMatch[], string | undefined, string | undefined]>([
  ['nothing is known', [], undefined, undefined],
  ['to come today', [match('a', 1, TO_COME)], 'a', undefined],
  ['over today, with one to come today', [match('a', -5, OVER), match('b', 1, TO_COME)], 'b', undefined],
  ['over today alone', [match('a', -5, OVER), match('b', 30, TO_COME)], 'a', 'b'],
  ['only later', [match('b', 54, TO_COME), match('a', 30, TO_COME)], undefined, 'a'],
  [
    'on air counts, though it began yesterday [star a team.2]',
    [match('a', -23, ON), match('b', 1, TO_COME)],
    'a',
    undefined,
  ],
  ['abnormal is not shown', [match('a', 1, HIDDEN)], undefined, undefined],
  ['past midnight in Shanghai is tomorrow', [match('a', 2.5, TO_COME)], undefined, 'a'],
])('a team’s day: %s', (_name, matches, today, next) => {
  const day = teamDay(matches, NOW);
  expect([day.today?.matchId, day.next?.matchId]).toEqual([today, next]);
});

test('matches of all teams: each once, on air first, then as they begin', () => {
  const [late, soon, live] = [match('late', 1.5, TO_COME), match('soon', 1, TO_COME), match('live', 1.8, ON)];
  const days = [late, soon, live, soon, undefined].map((today) => ({ today, next: undefined }));
  expect(myMatches(days).map(({ matchId }) => matchId)).toEqual(['live', 'soon', 'late']);
});
