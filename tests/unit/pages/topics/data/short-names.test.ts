import { shortNameOf } from '../../../../../src/pages/topics/data/short-names';

describe('what a club is called where there is little room', () => {
  it.each([
    ['Manchester City', 'Man City'],
    ['Manchester United FC', 'Man Utd'],
    ['Wolverhampton', 'Wolves'],
    ['Nottingham Forest', 'Forest'],
    ['Arsenal', undefined],
    ['曼城', undefined],
    ['constructor', undefined],
    [undefined, undefined],
  ])('%s', (name, short) => {
    expect(shortNameOf(name)).toBe(short);
  });
});
