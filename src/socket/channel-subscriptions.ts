import { type ChannelEntry, channelRequests } from './channel-requests';

/** product.md, section 7: subscribe commands are throttled to one a second. */
const COMMAND_THROTTLE_MS = 1_000;
/** decisions.md, subscribe: what the server has said nothing of by then is read in its loop. */
const ANSWER_LIMIT_MS = 10_000;
/** The wait for a server's answer to a subscription: readings after it miss nothing; a server may never answer. */
const READING_WAITS_MS = 1_000;

interface ChannelSubscriptionsDeps {
  readonly send: (cmd: 'subscribe' | 'unsubscribe', channels: readonly string[]) => void;
  readonly isOpen: () => boolean;
  readonly onChange: (list: readonly ChannelEntry[]) => void;
  /** Runs when the wanted channels were asked for on a new connection, and answered if the server answers: a reading from now on misses nothing. */
  readonly onAsked: () => void;
  /** Monotonic, ms. */
  readonly now: () => number;
}

/** The reading after an opening: once the subscriptions are answered, or soon. */
function createReading(
  isAnyPending: () => boolean,
  onAsked: () => void,
  after: (ms: number, work: () => void) => void,
) {
  /** `asked`: it only waits for answers. */
  let step: 'none' | 'opened' | 'asked' = 'none';
  const read = () => {
    if (step !== 'asked') return;
    step = 'none';
    onAsked();
  };
  const readIfAnswered = () => {
    if (!isAnyPending()) read();
  };
  return {
    opened() {
      step = 'opened';
    },
    asked() {
      if (step !== 'opened') return;
      step = 'asked';
      after(READING_WAITS_MS, read);
      readIfAnswered();
    },
    answered: readIfAnswered,
    closed() {
      step = 'none';
    },
  };
}

type Requests = ReturnType<typeof channelRequests>;

/** Says to the server what has changed, at most once a second; `onSettled`: it knows all of it. */
function createCommands(
  requests: Requests,
  { send, isOpen, now }: Pick<ChannelSubscriptionsDeps, 'send' | 'isOpen' | 'now'>,
  hears: { readonly onAsked: () => void; readonly onSettled: () => void; readonly tell: () => void },
) {
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    timer = undefined;
    const gone = requests.takeLeft();
    if (!isOpen()) return hears.tell();
    const asked = requests.takeWanted();
    if (asked.length > 0) send('subscribe', asked);
    if (gone.length > 0) send('unsubscribe', gone);
    if (asked.length + gone.length > 0) sentAt = now();
    if (asked.length > 0) hears.onAsked();
    hears.tell();
    hears.onSettled();
  };
  return {
    plan() {
      timer ??= setTimeout(settle, Math.max(0, sentAt + COMMAND_THROTTLE_MS - now()));
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** The channels that screens want, and the server's answers about them. */
export function createChannelSubscriptions(deps: ChannelSubscriptionsDeps) {
  const requests = channelRequests();
  const limits = createTimers();
  const reading = createReading(requests.isAnyPending, deps.onAsked, limits.after);
  const tell = () => deps.onChange(requests.entries());
  const answered = () => {
    tell();
    reading.answered();
  };
  const limitAnswers = () => {
    const asked = requests.pending();
    limits.after(ANSWER_LIMIT_MS, () => {
      if (requests.giveUp(asked)) tell();
    });
  };
  const { plan, stop } = createCommands(requests, deps, { onAsked: limitAnswers, onSettled: reading.asked, tell });

  return {
    /** A screen wants a channel; returns a function that lets it go. */
    want(channel: string): () => void {
      const letGo = requests.add(channel);
      plan();
      return () => {
        if (letGo()) plan();
      };
    },
    opened() {
      reading.opened();
      plan();
    },
    /** The server says no; it is asked again on the next connection. */
    refused(channel: string) {
      if (requests.answer(channel, 'refused')) answered();
    },
    /** The server tells of them: it has said so, or does. */
    acknowledged(all: readonly string[]) {
      const isNews = all.map((channel) => requests.answer(channel, 'subscribed'));
      if (isNews.includes(true)) answered();
    },
    /** product.md, section 4: on close all channels are marked unsubscribed, and asked for again after the next open. */
    closed() {
      reading.closed();
      limits.clear();
      requests.forgetAnswers();
      tell();
    },
    stop() {
      stop();
      limits.clear();
    },
  };
}

/** Timers that all end together. */
function createTimers() {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    after(ms: number, work: () => void) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, ms);
      timers.add(timer);
    },
    clear() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
