import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goodAnswers } from '../../../support/unit/anchor-world';
import { showAll, stubBrowser } from '../../../support/unit/browser-stubs';
import { failWith, fakeServices } from '../../../support/unit/fake-services';
import { settle } from '../../../support/unit/render-page';
import { renderHome } from './render-home';

beforeEach(() => stubBrowser());

const tap = async (name: string) => {
  await userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
  await settle(20);
};

test.each([
  ['follow', 'Follow Anchor 0', { kind: 'follow', id: 'h0' }],
  ['book', 'Book Home m2 v Away m2', { kind: 'book', id: 'm2' }],
  ['like', 'Like, 10', { kind: 'like', id: 'mo0' }],
])('a visitor who wants to %s is asked to log in, nothing is sent [8.12]', async (_what, button, pendingAction) => {
  const fake = fakeServices(goodAnswers());
  await renderHome(fake);
  await tap(button);
  expect(fake.asked).toEqual([pendingAction]);
  expect(fake.sent.map((one) => one.name).sort()).toEqual(['anchorHome', 'images']);
});

test.each([
  [
    'follows and unfollows an anchor',
    'Follow Anchor 0',
    'Following Anchor 0',
    { hostId: 'h0' },
    ['Following', 'Unfollowed'],
  ],
  [
    'books a match and takes it back',
    'Book Home m2 v Away m2',
    'Booked Home m2 v Away m2',
    { matchId: 'm2' },
    ['Booked', 'Booking cancelled'],
  ],
])('a member %s', async (_what, on, off, subject, words) => {
  const fake = fakeServices(goodAnswers(), true);
  await renderHome(fake);
  fake.answers.subscribeInfo = () => ({ subscribeHostId: 'h0', subscribeMatchId: 'm2' });
  await tap(on);
  expect(screen.getByRole('button', { name: off, pressed: true })).toBeInTheDocument();
  fake.answers.subscribeInfo = () => ({ subscribeHostId: '', subscribeMatchId: '' });
  await tap(off);
  expect([fake.calls('subscribe'), fake.calls('unsubscribe')]).toEqual([[subject], [subject]]);
  expect(fake.toasts.map((toast) => `${toast.type} ${toast.text}`)).toEqual(words.map((text) => `success ${text}`));
});

test('a refused follow rolls back', async () => {
  const fake = fakeServices({ ...goodAnswers(), subscribe: failWith('rejected') }, true);
  await renderHome(fake);
  await tap('Follow Anchor 0');
  expect(screen.getByRole('button', { name: 'Follow Anchor 0', pressed: false })).toBeInTheDocument();
  expect(fake.toasts).toEqual([]);
});

describe('after the log-in that was asked for', () => {
  test.each([
    ['follow', 'h3', 'subscribe', { hostId: 'h3' }],
    ['book', 'm2', 'subscribe', { matchId: 'm2' }],
    ['like', 'mo1', 'momentLike', { momentId: 'mo1', count: 1 }],
  ] as const)('%s is done', async (kind, id, call, fields) => {
    const fake = fakeServices(goodAnswers(), true);
    await renderHome(fake);
    act(() => fake.release({ kind, id }));
    await settle(1100);
    expect(fake.calls(call)).toEqual([fields]);
  });

  test('what is followed already is not turned off', async () => {
    const fake = fakeServices({ ...goodAnswers(), subscribeInfo: () => ({ subscribeHostId: 'h3' }) }, true);
    await renderHome(fake);
    act(() => fake.release({ kind: 'follow', id: 'h3' }));
    await settle(50);
    expect([...fake.calls('subscribe'), ...fake.calls('unsubscribe')]).toEqual([]);
  });
});

test('a change of order asks for that order and keeps the other one [2.53, 7.27]', async () => {
  const fake = fakeServices(goodAnswers());
  await renderHome(fake);
  await userEvent.click(screen.getByRole('tab', { name: 'Hot' }));
  await settle();
  expect(fake.calls('momentList')).toEqual([{ page: 1, size: 10, momentSort: 2 }]);
  expect(screen.getByText('moment 110')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'New' }));
  expect(screen.getByText('moment 0')).toBeInTheDocument();
  expect(fake.calls('momentList')).toHaveLength(1);
});

test('near the end the next page is appended, and a page that fails can be asked for again [4.22]', async () => {
  const fake = fakeServices(goodAnswers());
  await renderHome(fake);
  const moments = within(screen.getByRole('region', { name: 'Moments' }));
  fake.answers.momentList = failWith('timeout');
  // Three times rows are drawn, then the end itself is near.
  for (let near = 0; near < 4; near += 1) act(showAll);
  await settle();
  fake.answers.momentList = () => ({ list: [], page: 2, size: 10, isLastPage: 1 });
  await userEvent.click(moments.getByRole('button', { name: 'Retry' }));
  await settle();
  expect(fake.calls('momentList')).toEqual(Array(2).fill({ page: 2, size: 10, momentSort: 1 }));
  expect(moments.getByText('That’s all')).toBeInTheDocument();
});

test('a tap on the heart shows at once', async () => {
  const fake = fakeServices(goodAnswers(), true);
  await renderHome(fake);
  await tap('Like, 10');
  expect(screen.getByRole('button', { name: 'Like, 11', pressed: true })).toBeInTheDocument();
});

test('a long list is not read again page by page when everything active is', async () => {
  const fake = fakeServices(goodAnswers());
  const { client } = await renderHome(fake);
  await userEvent.click(screen.getByRole('tab', { name: 'Hot' }));
  await settle();
  const before = fake.calls('momentList').length;
  await act(() => client.invalidateQueries({ refetchType: 'active' }));
  await settle();
  expect(fake.calls('momentList')).toHaveLength(before);
  expect(fake.calls('anchorHome')).toHaveLength(2);
});

test('a refresh of the hottest begins that list anew', async () => {
  const fake = fakeServices(goodAnswers());
  await renderHome(fake);
  await userEvent.click(screen.getByRole('tab', { name: 'Hot' }));
  await settle();
  fake.answers.momentList = () => ({ list: [{ id: 'hot', hostId: 'h0', content: 'hottest now' }], page: 1, size: 10 });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await settle();
  expect(screen.getByText('hottest now')).toBeInTheDocument();
  expect(screen.queryByText('moment 110')).toBeNull();
});
