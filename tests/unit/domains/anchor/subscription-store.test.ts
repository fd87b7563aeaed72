import { subscriptionStore } from '../../../../src/domains/anchor/subscription-store';
import type { CallApi } from '../../../../src/http/api';
import { CallError } from '../../../../src/http/call-error';
import type { Services } from '../../../../src/services/services';
import { createStores } from '../../../../src/services/store-registry';
import { createSessionStore, VISITOR } from '../../../../src/session/session-store';

type Answer = () => Promise<unknown>;

const setUp = (answers: Partial<Record<string, Answer>>, token = 't') => {
  const sent: string[] = [];
  let now = 10_000;
  const call = ((definition: { name: string }) => {
    sent.push(definition.name);
    return (answers[definition.name] ?? (() => Promise.resolve({ subscribeHostId: [], subscribeMatchId: [] })))();
  }) as CallApi;
  const session = createSessionStore({ ...VISITOR, token });
  const services = { call, session, deviceNow: () => now } as Services;
  const { getState } = createStores(() => services).get(subscriptionStore);
  const subscriptions = getState();
  const hosts = () => [...getState().hosts];
  return { sent, subscriptions, hosts, session, wait: (ms: number) => (now += ms) };
};
const refused = () => Promise.reject(new CallError({ kind: 'rejected', path: '/', requestId: 'r', code: 9 }));
const info = (ids: string[]) => () => Promise.resolve({ subscribeHostId: ids, subscribeMatchId: [] });

describe('follow (decisions.md, follow)', () => {
  it('turns at once, then reads the subscriptions again', async () => {
    const { subscriptions, hosts, sent } = setUp({ subscribeInfo: info(['1', '2']) });
    const done = subscriptions.toggle({ hostId: '1' });
    expect(hosts()).toEqual(['1']);
    await expect(done).resolves.toBe('on');
    await Promise.resolve();
    expect(sent).toEqual(['subscribe', 'subscribeInfo']);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(hosts()).toEqual(['1', '2']);
  });

  it('rolls back when the server refuses', async () => {
    const { subscriptions, hosts } = setUp({ subscribe: refused, subscribeInfo: refused });
    await expect(subscriptions.toggle({ hostId: '1' })).resolves.toBe('failed');
    expect(hosts()).toEqual([]);
  });

  it('ignores taps while one is on its way', async () => {
    const { subscriptions, sent } = setUp({});
    const first = subscriptions.toggle({ hostId: '1' });
    await expect(subscriptions.toggle({ hostId: '1' })).resolves.toBe('busy');
    await first;
    expect(sent.filter((name) => name === 'subscribe')).toHaveLength(1);
  });

  it('sends nothing for a visitor', async () => {
    const { subscriptions, sent } = setUp({}, '');
    await expect(subscriptions.toggle({ matchId: '1' })).resolves.toBe('login');
    expect(sent).toEqual([]);
  });

  it('keeps a newer tap over an older answer', async () => {
    let answer: (value: unknown) => void = () => {};
    const { subscriptions, hosts } = setUp({
      subscribeInfo: () => new Promise((resolve) => (answer = resolve)),
      subscribe: () => new Promise(() => {}),
    });
    const reading = subscriptions.refresh();
    void subscriptions.toggle({ hostId: '5' });
    answer({ subscribeHostId: ['1'], subscribeMatchId: [] });
    await reading;
    expect(hosts()).toEqual(['1', '5']);
  });

  it('drops an answer for somebody who has left', async () => {
    let answer: (value: unknown) => void = () => {};
    const { subscriptions, hosts, session } = setUp({
      subscribeInfo: () => new Promise((resolve) => (answer = resolve)),
    });
    const reading = subscriptions.refresh();
    session.setState({ token: '' });
    answer({ subscribeHostId: ['1'], subscribeMatchId: [] });
    await reading;
    expect(hosts()).toEqual([]);
  });
});

it('reads bookings at most once in 1000 ms (section 4)', async () => {
  const { subscriptions, sent, wait } = setUp({});
  await subscriptions.refresh();
  await subscriptions.refresh();
  wait(1000);
  await subscriptions.refresh();
  expect(sent).toEqual(['subscribeInfo', 'subscribeInfo']);
});
