/** product.md, section 7: subscribe commands are throttled to one a second. */
const COMMAND_THROTTLE_MS = 1_000;

export interface ChannelEntry {
  readonly channelName: string;
  readonly isSubscribed: boolean;
}

interface ChannelSubscriptionsDeps {
  /** Sends when the socket is open. */
  readonly send: (cmd: 'subscribe' | 'unsubscribe', channels: readonly string[]) => void;
  readonly isOpen: () => boolean;
  readonly onChange: (list: readonly ChannelEntry[]) => void;
  readonly now: () => number;
}

interface ChannelRequest {
  users: number;
  isSubscribed: boolean;
}

/** Which channels the screens want, and which the server has been asked for. */
export function createChannelSubscriptions({ send, isOpen, onChange, now }: ChannelSubscriptionsDeps) {
  const requestes = new Map<string, ChannelRequest>();
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => onChange([...requestes].map(([channelName, { isSubscribed }]) => ({ channelName, isSubscribed })));

  const settle = () => {
    timer = undefined;
    if (!isOpen()) return;
    const wanted = [...requestes].filter(([, request]) => request.users > 0 && !request.isSubscribed);
    const left = [...requestes].filter(([, request]) => request.users === 0);
    for (const [, request] of wanted) request.isSubscribed = true;
    for (const [channel] of left) requestes.delete(channel);
    const gone = left.filter(([, request]) => request.isSubscribed).map(([channel]) => channel);
    if (wanted.length > 0)
      send(
        'subscribe',
        wanted.map(([channel]) => channel),
      );
    if (gone.length > 0) send('unsubscribe', gone);
    if (wanted.length + gone.length > 0) sentAt = now();
    tell();
  };

  const plan = () => {
    timer ??= setTimeout(settle, Math.max(0, sentAt + COMMAND_THROTTLE_MS - now()));
  };

  return {
    /** A screen wants a channel; returns a function that lets it go. */
    want(channel: string): () => void {
      const request = requestes.get(channel) ?? { users: 0, isSubscribed: false };
      requestes.set(channel, request);
      request.users += 1;
      plan();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        request.users -= 1;
        plan();
      };
    },
    opened: plan,
    /**
     * product.md, section 4: on close all channels are marked unsubscribed, and asked for again after the next open.
     */
    closed() {
      for (const request of requestes.values()) request.isSubscribed = false;
      tell();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
