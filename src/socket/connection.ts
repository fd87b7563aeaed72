import type { ClientFrame } from '../contract/push/push';

interface ConnectionEvents {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** One WebSocket at a time; a dropped one's late events are not heard any more. */
export function createConnection(open: (url: string) => WebSocket, { onOpen, onText, onClose }: ConnectionEvents) {
  let socket: WebSocket | undefined;
  return {
    /** @throws when the address is refused by the browser. */
    connect(url: string) {
      const made = open(url);
      socket = made;
      made.onopen = onOpen;
      made.onclose = onClose;
      // Says nothing that the close, which always follows, does not.
      made.onerror = () => {};
      made.onmessage = ({ data }) => {
        if (typeof data === 'string') onText(data);
      };
    },
    send(frame: ClientFrame) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
    },
    drop() {
      if (socket === undefined) return;
      socket.onopen = null;
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
      socket = undefined;
    },
  };
}
