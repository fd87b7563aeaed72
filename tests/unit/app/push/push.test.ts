import { FakeWebSocket } from '../../../support/unit/fake-web-socket';
import { acknowledge, EVERYTHING, fakePushTime, setUpPush as setUp, subscribed } from './push-mount';

fakePushTime();

describe('reconnecting (decisions.md)', () => {
  it('a handshake that hangs counts as lost after 10 s [reconnecting.5]', async () => {
    setUp();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(FakeWebSocket.last().isDropped).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(FakeWebSocket.last().isDropped).toBe(true);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(FakeWebSocket.made).toHaveLength(2);
  });

  it('resume drops a handshake that hangs and dials again', async () => {
    const { push } = setUp();
    const hanging = FakeWebSocket.last();
    push.resume();
    expect([hanging.isDropped, FakeWebSocket.made.length]).toEqual([true, 2]);
    // A late answer to the first changes nothing.
    hanging.open();
    expect(push.socket.store.getState().isConnected).toBe(false);
    FakeWebSocket.last().open();
    expect(push.socket.store.getState().isConnected).toBe(true);
  });

  it('the loops read from the second failed try on, until it is open [reconnecting.6]', async () => {
    const { push, readIn } = setUp();
    FakeWebSocket.last().open();
    FakeWebSocket.last().break();
    await jest.advanceTimersByTimeAsync(3_000);
    FakeWebSocket.last().break();
    await jest.advanceTimersByTimeAsync(2_999);
    expect(await readIn(5_001)).toEqual([]);
    FakeWebSocket.last().break();
    expect(await readIn(60_000)).toEqual(EVERYTHING);
    push.resume();
    FakeWebSocket.last().open();
    await readIn(1_000);
    expect(await readIn(50_000)).toEqual([]);
  });

  it.each([
    [0, 3_000],
    [0.999, 3_999],
  ])('not all come back at once: at random %d after %d ms [reconnecting.4]', async (random, ms) => {
    setUp();
    jest.spyOn(Math, 'random').mockReturnValue(random);
    FakeWebSocket.last().break();
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(FakeWebSocket.made).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(FakeWebSocket.made).toHaveLength(2);
  });

  it('after five tries it goes on dialling in the background, told once, and the flag falls when it is open [reconnecting.7]', async () => {
    const { push, outages, reports } = setUp();
    for (let tries = 0; tries < 6; tries += 1) {
      FakeWebSocket.last().break();
      await jest.advanceTimersByTimeAsync(3_000);
    }
    expect(push.socket.store.getState().reconnectError).toBe(true);
    expect(FakeWebSocket.made).toHaveLength(6);
    for (let minutes = 0; minutes < 10; minutes += 1) {
      await jest.advanceTimersByTimeAsync(60_000);
      FakeWebSocket.last().break();
    }
    expect(FakeWebSocket.made).toHaveLength(16);
    expect(outages.at(-1)).toEqual({ kind: 'failed' });
    expect(reports).toEqual(['push-lost closed']);
    await jest.advanceTimersByTimeAsync(60_000);
    FakeWebSocket.last().open();
    expect(push.socket.store.getState()).toMatchObject({ isConnected: true, reconnectError: false, failures: 0 });
    expect(outages.at(-1)).toEqual({ kind: 'none' });
  });

  it('a server that restarts again and again: the latest connection counts, nothing is left at the end', async () => {
    const { stop } = setUp();
    for (let round = 0; round < 3; round += 1) {
      FakeWebSocket.last().open();
      FakeWebSocket.last().break();
      await jest.advanceTimersByTimeAsync(3_000);
    }
    stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});

it.each([-3_600_000, 3_600_000])(
  'a second after the last subscribe comes the next, although the device’s clock was set by %d ms meanwhile [intervals.1]',
  async (step) => {
    const { push } = setUp();
    const socket = FakeWebSocket.last();
    socket.open();
    push.socket.want('match:1');
    await jest.advanceTimersByTimeAsync(0);
    jest.setSystemTime(Date.now() + step);
    push.socket.want('match:2');
    await jest.advanceTimersByTimeAsync(999);
    expect(subscribed(socket)).toEqual(['match:1']);
    await jest.advanceTimersByTimeAsync(1);
    expect(subscribed(socket)).toEqual(['match:1', 'match:2']);
  },
);

describe('after a re-opening (decisions.md, subscribe)', () => {
  it('all that is on screen is read again, once the subscriptions are answered [subscribe.5]', async () => {
    const { push, reads } = setUp();
    push.socket.want('match:1');
    FakeWebSocket.last().open();
    await jest.advanceTimersByTimeAsync(0);
    expect(reads).toEqual([]);
    acknowledge('match:1');
    await jest.advanceTimersByTimeAsync(0);
    // The first connection of a mount: its readings are fresh, but for what was said in a room.
    expect(reads).toEqual(['room']);
    reads.length = 0;
    FakeWebSocket.last().break();
    await jest.advanceTimersByTimeAsync(3_000);
    const second = FakeWebSocket.last();
    second.open();
    await jest.advanceTimersByTimeAsync(500);
    expect(subscribed(second)).toEqual(['match:1']);
    // What is said before the server listens, no push tells.
    expect(reads).toEqual([]);
    acknowledge('match:1');
    await jest.advanceTimersByTimeAsync(0);
    expect([...reads].sort()).toEqual(EVERYTHING);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(reads).toHaveLength(EVERYTHING.length);
  });

  it('a second later where the server answers no subscribe [subscribe.5]', async () => {
    const { push, reads } = setUp(true);
    push.socket.want('match:1');
    FakeWebSocket.last().open();
    await jest.advanceTimersByTimeAsync(999);
    expect(reads).toEqual([]);
    await jest.advanceTimersByTimeAsync(10);
    expect([...reads].sort()).toEqual(EVERYTHING);
  });

  it('also where nothing is subscribed to, and after a first connection that took several tries', async () => {
    const { readIn } = setUp();
    FakeWebSocket.last().break();
    await jest.advanceTimersByTimeAsync(3_000);
    FakeWebSocket.last().open();
    expect(await readIn(1_000)).toEqual(EVERYTHING);
  });

  it('also on the first connection of a push whose code came late', async () => {
    const { readIn } = setUp(true);
    FakeWebSocket.last().open();
    expect(await readIn(1_000)).toEqual(EVERYTHING);
  });

  it('what nobody wants any more is not asked for again', async () => {
    const { push } = setUp();
    const leave = push.socket.want('match:1');
    FakeWebSocket.last().open();
    await jest.advanceTimersByTimeAsync(0);
    FakeWebSocket.last().break();
    leave();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(push.socket.store.getState().subscribeList).toEqual([]);
    await jest.advanceTimersByTimeAsync(2_000);
    FakeWebSocket.last().open();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(FakeWebSocket.last().sent).toEqual([]);
  });
});
