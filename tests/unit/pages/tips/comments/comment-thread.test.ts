import * as v from 'valibot';
import { comment as commentShape } from '../../../../../src/contract/comment/tip-comment';
import {
  answeredBy,
  authorFirst,
  byLikes,
  commentThread,
  commentTotal,
  shownComments,
  writerOf,
} from '../../../../../src/pages/tips/comments/comment-thread';

const say = (id: string, fields: Record<string, unknown> = {}) => v.parse(commentShape, { id, content: id, ...fields });
const shape = (comments: readonly { id: string; subComments: readonly { id: string }[] }[]) =>
  comments.map(({ id, subComments }) => [id, ...subComments.map((one) => one.id)].join(' '));

describe('new comments among the pages (section 4)', () => {
  const pages = [say('b', { createDate: 20, subComments: [{ id: 'b1', parentId: 'b', createDate: 21 }] }), say('a')];
  it.each([
    ['nothing new', [], ['b b1', 'a']],
    ['one without a parent goes on top', [say('n', { createDate: 30 })], ['n', 'b b1', 'a']],
    [
      'several, the newest first',
      [say('n', { createDate: 30 }), say('m', { createDate: 40 })],
      ['m', 'n', 'b b1', 'a'],
    ],
    ['an answer goes below its parent', [say('b2', { parentId: 'b', createDate: 22 })], ['b b1 b2', 'a']],
    ['0 is no parent', [say('n', { parentId: 0 })], ['n', 'b b1', 'a']],
    ['an answer that came before another', [say('b0', { parentId: 'b', createDate: 1 })], ['b b0 b1', 'a']],
    ['an answer to a new one', [say('n'), say('n1', { parentId: 'n' })], ['n n1', 'b b1', 'a']],
    ['an answer to what is not read yet waits', [say('z1', { parentId: 'z' })], ['b b1', 'a']],
    [
      'an answer to an answer stands below the same comment',
      [say('b2', { parentId: 'b1', createDate: 22 })],
      ['b b1 b2', 'a'],
    ],
    [
      'also when it was heard before what it answers',
      [say('b3', { parentId: 'b2', createDate: 23 }), say('b2', { parentId: 'b1', createDate: 22 })],
      ['b b1 b2 b3', 'a'],
    ],
    ['one that a page has already', [say('a'), say('b1', { parentId: 'b' })], ['b b1', 'a']],
    ['told twice', [say('n'), say('n')], ['n', 'b b1', 'a']],
  ])('%s', (_clause, news, expected) => {
    expect(shape(commentThread(pages, news))).toEqual(expected);
  });

  it('knows its own, whether push or answer was first', () => {
    const pushed = say('n');
    const own = say('n', { isMine: 1 });
    for (const news of [
      [pushed, own],
      [own, pushed],
    ]) {
      expect(commentThread([], news)).toMatchObject([{ id: 'n', isMine: true }]);
    }
    expect(commentThread([pushed], [own])).toMatchObject([{ id: 'n', isMine: true }]);
  });

  it('keeps the objects of comments that are as they were', () => {
    expect(commentThread(pages, [say('n')])[2]).toBe(pages[1]);
  });

  it('shows each once when pages overlap', () => {
    expect(shape(commentThread([...pages, say('a')], []))).toEqual(['b b1', 'a']);
  });
});

test.each([
  ['as the server says', { parentId: 'b', replyName: 'Ann' }, 'Ann'],
  ['without that (an addition) who wrote what it answers', { parentId: 'b1' }, 'Bo'],
  ['the comment itself is not named', { parentId: 'b' }, undefined],
  ['nor is somebody unknown', { parentId: 'x' }, undefined],
])('whom an answer answers (section 3, Comment, parentId): %s', (_clause, fields, name) => {
  const parent = say('b', { subComments: [{ id: 'b1', nickName: 'Bo', parentId: 'b' }] });
  expect(answeredBy(say('b2', fields), parent)).toBe(name);
});

