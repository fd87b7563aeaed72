import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import AllGodsPage from '../../../../../src/pages/tips/all-gods-page';
import CompareExpertsPage from '../../../../../src/pages/tips/compare-experts-page';
import { setOnline, stubBrowser } from '../../../../support/unit/browser-stubs';
import { type Answer, failWith, fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';
import { page, rawExpert, rawTip, tipsAnswers } from '../../../../support/unit/tips-world';

beforeEach(() => stubBrowser());
afterEach(() => setOnline(true));

const EXPERTS = {
  p1: rawExpert(),
  p2: rawExpert({ id: 'p2', name: 'Bea Line', hitPercents: 76, hitSession: 42, attention: 29_000 }),
  p3: rawExpert({ id: 'p3', name: 'Half Time', hitPercents: 67, hitSession: 6, tenHistory: 'win,lose', tenTips: null }),
};
const settled = (id: string, result: string, fields: object = {}) =>
  rawTip(id, { result, isOnSale: 0, odds: 2, settleTime: NOW, ...fields });
/** Eleven settled tips: eight won; of the second expert two, and none on sale. */
const HISTORY: Readonly<Record<string, readonly object[]>> = {
  p1: Array.from({ length: 11 }, (_, index) => settled(`a${index}`, index < 3 ? 'lose' : 'win')),
  p2: [settled('b1', 'win'), settled('b2', 'lose')],
};
const world = (fields: Record<string, Answer> = {}): Record<string, Answer> => ({
  ...tipsAnswers(),
  professorInfo: () => page(Object.values(EXPERTS)),
  professorDetail: ({ professorId }) => EXPERTS[professorId as 'p1'],
  professorTips: ({ professorId, isHistory }) =>
    page(
      isHistory === 1
        ? (HISTORY[String(professorId)] ?? [])
        : professorId === 'p1'
          ? [rawTip('t1'), rawTip('t2', { goldPrice: 48, returnGoldPercentage: 50 })]
          : [],
    ),
  ...fields,
});
const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

async function open(at: string, answers = world(), spoilers = 'on') {
  const fake = fakeServices(answers, true);
  fake.services.storage.set('si:spoilers', spoilers);
  await renderPage(
    fake,
    <>
      <Routes>
        <Route path="/news/all-gods" element={<AllGodsPage />} />
        <Route path="/news/compare/:first/:second" element={<CompareExpertsPage />} />
      </Routes>
      <Where />
    </>,
    at,
  );
  await settle();
  return fake;
}
const address = () => document.querySelector('output')?.textContent;
const row = (term: string) => screen.getByText(term).closest('div') as HTMLElement;

test('two are chosen in the list, a third waits; the address holds it', async () => {
  await open('/news/all-gods');
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(screen.getByRole('heading', { name: 'Choose two' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Follow / })).toBeNull();
  const box = (name: string) => screen.getByRole('checkbox', { name });
  await userEvent.click(box('Ann Odds'));
  expect(screen.getByText('1 of 2 chosen')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Compare' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(box('Bea Line'));
  expect(address()).toBe('/news/all-gods?compare=p1&compare=p2');
  await userEvent.click(box('Half Time'));
  expect(box('Half Time')).toHaveAttribute('aria-disabled', 'true');
  expect(box('Half Time')).not.toBeChecked();
  expect(screen.getByText('Take one back first')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^Following/ }));
  expect(address()).toBe('/news/all-gods?compare=p1&compare=p2&tab=mine');
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(address()).toBe('/news/compare/p1/p2');
});

test('one is taken back, or the choice is left', async () => {
  await open('/news/all-gods?compare=p1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ann Odds' }));
  expect(screen.getByText('0 of 2 chosen')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/news/all-gods');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('both rates stand on one axis, and the sentence goes by the interval of their difference', async () => {
  await open('/news/compare/p1/p2');
  expect(screen.getByRole('img', { name: 'Hit rate 78% of 50: most likely 65–87%' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Hit rate 76% of 42: most likely 61–87%' })).toBeVisible();
  expect(document.body).toHaveTextContent(
    'Can’t tell who is better. Ann Odds may be up to 19 points ahead, Bea Line up to 15: it may be luck.',
  );
});

test('a difference that is more than luck says so', async () => {
  const best = rawExpert({ id: 'p2', name: 'Bea Line', hitPercents: 53, hitSession: 260 });
  const answers = world({
    professorDetail: ({ professorId }) =>
      professorId === 'p2' ? best : rawExpert({ hitPercents: 74, hitSession: 410 }),
  });
  await open('/news/compare/p1/p2', answers);
  expect(document.body).toHaveTextContent(
    'Most likely not luck. Ann Odds is 21 points ahead, most likely 13–28. It may still change.',
  );
});

test('too few of one: no comparison, its facts stay [minimum sample.3]', async () => {
  await open('/news/compare/p1/p3');
  expect(document.body).toHaveTextContent('Can’t compare yet. Half Time has only 6 settled; a rate needs 10.');
  expect(screen.getByRole('img', { name: /^Last 2 tips/ })).toBeVisible();
});

test('return, fall, losing run, price and refund stand side by side; what nobody knows is no figure', async () => {
  await open('/news/compare/p1/p2');
  expect(row('Return')).toHaveTextContent('Return+45%of 11—of 2');
  expect(row('Deepest fall')).toHaveTextContent('Deepest fall-3.00 unitsof 11—of 2');
  expect(row('Longest losing run')).toHaveTextContent('Longest losing run3of 111of 2');
  expect(row('Price per tip')).toHaveTextContent(/Price per tip4338\u2060–\u206048 coins—none on sale/);
  expect(row('If lost')).toHaveTextContent(/If lost50\u2060–\u2060100% back—/);
});

test('results of today are hidden until they are asked for, and so is the sum [no spoilers.4]', async () => {
  await open('/news/compare/p1/p2', world(), 'off');
  expect(screen.getAllByText('— / 10')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show result' }));
  expect(screen.getAllByText('7 / 10')).toHaveLength(2);
});

test('leagues: a rate from ten on, else only how many', async () => {
  await open('/news/compare/p1/p2');
  const table = within(screen.getByRole('table', { name: 'By league' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'League',
    'Ann Odds',
    'Bea Line',
  ]);
  expect(table.getByRole('row', { name: /^EPL/ })).toHaveTextContent(
    /^EPL73%of 11 · 43\u2060–\u206090%—of 2 · Too few$/,
  );
});

test('one that failed blocks the comparison, and is tried again', async () => {
  const answers = world();
  const fake = await open('/news/compare/p1/p2', {
    ...answers,
    professorDetail: (fields) =>
      fields.professorId === 'p2' ? failWith('rejected')(fields) : answers.professorDetail?.(fields),
  });
  expect(screen.getAllByText('Couldn’t load')).toHaveLength(2);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByText('Can’t tell who is better.')).toBeNull();
  fake.answers.professorDetail = answers.professorDetail;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await settle();
  expect(screen.getByText('Can’t tell who is better.')).toBeVisible();
});

test('another takes a place: the list opens with the one who stays', async () => {
  await open('/news/compare/p1/p2');
  await userEvent.click(screen.getByRole('button', { name: 'Replace Ann Odds' }));
  expect(address()).toBe('/news/all-gods?compare=p2');
  expect(screen.getByRole('checkbox', { name: 'Bea Line' })).toBeChecked();
});

test('without a network what is kept stands with its time', async () => {
  await open('/news/compare/p1/p2');
  act(() => setOnline(false));
  expect(screen.getByText('Scores may be out of date')).toBeVisible();
  expect(screen.getByText('Can’t tell who is better.')).toBeVisible();
});
