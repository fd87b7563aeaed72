import { withTableNames } from '../../../../../src/pages/topics/data/told-names';

describe('teams of a match by the tables of its season (additions.2)', () => {
  const rows = [
    { teamId: '1', teamName: 'Lions', teamLogo: 'l' },
    { teamId: '2', teamName: 'Bears' },
  ];
  const read = jest.fn(async () => rows);
  beforeEach(() => read.mockClear());

  it.each([
    ['ids alone: both as in the table', { homeId: '1', awayId: '2' }, 'Lions', 'Bears', 1],
    ['its own name is the last word', { homeId: '1', homeName: 'LIO', awayId: '2' }, 'LIO', 'Bears', 1],
    ['a team of no table has no name', { homeId: '9', awayId: '1' }, undefined, 'Lions', 1],
    [
      'named by itself: no table is read',
      { homeId: '1', homeName: 'LIO', awayId: '2', awayName: 'BEA' },
      'LIO',
      'BEA',
      0,
    ],
    ['to be determined: no table would know', {}, undefined, undefined, 0],
  ])('%s', async (_clause, match, home, away, reads) => {
    const [named] = await withTableNames([match as { homeId?: string; homeName?: string; awayName?: string }], read);
    expect([named?.homeName, named?.awayName, read.mock.calls.length]).toEqual([home, away, reads]);
  });

  it('a table that cannot be read takes no match away', async () => {
    const matches = [{ homeId: '1', awayId: '2' }];
    const [one] = await withTableNames(matches, () => Promise.reject(new Error('down')));
    expect(one).toMatchObject({ homeId: '1', awayId: '2' });
  });
});
