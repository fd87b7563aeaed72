/** product.md, section 7: subscribe commands are throttled to one a second. */
const COMMAND_THROTTLE_MS = 1_000;

export interface ChannelEntry {
  readonly channelName: string;
  readonly isSubscribed: boolean;
}

interface ChannelBookDeps {
  /** Sends when the socket is open. */
  readonly send: (cmd: 'subscribe' | 'unsubscribe', channels: readonly string[]) => void;
  readonly isOpen: () => boolean;
  readonly onChange: (list: readonly ChannelEntry[]) => void;
  readonly now: () => number;
}

interface Wish {
  users: number;
  isSubscribed: boolean;
}

/** Which channels the screens want, and which the server has been asked for. */
export function createChannelBook({ send, isOpen, onChange, now }: ChannelBookDeps) {
  const wishes = new Map<string, Wish>();
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => onChange([...wishes].map(([channelName, { isSubscribed }]) => ({ channelName, isSubscribed })));

  const settle = () => {
    timer = undefined;
    if (!isOpen()) return;
    const wanted = [...wishes].filter(([, wish]) => wish.users > 0 && !wish.isSubscribed);
    const left = [...wishes].filter(([, wish]) => wish.users === 0);
    for (const [, wish] of wanted) wish.isSubscribed = true;
    for (const [channel] of left) wishes.delete(channel);
    const gone = left.filter(([, wish]) => wish.isSubscribed).map(([channel]) => channel);
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
    /** A screen wants a channel; answers the way to let go of it. */
    want(channel: string): () => void {
      const wish = wishes.get(channel) ?? { users: 0, isSubscribed: false };
      wishes.set(channel, wish);
      wish.users += 1;
      plan();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        wish.users -= 1;
        plan();
      };
    },
    opened: plan,
    /**
     * product.md, section 4: on close all channels are marked unsubscribed, and asked for again after the next open.
     */
    closed() {
      for (const wish of wishes.values()) wish.isSubscribed = false;
      tell();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
