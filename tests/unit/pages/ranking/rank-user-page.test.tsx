import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { nextCursor } from '../../../../src/pages/ranking/data/ranking-queries';
import RankUserPage from '../../../../src/pages/ranking/rank-user-page';
import { showAll, stubBrowser } from '../../../support/unit/browser-stubs';
import { type Answer, failWith, fakeServices, NOW } from '../../../support/unit/fake-services';
import { RAW_USER, rankingAnswers, rawBet, rawDay } from '../../../support/unit/ranking-world';
import { renderPage, settle } from '../../../support/unit/render-page';

beforeEach(() => stubBrowser());

async function open(answers: Record<string, Answer> = {}, member = false) {
  const fake = fakeServices({ ...rankingAnswers(), ...answers }, member);
  const page = (
    <Routes>
      <Route path="/user-ranking/user/:id" element={<RankUserPage />} />
    </Routes>
  );
  await renderPage(fake, page, '/user-ranking/user/u7');
  await settle();
  return fake;
}
const listOf =
  (...days: readonly object[]): Answer =>
  () => ({ list: days, total: days.length, user: RAW_USER });

const RESULTS = [
  ['confirm', 'Confirmed', '—'],
  ['waiting', 'Pending', '—'],
  ['win', 'Won', '+1,320'],
  ['lose', 'Lost', '-3,000'],
  ['draw', 'Push', '0'],
  ['winHalf', 'Half won', '+660'],
  ['loseHalf', 'Half lost', '-1,500'],
  ['cancel', 'Void', '0'],
  ['failure', 'Failed', '0'],
] as const;
const PROFITS: Readonly<Record<string, number>> = { win: 1320, lose: -3000, winHalf: 660, loseHalf: -1500 };

test('section 4, bet results: all nine, each in a word with what it brought [2.25, 4.9, results.1]', async () => {
  const bets = RESULTS.map(([result]) =>
    rawBet(result, { result, profit: PROFITS[result] ?? 0 }, { leagueName: result }),
  );
  await open({ bettingList: listOf(rawDay('d1', bets)) });
  for (const [result, word, money] of RESULTS) {
    const card = screen.getByTitle(result).closest('[class=bet]') as HTMLElement;
    expect(card).toHaveTextContent(word);
    expect(card).toHaveTextContent(money);
  }
});

test('section 7, betting/list, title: the bets of all days, or of those that a title is earned by [7.53]', async () => {
  const bettingList: Answer = ({ title }) => ({
    list:
      title === undefined ? [rawDay('d2', [rawBet('2')]), rawDay('d1', [rawBet('1')])] : [rawDay('d2', [rawBet('2')])],
    total: title === undefined ? 2 : 1,
    user: RAW_USER,
  });
  const { calls } = await open({ bettingList, titleList: () => [{ id: 3, title: 'Row of wins' }] });
  const chips = within(screen.getByRole('group', { name: 'Titles' }));
  await userEvent.click(chips.getByRole('button', { name: 'Row of wins' }));
  await settle();
  expect(calls('bettingList').map(({ title }) => title)).toEqual([undefined, '3']);
  expect(screen.getAllByText('West Ham')).toHaveLength(1);
  await userEvent.click(chips.getByRole('button', { name: 'All bets' }));
  expect(screen.getAllByText('West Ham')).toHaveLength(2);
});

test('a server that tells no user: all titles are offered, and the record is made of the bets [additions.8]', async () => {
  const bettingList: Answer = () => ({ list: [rawDay('d1', [rawBet('1', { result: 'waiting' })])], total: 1 });
  await open({ bettingList, titleList: () => [{ id: 3, title: 'Row of wins' }] });
  const chips = within(screen.getByRole('group', { name: 'Titles' }));
  expect(chips.getByRole('button', { name: 'Row of wins' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'This week' })).toBeInTheDocument();
  expect(screen.getByText('West Ham')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByRole('dialog', { name: 'Copy a bet' })).toHaveTextContent('West Ham');
});

