import { subscriptionStore } from '../../../../src/domains/anchor/subscription-store';
import type { CallApi } from '../../../../src/http/api';
import { CallError } from '../../../../src/http/call-error';
import type { Services } from '../../../../src/services/services';
import { createStores } from '../../../../src/services/store-registry';
import { createSessionStore, VISITOR } from '../../../../src/session/session-state';

type Answer = () => Promise<unknown>;

const setUp = (answers: Partial<Record<string, Answer>>, token = 't') => {
  const sent: string[] = [];
  const call = ((definition: { name: string }) => {
    sent.push(definition.name);
    return (answers[definition.name] ?? (() => Promise.resolve({ subscribeHostId: [], subscribeMatchId: [] })))();
  }) as CallApi;
  const session = createSessionStore({ ...VISITOR, token });
  const services = { call, session } as Services;
  const { getState } = createStores(() => services).get(subscriptionStore);
  const subscriptions = getState();
  const hosts = () => [...getState().hosts];
  return { sent, subscriptions, hosts, session };
};
const refused = () => Promise.reject(new CallError({ kind: 'rejected', path: '/', requestId: 'r', code: 9 }));
const info = (ids: string[]) => () => Promise.resolve({ subscribeHostId: ids, subscribeMatchId: [] });

describe('follow (decisions.md, follow)', () => {
  it('turns at once, then reads the subscriptions again [3.29, 4.18, follow.3]', async () => {
    const { subscriptions, hosts, sent } = setUp({ subscribeInfo: info(['1', '2']) });
    const done = subscriptions.toggle({ hostId: '1' });
    expect(hosts()).toEqual(['1']);
    await expect(done).resolves.toBe('on');
    await Promise.resolve();
    expect(sent).toEqual(['subscribe', 'subscribeInfo']);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(hosts()).toEqual(['1', '2']);
  });

  it('rolls back when the server refuses [follow.1]', async () => {
    const { subscriptions, hosts } = setUp({ subscribe: refused, subscribeInfo: refused });
    await expect(subscriptions.toggle({ hostId: '1' })).resolves.toBe('failed');
    expect(hosts()).toEqual([]);
  });

  it('ignores taps while one is on its way [follow.1]', async () => {
    const { subscriptions, sent } = setUp({});
    const first = subscriptions.toggle({ hostId: '1' });
    await expect(subscriptions.toggle({ hostId: '1' })).resolves.toBe('busy');
    await first;
    expect(sent.filter((name) => name === 'subscribe')).toHaveLength(1);
  });

  it('sends nothing for a visitor [6.3]', async () => {
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

  it('drops an answer for somebody who has left [4.34]', async () => {
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

/** A server that answers the readings when the test says so, in any order. */
function answeredLater() {
  const answers: ((ids: string[]) => Promise<void>)[] = [];
  const made = setUp({
    subscribeInfo: () =>
      new Promise((resolve) => {
        answers.push(async (ids) => {
          resolve({ subscribeHostId: ids, subscribeMatchId: [] });
          await jest.advanceTimersByTimeAsync(0);
        });
      }),
  });
  return { ...made, answer: (index: number, ids: string[]) => answers[index]?.(ids) };
}

describe('a reading that comes late does not win', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('over a newer one', async () => {
    const { subscriptions, hosts, answer } = answeredLater();
    await subscriptions.toggle({ hostId: '5' });
    await subscriptions.toggle({ hostId: '5' });
    await answer(1, []);
    await answer(0, ['5']);
    expect(hosts()).toEqual([]);
  });

  it('over a tap that has arrived meanwhile, even where the reading after it fails', async () => {
    const { subscriptions, hosts, answer } = answeredLater();
    void subscriptions.refresh();
    await subscriptions.toggle({ hostId: '5' });
    await answer(0, []);
    expect(hosts()).toEqual(['5']);
  });

  it('over what the same member reads after having left and come back', async () => {
    const { subscriptions, session, hosts, answer } = answeredLater();
    void subscriptions.refresh();
    session.setState({ token: '' });
    subscriptions.clear();
    session.setState({ token: 't' });
    void subscriptions.refresh();
    await answer(1, ['2']);
    await answer(0, ['1']);
    expect(hosts()).toEqual(['2']);
  });

  it('but the older of two counts where the newer has not come yet', async () => {
    const { subscriptions, hosts, answer } = answeredLater();
    void subscriptions.refresh();
    await jest.advanceTimersByTimeAsync(1_000);
    void subscriptions.refresh();
    await answer(0, ['1']);
    expect(hosts()).toEqual(['1']);
    await answer(1, ['1', '2']);
    expect(hosts()).toEqual(['1', '2']);
  });
});

it("reads bookings at most once in 1000 ms (section 4), whatever the device's clock says [4.32]", async () => {
  jest.useFakeTimers();
  const { subscriptions, sent } = setUp({});
  await subscriptions.refresh();
  await subscriptions.refresh();
  jest.setSystemTime(Date.now() - 3_600_000);
  await jest.advanceTimersByTimeAsync(1000);
  await subscriptions.refresh();
  jest.setSystemTime(Date.now() + 3_600_000);
  await subscriptions.refresh();
  jest.useRealTimers();
  expect(sent).toEqual(['subscribeInfo', 'subscribeInfo']);
});
