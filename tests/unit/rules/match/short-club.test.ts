import { shortClub } from '../../../../src/rules/match/short-club';

it('two clubs of a city are told apart in a narrow row', () => {
  expect([shortClub('Manchester City'), shortClub('Manchester United')]).toEqual(['Man City', 'Man Utd']);
});

it('another name stays as it is', () => {
  expect(shortClub('Arsenal')).toBeUndefined();
});
