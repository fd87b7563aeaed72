/** The state of a channel on this connection; `unanswered`: asked for, without an answer in time. */
type Standing = 'unasked' | 'pending' | 'subscribed' | 'unanswered' | 'refused';

export interface ChannelEntry {
  readonly channelName: string;
  /** Asked for, and not refused. */
  readonly isSubscribed: boolean;
  /** Nothing says that the server tells this client of it: what it would tell is read instead. */
  readonly isPolled: boolean;
}

interface ChannelRequest {
  users: number;
  standing: Standing;
}

const isSubscribed = (standing: Standing) => standing !== 'unasked' && standing !== 'refused';

/** The channels that somebody wants, or wanted until a moment ago. */
export function channelRequests() {
  const requests = new Map<string, ChannelRequest>();
  const pending = () => [...requests.values()].filter(({ standing }) => standing === 'pending');
  return {
    entries: (): readonly ChannelEntry[] =>
      [...requests].map(([channelName, { standing }]) => ({
        channelName,
        isSubscribed: isSubscribed(standing),
        isPolled: standing === 'refused' || standing === 'unanswered',
      })),
    /** One more screen wants it, until it calls what is answered, which says whether it was the first time. */
    add(channel: string): () => boolean {
      const request = requests.get(channel) ?? { users: 0, standing: 'unasked' };
      requests.set(channel, request);
      request.users += 1;
      let isHeld = true;
      return () => {
        const wasHeld = isHeld;
        if (isHeld) request.users -= 1;
        isHeld = false;
        return wasHeld;
      };
    },
    /** Forgets what nobody wants any more, and answers what of it the server was asked for. */
    takeLeft(): readonly string[] {
      const left = [...requests].filter(([, request]) => request.users === 0);
      for (const [channel] of left) requests.delete(channel);
      return left.flatMap(([channel, { standing }]) => (isSubscribed(standing) ? [channel] : []));
    },
    /** Marks what is still to be asked for as asked for, and answers it. */
    takeWanted(): readonly string[] {
      const wanted = [...requests].filter(([, { standing }]) => standing === 'unasked');
      for (const [, request] of wanted) request.standing = 'pending';
      return wanted.map(([channel]) => channel);
    },
    pending,
    isAnyPending: () => pending().length > 0,
    /** False where nothing was asked, or nothing changes. */
    answer(channel: string, standing: 'subscribed' | 'refused'): boolean {
      const request = requests.get(channel);
      if (request === undefined || request.standing === standing || !isSubscribed(request.standing)) return false;
      request.standing = standing;
      return true;
    },
    /** Gives up channels that still have no answer; returns true if there are such. */
    giveUp(asked: readonly ChannelRequest[]): boolean {
      const late = asked.filter(({ standing }) => standing === 'pending');
      for (const request of late) request.standing = 'unanswered';
      return late.length > 0;
    },
    forgetAnswers() {
      for (const request of requests.values()) request.standing = 'unasked';
    },
  };
}
