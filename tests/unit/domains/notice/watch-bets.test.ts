import { NOW } from '../../../support/unit/fake-services';
import { type Watch, watchEach } from './news-world';

const HOUR = 3_600_000;
const leg = {
  matchId: '1',
  matchTypeId: 1,
  leagueName: 'EPL',
  homeName: 'Leeds',
  awayName: 'Derby',
  playType: 'handicap',
};
const bet = (betId: string, createDate: number | undefined = NOW + 1, legs: readonly object[] = [leg]) => ({
  ...{ betId, bettingType: 1, legs, odds: 1.9, stake: 10, result: 'waiting', createDate },
});

let at: Watch;
watchEach((one) => {
  at = one;
});

const follow = async (...uids: readonly string[]) => {
  for (const uid of uids) {
    at.world.bets = { ...at.world.bets, [uid]: [bet('old', NOW - HOUR)] };
    at.follow(uid);
  }
  await at.loop();
};
const place = async (uid: string, ...bets: readonly object[]) => {
  at.world.bets = { ...at.world.bets, [uid]: [...bets, bet('old', NOW - HOUR)] };
  await at.loop();
};

describe('decisions.md, follow a ranked user', () => {
  test('a new bet is told with its league, match and kind; what was there before is not [follow a ranked user.2]', async () => {
    await follow('a');
    expect(at.words).toEqual([]);
    await place('a', bet('new'));
    expect(at.words).toEqual([
      {
        ...{ kind: 'bets', id: 'a', name: 'User a', portrait: undefined, others: 0, bets: 1, versus: undefined },
        leg: expect.objectContaining({ leagueName: 'EPL', homeName: 'Leeds', playType: 'handicap' }),
      },
    ]);
  });

  test('several users are told together [follow a ranked user.3]', async () => {
    await follow('a', 'b', 'c');
    at.world.bets = { ...at.world.bets, b: [bet('b1')], c: [bet('c1'), bet('c2')] };
    await at.loop();
    // The newest followed first.
    expect(at.words).toEqual([expect.objectContaining({ id: 'c', others: 1, bets: 3, leg: undefined })]);
  });

  test('of each at most once an hour, and then only what is new [follow a ranked user.3]', async () => {
    await follow('a');
    await place('a', bet('1'));
    at.world.now = NOW + HOUR / 2;
    await place('a', bet('2', NOW + HOUR / 2), bet('1'));
    expect(at.words).toHaveLength(1);
    at.world.now = NOW + HOUR + 1;
    await place('a', bet('3', NOW + HOUR + 1), bet('2'), bet('1'));
    expect(at.words).toHaveLength(2);
    expect(at.words[1]).toMatchObject({ bets: 1 });
  });

  test.each([
    ['an older bet that came into the list', bet('late', NOW - 2 * HOUR)],
    ['a bet that was known', bet('old', NOW - HOUR)],
  ])('%s is no news', async (_case, one) => {
    await follow('a');
    await place('a', one);
    expect(at.words).toEqual([]);
  });

  test('a bet that does not say when it was placed is new when it was not there before', async () => {
    await follow('a');
    const { createDate: _, ...undated } = bet('new');
    await place('a', undated);
    expect(at.said()).toEqual(['bets a']);
  });

  test('whoever hides their bets or is no longer followed is not told of; with the word off nobody is asked for', async () => {
    await follow('a', 'b', 'c');
    at.world.bets = { a: undefined, b: [bet('b1')], c: [bet('c1')] };
    at.follow('b', false);
    await at.loop();
    expect(at.said()).toEqual(['bets c']);
    at.turnOff('user');
    const calls = at.betReads();
    await at.loop();
    expect([at.said(), at.betReads()]).toEqual([['bets c'], calls]);
  });

  test('nobody is asked for who is not followed; the twenty-first is refused [follow a ranked user.1]', async () => {
    const calls = at.betReads();
    await at.loop();
    expect(at.betReads()).toBe(calls);
    const turned = Array.from({ length: 21 }, (_, n) => at.follow(`u${n}`));
    expect(turned.filter((one) => one === 'on')).toHaveLength(20);
    expect(turned.at(-1)).toBe('full');
    expect(at.follow('u3', false)).toBe('off');
    expect(at.follow('u99')).toBe('on');
  });
});
