import { channels } from '../../src/contract/push/channels';
import { connectPush, type PushClient } from '../integration/push/push-client';
import { dataOf } from '../support/signed-call';

/**
 * Somebody who listens to each process, and comes back when the line is lost, as the app does: what was said in between is read
 * once the channels are asked for (decisions.md, subscribe).
 */
export interface Listeners {
  /** Whether everybody listens, and what they asked for has been answered. */
  areListening(): boolean;
  /** Ids of the comments that the one of a place has heard, or read when the line came back. */
  known(place: number): ReadonlySet<string>;
  /** How many were only read. */
  onlyRead(): number;
  stop(): Promise<void>;
}

const PAUSE_MS = 300;
const PAGE_SIZE = 50;
const READ_LIMIT_MS = 10_000;
/** As many as a room's chat keeps. */
const PAGES = 4;
/** A reading that hangs is given up with its line. */
const tooLate = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), READ_LIMIT_MS).unref();
  });
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

interface Place {
  isListening: boolean;
  readonly heard: Set<string>;
  readonly read: Set<string>;
}

interface Said {
  readonly list: readonly { readonly id: number }[];
}

export function listenTo(count: number, urlOf: (place: number) => string | undefined, tipId: string): Listeners {
  const places = Array.from(
    { length: count },
    (): Place => ({ isListening: false, heard: new Set(), read: new Set() }),
  );
  let isOver = false;
  let open: PushClient[] = [];

  /** The newest: what was missed may lie behind what was heard on a line that was found broken only later. */
  async function readBack({ read }: Place, url: string): Promise<void> {
    for (let page = 1; page <= PAGES; page += 1) {
      const asked = dataOf<Said>(url, 'commentList', { messageId: tipId, page, size: PAGE_SIZE });
      const { list } = await Promise.race([asked, tooLate()]);
      for (const { id } of list) read.add(String(id));
    }
  }
  async function once(place: Place, url: string): Promise<void> {
    const client = await connectPush(url);
    open.push(client);
    const take = () => {
      for (const { id } of client.of('news/comment')) place.heard.add(String(id));
      client.heard.length = 0;
    };
    const timer = setInterval(take, PAUSE_MS / 3);
    try {
      client.send({ cmd: 'subscribe', channels: [channels.tip(tipId)] });
      await client.settled();
      await readBack(place, url);
      place.isListening = true;
      await client.closed;
    } finally {
      take();
      clearInterval(timer);
      client.close();
      open = open.filter((one) => one !== client);
      place.isListening = false;
    }
  }
  const loops = places.map(async (place, index) => {
    while (!isOver) {
      const url = urlOf(index);
      if (url !== undefined) await once(place, url).catch(() => undefined);
      if (!isOver) await pause();
    }
  });
  return {
    areListening: () => places.every(({ isListening }) => isListening),
    known: (place) => new Set([...(places[place]?.heard ?? []), ...(places[place]?.read ?? [])]),
    onlyRead: () => places.reduce((sum, { heard, read }) => sum + [...read].filter((id) => !heard.has(id)).length, 0),
    async stop() {
      isOver = true;
      for (const client of open) client.close();
      await Promise.all(loops);
    },
  };
}
