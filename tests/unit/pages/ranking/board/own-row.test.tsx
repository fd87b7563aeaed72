import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useVisibility } from '../../../../../src/pages/ranking/board/own-row';
import UserRankingPage from '../../../../../src/pages/ranking/user-ranking-page';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { failWith, fakeServices, NOW } from '../../../../support/unit/fake-services';
import { rankingAnswers } from '../../../../support/unit/ranking-world';
import { renderPage, runHook, settle } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const configOf = (visible: boolean | undefined, askedAt: number) =>
  ({ rankingConfigList: [], visible, askedAt }) as unknown as Parameters<typeof useVisibility>[1];

const open = (isRead: boolean | undefined, askedAt = NOW, answer: () => unknown = () => null) => {
  const fake = fakeServices({ rankingSwitch: answer }, true);
  return { ...fake, hook: runHook(fake, () => useVisibility('1', configOf(isRead, askedAt))) };
};

describe('whether the member’s bets are shown', () => {
  it.each([
    ['shown, as read', true],
    ['hidden, as read', false],
    ['the server does not say', undefined],
  ])('%s', (_clause, isRead) => {
    expect(open(isRead).hook.current).toMatchObject({ isShown: isRead, isBusy: false });
  });

  it.each([
    ['shown is hidden', true, 0],
    ['hidden is shown', false, 1],
    ['what is not known is shown', undefined, 1],
  ])('a tap turns it: %s', async (_clause, isRead, visible) => {
    const { calls, hook } = open(isRead);
    await act(() => hook.current.turn());
    expect(calls('rankingSwitch')).toEqual([{ visible }]);
  });

  it('at once, and it is busy until the answer', async () => {
    let give = (_data: unknown): void => {};
    const { hook } = open(true, NOW, () => new Promise((resolve) => (give = resolve)));
    let turning: Promise<void> | undefined;
    act(() => {
      turning = hook.current.turn();
    });
    expect(hook.current).toMatchObject({ isShown: false, isBusy: true });
    await act(async () => {
      give(null);
      await turning;
    });
    expect(hook.current).toMatchObject({ isShown: false, isBusy: false });
  });

  it('a refusal brings it back', async () => {
    const { hook } = open(true, NOW, failWith('rejected') as () => unknown);
    await act(() => hook.current.turn());
    expect(hook.current).toMatchObject({ isShown: true, isBusy: false });
  });

  it.each([
    ['from before the tap', NOW - 1, false],
    ['of the same second, which clocks cannot tell', NOW + 900, false],
    ['from after it knows better', NOW + 1_100, true],
  ])('a reading %s', async (_clause, askedAt, isShown) => {
    const { hook } = open(true, askedAt);
    await act(() => hook.current.turn());
    expect(hook.current.isShown).toBe(isShown);
  });
});

test('a server that does not say whether one’s bets are shown: both can be chosen', async () => {
  const config = { ...(rankingAnswers().rankingConfig?.({}) as object), visible: undefined };
  const answers = { ...rankingAnswers(), rankingConfig: () => config, rankingSwitch: () => null };
  const fake = fakeServices(answers, true);
  await renderPage(fake, <UserRankingPage />, '/user-ranking');
  await settle();
  const place = within(screen.getByRole('region', { name: 'My place' }));
  expect(place.queryByRole('switch')).toBeNull();
  await userEvent.click(place.getByRole('button', { name: /Show my bets/ }));
  await userEvent.click(screen.getByText('Hidden'));
  await settle();
  expect(fake.calls('rankingSwitch')).toEqual([{ visible: 0 }]);
  expect(place.getByRole('switch')).not.toBeChecked();
});
