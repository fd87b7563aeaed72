import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { failWith, NOW } from '../../../../support/unit/fake-services';
import { settle } from '../../../../support/unit/render-page';
import { page, rawComment } from '../../../../support/unit/tips-world';
import { bought, openTip, said, tap } from '../tip-page';

beforeEach(() => stubBrowser());

describe('comment rule [6.5, 7.49]', () => {
  it.each([
    ['a visitor', undefined, 'Log in to comment', false],
    ['banned, in the server’s words', { isBan: 1, banText: 'Not before May' }, 'Not before May', false],
    ['banned', { isBan: 1 }, 'You can’t comment', false],
    [
      'below the recharge',
      { rechargeLimitRule: { rechargeCurrentVal: 320, rechargeLimitIsAccord: 0, rechargeLimitVal: 500 } },
      'Top up 500 in total to comment, you have 320',
      true,
    ],
    [
      'VIP too low',
      { vipCurrentVal: 1, vipLimitIsAccord: 0, vipLimitVal: 3 },
      'VIP 3 and above can comment, you’re VIP 1',
      false,
    ],
    ['not available', { isAvailable: 0 }, 'You can’t comment now', false],
  ])('%s', async (_state, rule, words, hasProgress) => {
    await openTip(
      { ...bought({ goldPrice: 0 }), commentRule: () => ({ isAvailable: 1, ...rule }) },
      rule !== undefined,
    );
    expect(document.body).toHaveTextContent(words);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('progressbar') !== null).toBe(hasProgress);
  });
});

