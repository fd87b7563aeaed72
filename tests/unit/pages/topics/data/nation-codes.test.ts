import { nationCodeOf } from '../../../../../src/pages/topics/data/nation-codes';

describe('three letters for a nation in the smallest boxes', () => {
  it.each([
    ['Germany', 'GER'],
    ['Albania', 'ALB'],
    ['Bosnia and Herzegovina', 'BIH'],
    ['Cameroon', 'CMR'],
    ['Wales', 'WAL'],
    ['Lions', undefined],
    ['德国', undefined],
    ['constructor', undefined],
  ])('%s', (name, code) => {
    expect(nationCodeOf(name)).toBe(code);
  });
});