test.each([
  [
    'ten of eleven with a profit',
    11,
    'Deepest fall in the order bets were placed. 1 bet with no known profit left out.',
  ],
  ['nine of ten', 10, 'Return and deepest fall shown from 10 bets. 1 bet with no known profit left out.'],
])('a period says what its figures rest on: %s [minimum sample.3]', async (_what, count, words) => {
  const bet = (index: number) =>
    rawBet(`${index}`, { result: 'win', createDate: NOW, profit: index === 0 ? undefined : 10 });
  await open({
    bettingList: listOf(
      rawDay(
        'd1',
        Array.from({ length: count }, (_one, index) => bet(index)),
      ),
    ),
  });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('section 7, betting/list: a hundred a page, by cursor until the total [5.16, 7.53]', async () => {
  const bettingList: Answer = ({ cursor }) =>
    cursor === undefined
      ? { list: [rawDay('d2', [rawBet('2')])], cursor: 'c1', total: 2, user: RAW_USER }
      : { list: [rawDay('d1', [rawBet('1')])], cursor: 'more', total: 2 };
  const { calls } = await open({ bettingList });
  act(showAll);
  await settle();
  act(showAll);
  await settle();
  expect(calls('bettingList')).toEqual([
    { uid: 'u7', size: 100 },
    { uid: 'u7', size: 100, cursor: 'c1' },
  ]);
  expect(screen.getByText('That’s all')).toBeInTheDocument();
  expect(screen.getAllByText('West Ham')).toHaveLength(2);
});

test.each([
  ['the total is there', [{ list: [{}, {}], total: 2, cursor: 'c' }], undefined],
  ['there is more', [{ list: [{}], total: 2, cursor: 'c' }], 'c'],
  [
    'a page without days ends it',
    [
      { list: [{}], total: 9, cursor: 'c' },
      { list: [], total: 9, cursor: 'd' },
    ],
    undefined,
  ],
  ['the server has no cursor', [{ list: [{}], total: 9 }], undefined],
])('section 3, userBettingList: %s', (_clause, pages, expected) => {
  expect(nextCursor(pages as unknown as Parameters<typeof nextCursor>[0])).toBe(expected);
});

test('a parlay says its legs, each with its result, and their odds together', async () => {
  const [leg] = rawBet('x').legs;
  const legs = [
    { ...leg, matchId: 'a', result: 'win', homeName: 'Inter', awayName: 'Atalanta', side: 'home', line: 0 },
    {
      ...leg,
      matchId: 'b',
      result: 'lose',
      matchTypeId: 2,
      playType: 'total',
      side: 'over',
      line: 221.5,
      leagueName: 'NBA',
    },
  ];
  const { opened } = await open({
    bettingList: listOf(
      rawDay('d1', [rawBet('p', { bettingType: 3, odds: 3.53, result: 'lose', profit: -3000, legs })]),
    ),
  });
  const card = screen.getByText('Parlay of 2').closest('[class=bet]') as HTMLElement;
  expect(card).toHaveTextContent('Inter 0');
  expect(card).toHaveTextContent('PointsOver221.5');
  expect(card).toHaveTextContent('Total @3.53');
  expect(within(card).getByText('Won')).toBeInTheDocument();
  expect(within(card).getAllByText('Lost')).toHaveLength(2);
  await userEvent.click(within(card).getByRole('button', { name: 'Inter v Atalanta' }));
  expect(opened).toEqual(['/newSport/match-detail?matchId=a']);
});

test('copy: a note on losses and a way to the portal’s page, never a bet by itself', async () => {
  const days = [
    rawDay('d1', [
      rawBet('open', { result: 'waiting' }),
      rawBet('begun', { result: 'waiting' }, { matchDate: NOW - 1, homeName: 'Begun' }),
    ]),
  ];
  const { opened, sent } = await open({ bettingList: listOf(...days) });
  const before = sent.length;
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  const sheet = screen.getByRole('dialog', { name: 'Copy a bet' });
  expect(sheet).toHaveTextContent(/can lose/);
  expect(sheet).not.toHaveTextContent('Begun');
  await userEvent.click(within(sheet).getByRole('button', { name: 'To the betting page' }));
  expect(opened).toEqual(['/newSport/match-detail?matchId=m-open']);
  expect(sent).toHaveLength(before);
});

test('nothing open is nothing to copy', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Nothing to copy');
});

test('the profit line is a picture with a sentence, and a table, newest first', async () => {
  await open();
  expect(screen.getByRole('img', { name: 'Profit from 03-13 to 03-14: +820 in total' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['DayProfit so far', '03-14+820', '03-13-500']);
});

test('bets by whether they are settled; a day without any is not shown', async () => {
  await open({ bettingList: listOf(rawDay('d2', [rawBet('w', { result: 'waiting' })]), rawDay('d1', [rawBet('s')])) });
  await userEvent.click(screen.getByRole('tab', { name: 'Pending' }));
  expect(screen.getAllByText('West Ham')).toHaveLength(1);
  expect(screen.getByText('Pending', { selector: 'span' })).toBeInTheDocument();
});

test('section 3, betInfos: a day that cannot be read says so', async () => {
  await open({ bettingList: listOf(rawDay('d2', '{'), rawDay('d1', [rawBet('s')])) });
  expect(screen.getByText('Bets of 1 day can’t be shown')).toBeInTheDocument();
  expect(screen.getAllByText('West Ham')).toHaveLength(1);
});

test.each([
  ['an unknown user', failWith('rejected')],
  ['no network', failWith('network')],
])('%s: why, and a way to try again; the 18+ mark stays', async (_name, bettingList) => {
  const fake = await open({ bettingList });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('18+')).toBeInTheDocument();
  fake.answers.bettingList = listOf();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await settle();
  expect(screen.getByText('No bets yet')).toBeInTheDocument();
});
