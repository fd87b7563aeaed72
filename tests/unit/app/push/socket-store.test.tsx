import { socketStore } from '../../../../src/app/push/socket-store';
import { createSocket } from '../../../../src/socket/create-socket';
import { fakeServices } from '../../../support/unit/fake-services';

const makeSocket = () => {
  const { stores } = fakeServices({}).services;
  const opened: { onopen?: () => void; onclose?: () => void; sent: string[] }[] = [];
  const store = stores.get(socketStore);
  const socket = createSocket({
    store,
    url: () => 'wss://push',
    token: () => '',
    onFrame: () => ({ isPong: false }),
    onOpen: () => {},
    onAsked: () => {},
    now: () => Date.now(),
    open() {
      const webSocket = {
        sent: [] as string[],
        readyState: 1,
        send: (text: string) => webSocket.sent.push(text),
        close() {},
      };
      opened.push(webSocket);
      return webSocket as unknown as WebSocket;
    },
  });
  return { stores, store, socket, opened };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the socket’s store (section 3, socket state)', () => {
  it('is idle before the push begins, whoever asks', () => {
    const { stores } = fakeServices({}).services;
    expect(stores.get(socketStore).getState()).toMatchObject({
      connection: { name: 'idle' },
      isConnected: false,
      reconnectError: false,
      subscribeList: [],
    });
  });

  it('holds the connection and its channels, and is idle again when the socket stops', () => {
    const { store, socket, opened } = makeSocket();
    const leave = socket.want('match:1');
    socket.start();
    expect(store.getState().connection.name).toBe('connecting');
    opened[0]?.onopen?.();
    jest.runOnlyPendingTimers();
    expect(store.getState().isConnected).toBe(true);
    expect(store.getState().subscribeList).toMatchObject([{ channelName: 'match:1', isSubscribed: true }]);
    leave();
    socket.stop();
    expect(store.getState()).toMatchObject({ connection: { name: 'idle' }, isConnected: false });
  });

  it('is one mount’s: what closes there is open here', () => {
    const [one, other] = [makeSocket(), makeSocket()];
    for (const { socket, opened } of [one, other]) {
      socket.start();
      opened[0]?.onopen?.();
    }
    one.opened[0]?.onclose?.();
    expect(one.store.getState().isConnected).toBe(false);
    expect(other.store.getState().isConnected).toBe(true);
    for (const { socket } of [one, other]) socket.stop();
  });
});
