import { screen } from '@testing-library/react';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { rawMatch, rawTip } from '../../../support/unit/tips-world';
import { openTip, tap } from './tip-page';

beforeEach(() => stubBrowser());

const BOOK = 'Book Arsenal v Chelsea';
const of = (fields: Record<string, unknown>) => ({
  tipDetail: () => rawTip('t1', { messageMatchList: [rawMatch('m1', fields)] }),
});

test('a match to come is booked from the tip about it [1.17]', async () => {
  const { calls } = await openTip({
    ...of({}),
    subscribe: () => null,
    subscribeInfo: () => ({ subscribeMatchId: 'm1' }),
  });
  await tap(BOOK);
  expect(calls('subscribe')).toEqual([{ matchId: 'm1' }]);
  expect(screen.getByRole('button', { name: /Arsenal v Chelsea/, pressed: true })).toBeInTheDocument();
});

test('decisions, additions: without its status too, by its kick-off', async () => {
  await openTip(of({ statusId: undefined }));
  expect(screen.getByRole('button', { name: BOOK })).toBeInTheDocument();
});

test('a visitor is asked to log in, and for what', async () => {
  const { asked, calls } = await openTip(of({}), false);
  await tap(BOOK);
  expect([asked, calls('subscribe')]).toEqual([[{ kind: 'book', id: 'm1' }], []]);
});

test('what is over is not booked', async () => {
  await openTip(of({ statusId: 8, homeScore: 1, awayScore: 0 }));
  expect(screen.queryByRole('button', { name: BOOK })).toBeNull();
});
