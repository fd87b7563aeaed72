import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { type Answer, failWith } from '../../../../support/unit/fake-services';
import { settle } from '../../../../support/unit/render-page';
import { page, rawComment } from '../../../../support/unit/tips-world';
import { bought, openTip, said, tap } from '../tip-page';

beforeEach(() => stubBrowser());

const articles = () =>
  screen.getAllByRole('article').flatMap((card) => /Comment c\d/.exec(card.textContent ?? '')?.[0] ?? []);
const THREE = () => [
  rawComment('c1', { likeCount: 3 }),
  rawComment('c2', { likeCount: 9 }),
  rawComment('c3', { likeCount: 1, isAuthor: 1, nickName: 'Ann Odds' }),
];
const world = (fields: Record<string, Answer> = {}) => ({ ...bought(), commentList: () => page(THREE()), ...fields });
const view = (name: string) => userEvent.click(screen.getByRole('tab', { name })).then(() => settle());

test('the author’s first in both orders, marked, and it says why; then the newest, or the most liked [comment order.1]', async () => {
  const { calls } = await openTip(world());
  expect(articles()).toEqual(['Comment c3', 'Comment c1', 'Comment c2']);
  expect(said('Comment c3')).toHaveTextContent('The author’s answer comes first');
  expect(within(said('Comment c3')).getByText('Author')).toBeVisible();
  expect(said('Comment c1')).not.toHaveTextContent('Author');
  expect(calls('commentList').at(-1)).not.toHaveProperty('commentSort');
  await view('Most liked');
  // The server has left the order unread.
  expect(articles()).toEqual(['Comment c3', 'Comment c2', 'Comment c1']);
  expect(calls('commentList').at(-1)).toMatchObject({ commentSort: 2 });
});

test('an answer of the author is marked', async () => {
  const subComments = [rawComment('a1', { parentId: 'c1', isAuthor: 1, content: 'Yes' })];
  await openTip(world({ commentList: () => page([rawComment('c1', { subComments })]) }));
  expect(within(said('Comment c1')).getByText('Author')).toBeVisible();
  expect(said('Comment c1')).not.toHaveTextContent('comes first');
});

test('a visitor may choose the order, but has none of their own', async () => {
  await openTip(world(), false);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Most liked', 'Newest']);
});

describe('one’s own', () => {
  const own = () => [
    rawComment('c1', {
      isMine: 1,
      subComments: [rawComment('a1', { parentId: 'c1' }), rawComment('a2', { parentId: 'c1', isMine: 1 })],
    }),
    rawComment('c2'),
  ];
  const open = (fields: Record<string, Answer> = {}) =>
    openTip(world({ commentList: () => page(own()), commentDelete: () => ({}), ...fields }));
  const count = () => screen.getByRole('heading', { name: /^Comments/ }).textContent;

  it('only they can be deleted; it is asked first, and says how many replies go, too [comment order.2]', async () => {
    const { calls, toasts } = await open();
    expect(within(said('Comment c2')).queryByRole('button', { name: 'Delete' })).toBeNull();
    await tap('Delete', said('Comment c1').lastElementChild?.lastElementChild as HTMLElement);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this comment?' });
    expect(dialog).toHaveTextContent('2 replies go with it, they can’t be brought back');
    expect(within(dialog).getByRole('button', { name: 'Keep' })).toHaveFocus();
    await tap('Keep', dialog);
    expect(calls('commentDelete')).toEqual([]);
    await tap('Delete', said('Comment c1').lastElementChild?.lastElementChild as HTMLElement);
    await tap('Delete', screen.getByRole('alertdialog'));
    expect(calls('commentDelete')).toEqual([{ commentId: 'c1' }]);
    expect(screen.queryByText('Comment c1')).toBeNull();
    expect(screen.getByText('Comment c2')).toBeVisible();
    expect(count()).toContain('83');
    expect(toasts).toEqual([{ type: 'success', text: 'Deleted' }]);
  });

  it('an answer of one’s own goes alone', async () => {
    const { calls } = await open();
    const answer = screen.getByText('Comment a2').closest('p')?.parentElement as HTMLElement;
    await tap('Delete', answer);
    expect(screen.getByRole('alertdialog')).toHaveTextContent('It can’t be brought back');
    await tap('Delete', screen.getByRole('alertdialog'));
    expect(calls('commentDelete')).toEqual([{ commentId: 'a2' }]);
    expect(screen.queryByText('Comment a2')).toBeNull();
    expect(screen.getByText('Comment a1')).toBeVisible();
    expect(count()).toContain('85');
  });

  it('where that fails, or nobody knows the call, it stays and says so [comment order.3]', async () => {
    const { toasts } = await open({ commentDelete: failWith('rejected') });
    await tap('Delete', said('Comment c1').lastElementChild?.lastElementChild as HTMLElement);
    await tap('Delete', screen.getByRole('alertdialog'));
    expect(screen.getByText('Comment c1')).toBeVisible();
    expect(count()).toContain('86');
    expect(toasts).toEqual([{ type: 'fail', text: 'Not deleted, the comment is still there. Try later' }]);
  });
});
