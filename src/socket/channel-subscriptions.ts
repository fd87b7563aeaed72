/** product.md, section 7: subscribe commands are throttled to one a second. */
const COMMAND_THROTTLE_MS = 1_000;

export interface ChannelEntry {
  readonly channelName: string;
  readonly isSubscribed: boolean;
  /** The server does not tell this client of it. */
  readonly isRefused: boolean;
}

interface ChannelSubscriptionsDeps {
  /** Sends when the socket is open. */
  readonly send: (cmd: 'subscribe' | 'unsubscribe', channels: readonly string[]) => void;
  readonly isOpen: () => boolean;
  readonly onChange: (list: readonly ChannelEntry[]) => void;
  /** What is wanted has been asked for on a new connection: what is read from now on misses nothing. */
  readonly onAsked: () => void;
  /** Monotonic, ms. */
  readonly now: () => number;
}

interface ChannelRequest {
  users: number;
  isSubscribed: boolean;
  isRefused: boolean;
}

type ChannelRequests = Map<string, ChannelRequest>;

const entriesOf = (requests: ChannelRequests): readonly ChannelEntry[] =>
  [...requests].map(([channelName, { isSubscribed, isRefused }]) => ({ channelName, isSubscribed, isRefused }));

/** Forgets what nobody wants any more, and answers what of it the server was asked for. */
function takeLeft(requests: ChannelRequests): readonly string[] {
  const left = [...requests].filter(([, request]) => request.users === 0);
  for (const [channel] of left) requests.delete(channel);
  return left.flatMap(([channel, { isSubscribed }]) => (isSubscribed ? [channel] : []));
}

/** Marks what is still to be asked for as asked for, and answers it. */
function takeWanted(requests: ChannelRequests): readonly string[] {
  const wanted = [...requests].filter(([, { isSubscribed, isRefused }]) => !isSubscribed && !isRefused);
  for (const [, request] of wanted) request.isSubscribed = true;
  return wanted.map(([channel]) => channel);
}

function requestFor(requests: ChannelRequests, channel: string) {
  const request = requests.get(channel) ?? { users: 0, isSubscribed: false, isRefused: false };
  requests.set(channel, request);
  return request;
}

/** The server says no: false where nothing was asked. */
function markRefused(requests: ChannelRequests, channel: string): boolean {
  const request = requests.get(channel);
  if (request?.isSubscribed !== true) return false;
  request.isSubscribed = false;
  request.isRefused = true;
  return true;
}

function markUnasked(requests: ChannelRequests): void {
  for (const request of requests.values()) {
    request.isSubscribed = false;
    request.isRefused = false;
  }
}

/** Which channels the screens want, and which the server has been asked for. */
export function createChannelSubscriptions({ send, isOpen, onChange, onAsked, now }: ChannelSubscriptionsDeps) {
  const requests: ChannelRequests = new Map();
  let isNew = false;
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => onChange(entriesOf(requests));

  const settle = () => {
    timer = undefined;
    const gone = takeLeft(requests);
    if (!isOpen()) return tell();
    const asked = takeWanted(requests);
    if (asked.length > 0) send('subscribe', asked);
    if (gone.length > 0) send('unsubscribe', gone);
    if (asked.length + gone.length > 0) sentAt = now();
    tell();
    if (!isNew) return;
    isNew = false;
    onAsked();
  };

  const plan = () => {
    timer ??= setTimeout(settle, Math.max(0, sentAt + COMMAND_THROTTLE_MS - now()));
  };

  return {
    /** A screen wants a channel; returns a function that lets it go. */
    want(channel: string): () => void {
      const request = requestFor(requests, channel);
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
    opened() {
      isNew = true;
      plan();
    },
    /** The server says no; it is asked again on the next connection. */
    refused(channel: string) {
      if (markRefused(requests, channel)) tell();
    },
    /** product.md, section 4: on close all channels are marked unsubscribed, and asked for again after the next open. */
    closed() {
      isNew = false;
      markUnasked(requests);
      tell();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
