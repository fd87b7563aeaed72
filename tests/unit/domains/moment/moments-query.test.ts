import { homeBatch } from '../../../../src/domains/moment/moments-query';
import { moment } from '../../../support/unit/make';

test.each([
  ['none: they are asked for on their own', 0, undefined],
  ['fewer than a page: page 1 follows and takes their place', 4, 1],
  ['a page: page 2 follows', 10, 2],
])('moments of the home reply, %s', (_clause, count, next) => {
  const moments = Array.from({ length: count }, (_, index) => moment(`mo${index}`));
  expect(homeBatch({ hosts: [], matches: [], askedAt: 0, moments })?.next).toBe(next);
});
