import { bettingList, ranking } from '../../../../src/contract/ranking/ranking';
import { type Drop, decode } from '../../../../src/contract/wire';

const BET = {
  betId: 1,
  stake: 100,
  result: 'win',
  legs: [{ matchId: 2, line: '0.25', side: 'home', playType: 'handicap' }],
};

function read(betInfo: unknown) {
  const drops: Drop[] = [];
  const raw = { winRankingList: [{ uid: 1, bettingReportList: [{ reportId: 'r', betInfo }] }] };
  const result = decode(ranking, raw, { onDrop: (drop) => drops.push(drop) });
  if (!result.ok) throw new Error(result.issue);
  return { report: result.value.winRankingList[0]?.bettingReportList[0], drops };
}

test('section 3, betInfo: a JSON text becomes a list of bets [3.13]', () => {
  const { report, drops } = read(JSON.stringify([BET]));
  expect(report?.betInfo).toMatchObject([{ betId: '1', legs: [{ matchId: '2', line: 0.25 }] }]);
  expect(drops).toEqual([]);
});

test.each([
  ['cut off', '[{"betId":'],
  ['no list', '{"betId":1}'],
  ['no text', [BET]],
  ['empty', ''],
])('section 3, betInfo: one that is %s is absent, and told', (_name, betInfo) => {
  const { report, drops } = read(betInfo);
  expect(report).toMatchObject({ reportId: 'r', like: 0, disLike: 0 });
  expect(report?.betInfo).toBeUndefined();
  expect(drops.map(({ at }) => at)).toEqual([expect.stringContaining('betInfo')]);
});

test('one bet among others that cannot be read is left out alone', () => {
  const { report, drops } = read(JSON.stringify([BET, { stake: 5 }, 'x']));
  expect(report?.betInfo).toHaveLength(1);
  expect(drops).toHaveLength(2);
});

test('section 3, User betting list item: votes are 0 by default, and the member’s own is not guessed [3.18]', () => {
  const result = decode(bettingList, { list: [{ reportId: 'r' }], total: 1 });
  const [first] = result.ok ? result.value.list : [];
  expect([first?.like, first?.disLike, first?.isLike, first?.isDisLike]).toEqual([0, 0, undefined, undefined]);
});