describe('comments [2.54]', () => {
  const write = async (words: string) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), words);
    await tap('Post');
  };
  const published = (fields: Record<string, unknown>) =>
    rawComment('n1', { uid: 'u1', nickName: 'Me', isMine: 1, createDate: NOW + 1, content: fields.content });

  it.each([
    ['none yet', () => page([]), 'No comments yet'],
    ['an error', failWith('rejected'), 'Retry'],
  ])('%s', async (_state, commentList, words) => {
    await openTip({ ...bought(), commentList });
    expect(document.body).toHaveTextContent(words);
  });

  it.each([
    ['nickName', { nickName: 'Fan Seven' }, 'Fan Seven'],
    ['else username', { nickName: '', username: 'fan7' }, 'fan7'],
    ['else nobody', { nickName: '', username: '' }, 'User'],
  ])('the writer: %s; today’s are labelled', async (_clause, fields, name) => {
    await openTip({ ...bought(), commentList: () => page([rawComment('c1', fields)]) });
    const comment = said('Comment c1');
    expect(comment).toHaveTextContent(name);
    expect(comment).toHaveTextContent('Today 20:25');
  });

  it('a new one is on top at once, joins mine, and is counted [1.11, 4.25]', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { toasts } = await openTip({ ...bought(), commentPublish: published });
    expect(screen.getByRole('heading', { name: /^Comments/ })).toHaveTextContent('86');
    await write('First thought');
    expect([shown.mock.calls.length, toasts]).toEqual([1, [{ type: 'success', text: 'Comment posted' }]]);
    expect(screen.getByRole('heading', { name: /^Comments/ })).toHaveTextContent('87');
    expect(said('First thought')).toHaveTextContent('Me');
    await userEvent.click(screen.getByRole('tab', { name: 'Mine' }));
    await settle();
    expect(screen.getByText('First thought')).toBeInTheDocument();
    expect(screen.queryByText('Comment c1')).toBeNull();
  });

  it('a reply stands below its parent [4.26]', async () => {
    const { calls } = await openTip({
      ...bought(),
      commentPublish: (fields) => ({ ...published(fields), parentId: fields.parentId }),
    });
    await tap('Reply', said('Comment c1'));
    await write('An answer');
    expect(said('Comment c1')).toHaveTextContent('An answer');
    expect(calls('commentPublish')).toEqual([expect.objectContaining({ parentId: 'c1', content: 'An answer' })]);
  });

  const ANSWERED = () =>
    page([
      rawComment('c1', {
        subComments: [
          rawComment('a1', {
            parentId: 'c1',
            nickName: 'Nine',
            content: 'First answer',
            photos: 'f1,f2',
            likeCount: 12,
          }),
        ],
      }),
    ]);
  const answer = () => screen.getByText('First answer').closest('p')?.parentElement as HTMLElement;

  it('an answer to an answer is sent with the id of that answer, and names whom it answers [4.37]', async () => {
    const { calls } = await openTip({
      ...bought(),
      commentList: ANSWERED,
      // As a back end with the specification's fields alone: the parent, and nobody's name.
      commentPublish: (fields) => ({ ...published(fields), parentId: fields.parentId }),
    });
    await tap('Reply', answer());
    expect(screen.getByRole('textbox')).toHaveAttribute('placeholder', 'Reply to Nine…');
    await write('To you');
    expect(calls('commentPublish')).toEqual([expect.objectContaining({ parentId: 'a1' })]);
    expect(said('Comment c1')).toHaveTextContent('Me to Nine:To you');
  });

  it('answers have their photos, time and likes [3.47]', async () => {
    const { calls } = await openTip({
      ...bought(),
      commentList: ANSWERED,
      commentLike: () => ({ likeCount: 13, isLiked: 1 }),
    });
    expect(within(answer()).getAllByRole('button', { name: /photo/ })).toHaveLength(2);
    expect(answer()).toHaveTextContent('Today 20:25');
    await tap('Like, 12', answer());
    expect(calls('commentLike')).toEqual([{ commentId: 'a1', isLiked: 1 }]);
    expect(within(answer()).getByRole('button', { name: 'Like, 13' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['who may write writes about a locked tip on sale, too', {}, true, {}, 'write'],
    ['a visitor before a locked tip on sale', {}, false, {}, 'login'],
    ['one who is banned, as the bar says', bought(), true, { isBan: 1 }, 'none'],
    ['one below the VIP level, as the bar says', bought(), true, { vipLimitIsAccord: 0 }, 'none'],
    ['a visitor is asked to log in', bought({ goldPrice: 0 }), false, {}, 'login'],
    ['who may write writes', bought(), true, {}, 'write'],
  ])('a reply is offered where it can be written: %s', async (_state, answers, member, rule, way) => {
    const commentRule = () => ({ isAvailable: 1, vipLimitIsAccord: 1, isBan: 0, ...rule });
    const { asked } = await openTip({ ...answers, commentRule, commentList: ANSWERED }, member);
    const offered = screen.queryAllByRole('button', { name: 'Reply' });
    expect(offered).toHaveLength(way === 'none' ? 0 : 2);
    if (way === 'none') return;
    await userEvent.click(offered[1] as HTMLElement);
    expect(asked).toHaveLength(way === 'login' ? 1 : 0);
    if (way === 'write') expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('one that fails says so and is sent again by a tap, once', async () => {
    const fake = await openTip({ ...bought(), commentPublish: failWith('forbidden') });
    await write('Lost thought');
    const waiting = said('Lost thought');
    expect(waiting).toHaveTextContent('Not sent');
    fake.answers.commentPublish = published;
    await tap('Send again', waiting);
    expect(screen.getAllByText('Lost thought')).toHaveLength(1);
    expect(document.body).not.toHaveTextContent('Not sent');
    expect(fake.calls('commentPublish')).toHaveLength(2);
  });

  it('what was begun and what failed is there after another visit; another member finds neither [comment rule.4]', async () => {
    const answers = { ...bought(), commentList: ANSWERED, commentPublish: failWith('network') };
    const first = await openTip(answers);
    await write('Lost thought');
    await tap('Reply', answer());
    await userEvent.type(screen.getByRole('textbox'), 'Half a word');
    first.unmount();
    const { storage } = first.services;
    const other = await openTip(answers, true, { storage, uid: 'u2' });
    expect(document.body).not.toHaveTextContent('Lost thought');
    expect(screen.getByRole('textbox')).toHaveValue('');
    other.unmount();
    await openTip(answers, true, { storage });
    expect(said('Lost thought')).toHaveTextContent('Not sent');
    const field = screen.getByRole('textbox');
    expect(field).toHaveValue('Half a word');
    expect(field).toHaveAttribute('placeholder', 'Reply to Nine…');
    expect(field).not.toHaveFocus();
  });

  it('a like is there at once, and is taken back when it is refused', async () => {
    await openTip({ ...bought(), commentLike: failWith('rejected') });
    const like = () => within(said('Comment c1')).getByRole('button', { name: /^Like/ });
    expect(like()).toHaveAccessibleName('Like, 4');
    await userEvent.click(like());
    await settle();
    expect(like()).toHaveAttribute('aria-pressed', 'false');
  });

  it('a like that a log-in was asked for stands on the count that was read, and gives it back when it is refused', async () => {
    let refuse: (reason: Error) => void = () => {};
    const commentLike = () => new Promise((_, reject) => (refuse = reject));
    const { release, calls } = await openTip({ ...bought(), commentLike });
    const like = () => within(said('Comment c1')).getByRole('button', { name: /^Like/ });
    act(() => release({ kind: 'likeComment', id: 'c1' }));
    await settle();
    expect(calls('commentLike')).toEqual([{ commentId: 'c1', isLiked: 1 }]);
    expect(like()).toHaveAccessibleName('Like, 5');
    await act(async () => refuse(new Error('refused')));
    await settle();
    expect(like()).toHaveAccessibleName('Like, 4');
  });

  it('what was liked before the log-in stays liked', async () => {
    const commentList = () => page([rawComment('c1', { isLiked: 1 })]);
    const { release, calls } = await openTip({ ...bought(), commentList });
    act(() => release({ kind: 'likeComment', id: 'c1' }));
    await settle();
    expect(calls('commentLike')).toEqual([]);
  });

  it('report with a category; then it says that it was reported [7.48, 8.13]', async () => {
    const { calls, toasts } = await openTip(bought());
    await tap('Report', said('Comment c1'));
    const sheet = screen.getByRole('dialog', { name: 'Report' });
    expect(within(sheet).getByRole('button', { name: 'Submit' })).toBeDisabled();
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Abuse' }));
    await tap('Submit', sheet);
    expect(calls('reportAdd')).toEqual([{ commentId: 'c1', cate: '2', content: undefined }]);
    expect(toasts).toEqual([{ type: 'success', text: 'Report sent' }]);
    expect(said('Comment c1')).toHaveTextContent('Reported');
  });

  it('block a user: their comments and answers are gone, also after another visit', async () => {
    const answer = rawComment('a1', { parentId: 'c2', uid: 'u7', content: 'Answer of seven' });
    const commentList = () => page([rawComment('c1'), rawComment('c2', { uid: 'u8', subComments: [answer] })]);
    const { services } = await openTip({ ...bought(), commentList });
    await tap('Block', said('Comment c1'));
    await tap('Block', screen.getByRole('alertdialog'));
    expect(document.body).not.toHaveTextContent('Comment c1');
    expect(document.body).not.toHaveTextContent('Answer of seven');
    expect(document.body).toHaveTextContent('Comment c2');
    expect(JSON.parse(services.storage.get('si:member:blocked') ?? '')).toMatchObject([{ uid: 'u7' }]);
  });

  it('an answer’s writer is hidden by way of the report', async () => {
    const answer = rawComment('a1', { parentId: 'c2', uid: 'u9', nickName: 'Nine', content: 'Rude answer' });
    await openTip({ ...bought(), commentList: () => page([rawComment('c2', { uid: 'u8', subComments: [answer] })]) });
    const row = screen.getByText('Rude answer').closest('p')?.parentElement as HTMLElement;
    await tap('Report', row);
    await tap('Block Nine');
    await tap('Block', screen.getByRole('alertdialog'));
    expect(document.body).not.toHaveTextContent('Rude answer');
  });
});
