import { FakeWebSocket } from '../../../support/unit/fake-web-socket';
import { acknowledge, fakePushTime, setUpPush as setUp, subscribed } from './push-mount';

fakePushTime();

describe('a channel that is refused', () => {
  const refuse = (channel: string, code: number) =>
    FakeWebSocket.last().say({ namespace: 'socket', mutation: 'refused', data: { channel, code, msg: 'no' } });

  it.each([
    ['room:7', ['room']],
    ['anchors', ['badge', 'room', 'screen']],
    ['user', ['screen', 'subscriptions']],
    ['match:1', ['room', 'screen']],
    ['tips', ['room', 'screen']],
  ])('%s is polled, and asked for again on the next connection', async (channel, kinds) => {
    const { push, readIn } = setUp();
    const leave = push.socket.want(channel);
    FakeWebSocket.last().open();
    await jest.advanceTimersByTimeAsync(0);
    refuse(channel, 403);
    await jest.advanceTimersByTimeAsync(0);
    expect(push.socket.store.getState().subscribeList).toEqual([
      { channelName: channel, isSubscribed: false, isPolled: true },
    ]);
    expect(await readIn(60_000)).toEqual(kinds);
    FakeWebSocket.last().break();
    await jest.advanceTimersByTimeAsync(3_000);
    FakeWebSocket.last().open();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(subscribed(FakeWebSocket.last())).toEqual([channel]);
    refuse(channel, 403);
    leave();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await readIn(50_000)).toEqual([]);
  });

  it('the others go on; a refusal of what nobody asked for is nothing', async () => {
    const { push, readIn, reports } = setUp();
    push.socket.want('match:1');
    FakeWebSocket.last().open();
    await jest.advanceTimersByTimeAsync(0);
    acknowledge('match:1', 'match:3');
    refuse('match:2', 404);
    await jest.advanceTimersByTimeAsync(0);
    expect(await readIn(50_000)).toEqual([]);
    expect(push.socket.store.getState().subscribeList).toEqual([
      { channelName: 'match:1', isSubscribed: true, isPolled: false },
    ]);
    expect(reports).toEqual([]);
  });
});

describe('a channel that the server says nothing of (decisions.md, subscribe)', () => {
  const entry = (channelName: string, isPolled: boolean) => ({ channelName, isSubscribed: true, isPolled });
  const open = async (...wanted: string[]) => {
    const its = setUp();
    const leave = wanted.map((channel) => its.push.socket.want(channel));
    FakeWebSocket.last().open();
    await jest.advanceTimersByTimeAsync(0);
    return { ...its, leave, list: () => its.push.socket.store.getState().subscribeList };
  };

  it('is polled after 10 s as one that is refused, the others are not [reconnecting.8]', async () => {
    const { list, readIn } = await open('room:7', 'match:1');
    acknowledge('match:1');
    await jest.advanceTimersByTimeAsync(9_999);
    expect(list()).toEqual([entry('room:7', false), entry('match:1', false)]);
    await jest.advanceTimersByTimeAsync(1);
    expect(list()).toEqual([entry('room:7', true), entry('match:1', false)]);
    expect(await readIn(60_000)).toEqual(['room']);
  });

  it.each([
    ['an acknowledgement', () => acknowledge('match:1')],
    ['a message of it', () => FakeWebSocket.last().say({ mutation: 'live/match', data: { matchId: 1 } })],
  ])('is polled no longer after %s that comes late, and not at all after one in time', async (_what, say) => {
    const late = await open('match:1');
    expect(await late.readIn(30_000)).toEqual(['room', 'screen']);
    say();
    expect(late.list()).toEqual([entry('match:1', false)]);
    expect(await late.readIn(60_000)).toEqual([]);
    late.stop();
    const { readIn, list } = await open('match:1');
    say();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await readIn(60_000)).toEqual([]);
    expect(list()).toEqual([entry('match:1', false)]);
  });

  it('a message of another channel is no answer to this one [reconnecting.8]', async () => {
    const { readIn } = await open('match:1');
    FakeWebSocket.last().say({ mutation: 'live/match', data: { matchId: 2 } });
    acknowledge('match:2', 'room:1');
    expect(await readIn(60_000)).toEqual(['room', 'screen']);
  });

  it('the limit counts from the asking: of what was asked later, and of what was left and wanted again', async () => {
    const { push, list, leave } = await open('match:1');
    await jest.advanceTimersByTimeAsync(5_000);
    leave[0]?.();
    await jest.advanceTimersByTimeAsync(1_000);
    push.socket.want('match:1');
    await jest.advanceTimersByTimeAsync(9_000);
    expect(list()).toEqual([entry('match:1', false)]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(list()).toEqual([entry('match:1', true)]);
  });

  it('is asked for again on the next connection, and nothing is left at the end', async () => {
    const { list, stop } = await open('match:1');
    await jest.advanceTimersByTimeAsync(10_000);
    FakeWebSocket.last().break();
    expect(list()).toEqual([{ channelName: 'match:1', isSubscribed: false, isPolled: false }]);
    await jest.advanceTimersByTimeAsync(3_000);
    FakeWebSocket.last().open();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(subscribed(FakeWebSocket.last())).toEqual(['match:1']);
    stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