test.each([
  ['the nickname', { nickName: 'Nick', username: 'user' }, 'Nick'],
  ['else the username [3.38]', { nickName: ' ', username: 'user' }, 'user'],
  ['else nobody', {}, undefined],
])('section 3, Comment: %s', (_clause, fields, name) => {
  expect(writerOf(fields)).toBe(name);
});

test('blocked users’ comments and answers are gone, others stay as they are', () => {
  const kept = say('a', { uid: 'u1' });
  const mixed = say('b', { uid: 'u1', subComments: [{ id: 'b1', uid: 'bad' }, { id: 'b2' }] });
  const all = [kept, mixed, say('c', { uid: 'bad' })];
  const shown = shownComments(all, new Set(['bad']));
  expect(shape(shown)).toEqual(['a', 'b b2']);
  expect(shown[0]).toBe(kept);
  expect(shownComments(all, new Set())).toBe(all);
});

test('what was taken back is gone with the answers below it; an answer alone leaves its comment', () => {
  const all = [say('a', { subComments: [{ id: 'a1' }, { id: 'a2' }] }), say('b', { subComments: [{ id: 'b1' }] })];
  expect(shape(shownComments(all, new Set(), [{ id: 'b' }, { id: 'a1' }]))).toEqual(['a a2']);
});

describe('the order', () => {
  const likes = (...counts: (number | undefined)[]) =>
    counts.map((likeCount, at) => say(`${at}`, likeCount === undefined ? {} : { likeCount }));
  it.each([
    ['the most liked first', [1, 9, 4], '1 2 0'],
    ['of as many likes as they came', [2, 2, 5, 2], '2 0 1 3'],
    ['without likes (an addition) as they came', [undefined, undefined], '0 1'],
    ['unknown is none', [undefined, 0, 1], '2 0 1'],
  ])('by likes: %s', (_clause, counts, order) => {
    expect(shape(byLikes(likes(...counts))).join(' ')).toBe(order);
  });

  it('the author’s before all others, several in their order; without one the very same list', () => {
    const all = [say('a'), say('b', { isAuthor: 1 }), say('c'), say('d', { isAuthor: 1 })];
    expect(shape(authorFirst(all))).toEqual(['b', 'd', 'a', 'c']);
    const others = [say('a'), say('c', { isAuthor: 0 })];
    expect(authorFirst(others)).toBe(others);
  });
});

test.each([
  ['taken back since', [{ id: 'n', count: 2, takenIn: 100 }], [], 3],
  ['taken back before the reading: the server has counted it', [{ id: 'n', count: 2, takenIn: 80 }], [], 5],
  ['written and taken back since', [{ id: 'n', count: 1, takenIn: 100 }], [{ ...say('n'), takenIn: 100 }], 5],
  ['never below none', [{ id: 'n', count: 9, takenIn: 100 }], [], 0],
])('how many comments there are: %s', (_clause, gone, news, total) => {
  expect(commentTotal({ commentCount: 5, askedAt: 100 }, news, gone)).toBe(total);
});

test.each([
  ['nothing since', 5, [], 5],
  ['said since the reading', 5, [say('n', { createDate: 101 })], 6],
  ['an answer counts as well', 5, [say('n1', { parentId: 'n', createDate: 101 })], 6],
  ['written here and told by a push', 5, [say('n', { createDate: 101, isMine: 1 }), say('n', { createDate: 101 })], 6],
  ['said before it: the server has counted it', 5, [say('n', { createDate: 99 })], 5],
  ['written here since, whatever the clocks say', 5, [{ ...say('n', { createDate: 99 }), takenIn: 100 }], 6],
  ['written here before the reading', 5, [{ ...say('n', { createDate: 90 }), takenIn: 80 }], 5],
  ['of an unknown time', 5, [say('n')], 5],
  ['a count that nobody knows stays unknown', undefined, [say('n', { createDate: 101 })], undefined],
])('how many comments there are: %s', (_clause, counted, news, total) => {
  expect(commentTotal({ commentCount: counted, askedAt: 100 }, news)).toBe(total);
});
