import { announcementsOf } from '../../../../src/domains/match/match-announcements';
import { match } from '../../../support/unit/make';

describe('news of booked matches', () => {
  const watched = new Set(['m1', 'm2']);
  const before = [
    match('m1', { homeScore: 0, awayScore: 0, statusId: 2 }),
    match('m2', { statusId: 2 }),
    match('m3', { homeScore: 0, awayScore: 0 }),
  ];
  test.each([
    ['a goal', [match('m1', { homeScore: 1, awayScore: 0, statusId: 2 })], 'goal m1'],
    ['a change of status', [match('m2', { statusId: 3 })], 'status m2'],
    ['a goal says more than a status', [match('m1', { homeScore: 0, awayScore: 1, statusId: 4 })], 'goal m1'],
    ['nothing new', [match('m1', { homeScore: 0, awayScore: 0, statusId: 2 })], undefined],
    ['a match that nobody booked', [match('m3', { homeScore: 3, awayScore: 0 })], undefined],
    ['a match that is new itself', [match('m9', { homeScore: 3, awayScore: 0 })], undefined],
    ['a goal taken back is no goal', [match('m1', { homeScore: 0, awayScore: 0, statusId: 2 })], undefined],
  ])('%s', (_clause, after, expected) => {
    const news = announcementsOf(before, after, watched);
    expect(news && `${news.kind} ${news.match.matchId}`).toBe(expected);
  });
});
