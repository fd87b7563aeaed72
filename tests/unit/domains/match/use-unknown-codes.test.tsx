import { useUnknownCodes } from '../../../../src/domains/match/use-unknown-codes';
import type { Coded } from '../../../../src/rules/match/match-status';
import { fakeServices } from '../../../support/unit/fake-services';
import { runHook } from '../../../support/unit/render-page';

const reportsOf = (matches: readonly Coded[] | undefined) => {
  const fake = fakeServices({});
  runHook(fake, () => useUnknownCodes(matches));
  return fake.reports;
};

describe('codes that nobody knows are told to monitoring (decisions.md, unknown code)', () => {
  it.each<[string, readonly Coded[] | undefined, string[]]>([
    ['no matches', undefined, []],
    [
      'known ones',
      [
        { matchTypeId: 1, statusId: 4 },
        { matchTypeId: 2, statusId: 10 },
      ],
      [],
    ],
    ['a status without a meaning', [{ matchTypeId: 1, statusId: 77 }], ['football status 77 phase undefined']],
    ['a match without a status says nothing', [{ matchTypeId: 1 }], []],
    [
      'once each, however many matches have it',
      [
        { matchTypeId: 1, statusId: 77 },
        { matchTypeId: 1, statusId: 77 },
      ],
      ['football status 77 phase undefined'],
    ],
    [
      'of each sport its own',
      [
        { matchTypeId: 1, statusId: 77 },
        { matchTypeId: 2, statusId: 77 },
      ],
      ['football status 77 phase undefined', 'basketball status 77 phase undefined'],
    ],
  ])('%s', (_clause, matches, told) => {
    expect(reportsOf(matches)).toEqual(told);
  });
});
