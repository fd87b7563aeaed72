import { act } from '@testing-library/react';
import { subscriptionStore } from '../../../../src/domains/anchor/subscription-store';
import { useToggle } from '../../../../src/domains/anchor/use-toggle';
import { failWith, fakeServices } from '../../../support/unit/fake-services';
import { runHook } from '../../../support/unit/render-page';

const HOST = { hostId: 'h1' };
const MATCH = { matchId: 'm1' };
const open = (member: boolean, subscribe: () => unknown = () => null) => {
  const info = () => ({ subscribeHostId: [], subscribeMatchId: [] });
  const fake = fakeServices({ subscribe, unsubscribe: subscribe, subscribeInfo: info }, member);
  return { ...fake, toggle: runHook(fake, useToggle).current };
};

describe('following and booking, as they are said', () => {
  it.each([
    ['an anchor', HOST, 'hosts', 'h1'],
    ['a match', MATCH, 'matches', 'm1'],
  ] as const)('%s: on and off have words of their own', async (_subject, subject, field, id) => {
    const { services, toasts, toggle } = open(true);
    await act(() => toggle(subject));
    services.stores.get(subscriptionStore).setState({ [field]: new Set([id]) });
    await act(() => toggle(subject));
    expect(toasts.map(({ type }) => type)).toEqual(['success', 'success']);
    expect(new Set(toasts.map(({ text }) => text)).size).toBe(2);
  });

  it('an anchor is not told as a match is', async () => {
    const { toasts, toggle } = open(true);
    await act(() => toggle(HOST));
    await act(() => toggle(MATCH));
    expect(toasts[0]?.text).not.toBe(toasts[1]?.text);
  });

  it.each([
    ['an anchor', HOST, { kind: 'follow', id: 'h1' }],
    ['a match', MATCH, { kind: 'book', id: 'm1' }],
  ])('a visitor is asked to log in for %s, and nothing is said', async (_subject, subject, action) => {
    const { asked, sent, toasts, toggle } = open(false);
    await act(() => toggle(subject));
    expect([asked, sent, toasts]).toEqual([[action], [], []]);
  });

  it('a refusal has the call’s own toast: none is added', async () => {
    const { asked, toasts, toggle } = open(true, failWith('rejected') as () => unknown);
    await act(() => toggle(HOST));
    expect([asked, toasts]).toEqual([[], []]);
  });

  it('a tap while the last is on its way is not told of', async () => {
    const { toasts, toggle } = open(true);
    await act(async () => {
      await Promise.all([toggle(HOST), toggle(HOST)]);
    });
    expect(toasts).toHaveLength(1);
  });
});
