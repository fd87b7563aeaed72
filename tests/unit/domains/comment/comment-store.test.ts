import { commentStore } from '../../../../src/domains/comment/comment-store';
import { ownOf } from '../../../../src/services/own-map';
import { type Answer, failWith, fakeServices } from '../../../support/unit/fake-services';

const mount = (commentLike: Answer = () => ({})) => {
  const fake = fakeServices({ commentLike }, true);
  const comments = fake.services.stores.get(commentStore);
  const likeOf = (member = '1') => {
    const { at: _at, ...own } = ownOf(comments.getState().likes, member, 'c1') ?? { at: 0 };
    return 'isOn' in own ? own : undefined;
  };
  return { ...fake, comments, likeOf };
};
const answered = () => new Promise((resolve) => setTimeout(resolve, 0));
/** An answer that waits for its word. */
const later = () => {
  let give = (_data: unknown): void => {};
  return { answer: () => new Promise((resolve) => (give = resolve)), give: (data: unknown) => give(data) };
};
const OFF = { isOn: false, count: 3, isTold: true };

describe('likes of comments', () => {
  it.each([
    ['one more', OFF, true, { isOn: true, count: 4, isTold: true }, 1],
    ['one less', { isOn: true, count: 4, isTold: true }, false, { isOn: false, count: 3, isTold: true }, 0],
    ['never below 0', { isOn: true, count: 0, isTold: true }, false, { isOn: false, count: 0, isTold: true }, 0],
    [
      'what stands already counts once',
      { isOn: true, count: 4, isTold: true },
      true,
      { isOn: true, count: 4, isTold: true },
      1,
    ],
  ] as const)('at once: %s', async (_clause, before, isOn, shown, isLiked) => {
    const { calls, comments, likeOf } = mount();
    comments.getState().like('c1', before, isOn);
    expect(likeOf()).toEqual(shown);
    await answered();
    expect(likeOf()).toEqual(shown);
    expect(calls('commentLike')).toEqual([{ commentId: 'c1', isLiked }]);
  });

  it.each([
    ['both', { isLiked: 1, likeCount: 9 }, { isOn: true, count: 9, isTold: true }],
    ['the count alone', { likeCount: 9 }, { isOn: true, count: 9, isTold: true }],
    ['the state alone', { isLiked: 0 }, { isOn: false, count: 4, isTold: true }],
  ])('the answer knows better: %s', async (_clause, reply, shown) => {
    const { comments, likeOf } = mount(() => reply);
    comments.getState().like('c1', OFF, true);
    await answered();
    expect(likeOf()).toEqual(shown);
  });

  it.each(['rejected', 'network'] as const)('is taken back: %s', async (kind) => {
    const { comments, likeOf } = mount(failWith(kind));
    comments.getState().like('c1', OFF, true);
    await answered();
    expect(likeOf()).toBeUndefined();
  });

  it('taps in flight are ignored; those on another comment are not', async () => {
    const { answer, give } = later();
    const { calls, comments, likeOf } = mount(answer);
    comments.getState().like('c1', OFF, true);
    comments.getState().like('c1', { isOn: true, count: 4, isTold: true }, false);
    expect(likeOf()).toEqual({ isOn: true, count: 4, isTold: true });
    comments.getState().like('c2', OFF, true);
    give({});
    await answered();
    expect(calls('commentLike').map(({ commentId }) => commentId)).toEqual(['c1', 'c2']);
  });

  it('an answer for who has left changes nothing, and the next member begins with none', async () => {
    const { answer, give } = later();
    const { comments, likeOf, services } = mount(answer);
    comments.getState().like('c1', OFF, true);
    services.session.setState({ token: 'other', uid: 'u2' });
    comments.getState().like('c2', OFF, true);
    give({ likeCount: 9 });
    await answered();
    expect(likeOf('1')).toBeUndefined();
    expect(likeOf('2')).toBeUndefined();
    expect([...comments.getState().likes.byId.keys()]).toEqual(['c2']);
  });

  it('a new reading knows them: all of them are forgotten', () => {
    const { comments, likeOf } = mount();
    comments.getState().like('c1', OFF, true);
    comments.getState().forgetLikes();
    expect(likeOf()).toBeUndefined();
  });
});

describe('what was said of tips', () => {
  const SAID = new Map([
    ['t1', []],
    ['t2', []],
  ]);

  it('is forgotten with its tip’s page, and nothing else of it', () => {
    const { comments } = mount();
    comments.setState({ said: SAID });
    comments.getState().forget('t1');
    expect([...comments.getState().said.keys()]).toEqual(['t2']);
  });

  it('forgetting what is not there changes nothing', () => {
    const { comments } = mount();
    comments.setState({ said: SAID });
    const before = comments.getState();
    before.forget('t3');
    expect(comments.getState()).toBe(before);
  });
});

describe('mounts', () => {
  it('know nothing of each other’s', () => {
    const [one, other] = [mount(), mount()];
    one.comments.getState().like('c1', OFF, true);
    expect(other.likeOf()).toBeUndefined();
  });

  it('end with what was shown: a late refusal changes nothing', async () => {
    const { answer, give } = later();
    const { comments, likeOf, services } = mount(answer);
    comments.getState().like('c1', OFF, true);
    services.stores.end();
    give(new Error('gone'));
    await answered();
    expect(likeOf()).toEqual({ isOn: true, count: 4, isTold: true });
  });
});
