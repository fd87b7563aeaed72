import { act } from '@testing-library/react';
import { useVotes } from '../../../../../src/pages/ranking/votes/vote-pair';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { runHook } from '../../../../support/unit/render-page';

const REPORT = { reportId: 'r1', like: 3, disLike: 2, isLike: false, isDisLike: false };
const ANSWER = { like: 9, disLike: 2, isLike: 1, isDisLike: 0 };

const open = (member: boolean, askedAt = NOW) => {
  const fake = fakeServices({ reportLike: () => ANSWER, reportDislike: () => ANSWER }, member);
  return { ...fake, hook: runHook(fake, () => useVotes('u9', { ...REPORT, askedAt })) };
};
const answered = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

describe('the votes of a report as they stand', () => {
  it.each([
    ['a reading as old as the tap', NOW, 9],
    ['a reading from before the tap', NOW - 1, 9],
    ['a reading of the same second, which clocks cannot tell', NOW + 900, 9],
    ['a reading after the tap knows better', NOW + 1_100, 3],
  ])('%s', async (_clause, askedAt, like) => {
    const { hook } = open(true, askedAt);
    act(() => hook.current.vote('like'));
    expect(hook.current.votes.like).toBe(4);
    await answered();
    expect(hook.current.votes.like).toBe(like);
  });

  it('untouched they are the reading’s', () => {
    const { hook } = open(true);
    expect(hook.current.votes).toEqual({ like: 3, disLike: 2, isLike: false, isDisLike: false });
  });

  it.each([
    ['like', 'likeReport'],
    ['dislike', 'dislikeReport'],
  ] as const)('a visitor who taps %s meets the log-in, and comes back to the same', (kind, action) => {
    const { asked, hook, sent } = open(false);
    act(() => hook.current.vote(kind));
    expect(asked).toEqual([{ kind: action, id: 'u9/r1' }]);
    expect(sent).toEqual([]);
  });

  it('each tap turns what stands now', async () => {
    const { calls, hook } = open(true);
    act(() => hook.current.vote('like'));
    await answered();
    act(() => hook.current.vote('like'));
    await answered();
    expect(calls('reportLike').map(({ isLike }) => isLike)).toEqual([1, 0]);
  });
});
