import { BETS, rankingStore } from '../../../../../src/pages/ranking/data/ranking-store';
import { ownOf } from '../../../../../src/services/own-map';
import { type Answer, failWith, fakeServices, NOW } from '../../../../support/unit/fake-services';

const NONE = { like: 3, disLike: 2, isLike: false, isDisLike: false };
const LIKED = { like: 4, disLike: 2, isLike: true, isDisLike: false };

const mount = (answers: Partial<Record<string, Answer>> = {}) => {
  const voted = () => ({ like: 9, disLike: 1, isLike: 1, isDisLike: 0 });
  const fake = fakeServices({ reportLike: voted, reportDislike: voted, rankingSwitch: () => null, ...answers }, true);
  const ranking = fake.services.stores.get(rankingStore);
  const voteOf = (member = '1') => ownOf(ranking.getState().votes, member, 'r1');
  const shownOf = (member = '1') => ownOf(ranking.getState().visibility, member, BETS);
  return { ...fake, ranking, voteOf, shownOf };
};
const answered = () => new Promise((resolve) => setTimeout(resolve, 0));
const later = () => {
  let give = (_data: unknown): void => {};
  return { answer: () => new Promise((resolve) => (give = resolve)), give: (data: unknown) => give(data) };
};

describe('votes on reports', () => {
  it.each([
    ['a like', 'like', NONE, LIKED, 'reportLike', { isLike: 1 }],
    ['the like taken back', 'like', LIKED, NONE, 'reportLike', { isLike: 0 }],
    ['a dislike', 'dislike', NONE, { ...NONE, disLike: 3, isDisLike: true }, 'reportDislike', { isDisLike: 1 }],
    [
      'a dislike in a like’s place',
      'dislike',
      LIKED,
      { like: 3, disLike: 3, isLike: false, isDisLike: true },
      'reportDislike',
      { isDisLike: 1 },
    ],
  ] as const)('stand at once, then as the server counts: %s', async (_tap, kind, before, shown, call, field) => {
    const { calls, ranking, voteOf } = mount();
    ranking.getState().vote('u9', 'r1', kind, before, true);
    expect(voteOf()).toEqual({ bettor: 'u9', kind, votes: shown, isTold: true, at: undefined });
    await answered();
    expect(calls(call)).toEqual([{ uid: 'u9', reportId: 'r1', ...field }]);
    expect(voteOf()).toEqual({
      bettor: 'u9',
      kind,
      votes: { like: 9, disLike: 1, isLike: true, isDisLike: false },
      isTold: true,
      at: NOW,
    });
  });

  it.each(['rejected', 'timeout'] as const)('are taken back: %s', async (kind) => {
    const { ranking, voteOf } = mount({ reportLike: failWith(kind) });
    ranking.getState().vote('u9', 'r1', 'like', NONE, true);
    await answered();
    expect(voteOf()).toBeUndefined();
  });

  it('a second tap waits for the first: one call, and the first stands', async () => {
    const { calls, ranking, voteOf } = mount();
    ranking.getState().vote('u9', 'r1', 'like', NONE, true);
    ranking.getState().vote('u9', 'r1', 'dislike', LIKED, true);
    expect(voteOf()?.kind).toBe('like');
    await answered();
    expect(calls('reportDislike')).toEqual([]);
  });

  it('an answer for who has left changes nothing of who came', async () => {
    const { answer, give } = later();
    const { ranking, services, voteOf } = mount({ reportLike: answer });
    ranking.getState().vote('u9', 'r1', 'like', NONE, true);
    services.session.setState({ token: 'other', uid: 'u2' });
    give({ like: 9, disLike: 1, isLike: 1, isDisLike: 0 });
    await answered();
    expect(voteOf('2')).toBeUndefined();
    expect(voteOf('1')).toMatchObject({ at: undefined });
  });
});

describe('whether the member’s bets are shown', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('turns at once, and says that it was taken: %s', async (isShown, visible) => {
    const { calls, ranking, shownOf } = mount();
    const turning = ranking.getState().show(isShown);
    expect(shownOf()).toEqual({ isShown, at: undefined });
    expect(await turning).toBe(true);
    expect(shownOf()).toEqual({ isShown, at: NOW });
    expect(calls('rankingSwitch')).toEqual([{ visible }]);
  });

  it('a refusal brings back what stood before', async () => {
    const { answers, ranking, shownOf } = mount();
    await ranking.getState().show(false);
    answers.rankingSwitch = failWith('rejected');
    expect(await ranking.getState().show(true)).toBe(false);
    expect(shownOf()).toEqual({ isShown: false, at: NOW });
  });

  it('a second tap in flight is not taken', async () => {
    const { calls, ranking } = mount();
    const first = ranking.getState().show(false);
    expect(await ranking.getState().show(true)).toBe(false);
    expect(await first).toBe(true);
    expect(calls('rankingSwitch')).toEqual([{ visible: 0 }]);
  });

  it('is the member’s who tapped', async () => {
    const { ranking, services, shownOf } = mount();
    await ranking.getState().show(false);
    services.session.setState({ token: 'other', uid: 'u2' });
    expect(shownOf('2')).toBeUndefined();
    await ranking.getState().show(true);
    expect(shownOf('1')).toBeUndefined();
  });
});

it('two mounts vote apart, and an answer after the end changes nothing', async () => {
  const { answer, give } = later();
  const [one, other] = [mount({ reportLike: answer }), mount()];
  one.ranking.getState().vote('u9', 'r1', 'like', NONE, true);
  expect(other.voteOf()).toBeUndefined();
  one.services.stores.end();
  give({ like: 9, disLike: 1, isLike: 1, isDisLike: 0 });
  await answered();
  expect(one.voteOf()).toMatchObject({ votes: LIKED, at: undefined });
});
