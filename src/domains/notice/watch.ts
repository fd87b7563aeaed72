import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { RefetchKind } from '../../services/refetch';
import type { Services } from '../../services/services';
import { createSoon, UNSEEN_MS } from '../../services/soon';
import { subscriptionStore } from '../anchor/subscription-store';
import type { QuietWord } from './quiet-queue';

export interface Watching {
  readonly services: Services;
  readonly client: QueryClient;
  /** Says it when those before it have been said, unless its kind is off or nobody looks. */
  readonly say: (word: QuietWord) => void;
}

interface Watched<Reading, Key extends QueryKey, Known> {
  /** The channels of its pushes, as the member's subscriptions stand; they tell how things stand. Undefined: there are none that do. */
  readonly channels?: () => readonly string[];
  /** The loop that asks for a reading where nothing is pushed. */
  readonly loop: RefetchKind;
  /** The delay of a first reading, ms: the first screen goes before. Undefined: nothing asks for one. */
  readonly firstAfterMs?: number;
  /** False while there is nothing to wait for. */
  readonly isWanted: () => boolean;
  readonly query: () => FetchQueryOptions<Reading, Error, Reading, Key>;
  /** Tells the news of a reading and returns what is known by it. `known`: by the one before; undefined: nothing is news. */
  readonly news: (reading: Reading, known: Known | undefined) => Known;
}

/** Calls all of these. */
export const all = (stops: readonly (() => void)[]) => () => {
  for (const stop of stops) stop();
};

/** Holds these channels, whichever they are by now; returns a function that lets them go. */
function listen({ stores, watch }: Services, channels: () => readonly string[]): () => void {
  let held: readonly (() => void)[] = [];
  const follow = () => {
    const before = held;
    held = channels().map(watch);
    all(before)();
  };
  follow();
  return all([stores.get(subscriptionStore).subscribe(follow), () => all(held)()]);
}

/** News that no push names: handed on together, each once, seconds later at random. */
export function createUnnamed<T>(read: (news: readonly T[]) => void) {
  const waiting = new Map<string, T>();
  const soon = createSoon(() => {
    const news = [...waiting.values()];
    waiting.clear();
    read(news);
  });
  return {
    put(id: string, one: T) {
      waiting.set(id, one);
      soon.within(UNSEEN_MS);
    },
    stop() {
      waiting.clear();
      soon.stop();
    },
  };
}

/** Readings asked for while somebody looks, each told against the one before. */
function createReadings<Reading, Key extends QueryKey, Known>(
  { services: { visibility }, client }: Watching,
  { isWanted, query, news }: Watched<Reading, Key, Known>,
) {
  let known: Known | undefined;
  /** Grows when a reading on its way is worth nothing any more. */
  let epoch = 0;
  /** A reading was asked for while nobody looked, or could not be had. */
  let isDue = false;
  let isOver = false;

  const ask = async (): Promise<void> => {
    if (isOver || !isWanted()) return;
    isDue = !visibility.isVisible();
    if (isDue) return;
    const begun = epoch;
    const reading = await client.fetchQuery(query()).catch(() => undefined);
    if (begun !== epoch) return ask();
    isDue = reading === undefined;
    if (reading !== undefined) known = news(reading, known);
  };
  const forget = () => {
    epoch += 1;
    known = undefined;
  };
  return {
    ask,
    isAsking: () => client.isFetching({ queryKey: query().queryKey, exact: true }) > 0,
    isDue: () => isDue,
    forget,
    known: () => known,
    change(next: (known: Known | undefined) => Known | undefined): void {
      known = next(known);
    },
    end(): void {
      isOver = true;
      forget();
    },
  };
}

/** Asks once, `afterMs` after the beginning; undefined: never. */
function createFirst(ask: () => void, afterMs: number | undefined) {
  const { within, stop } = createSoon(ask);
  const begin = () => {
    stop();
    if (afterMs !== undefined) within(UNSEEN_MS, afterMs);
  };
  begin();
  return { begin, stop };
}

/** Readings while somebody looks, compared with the last of this visit and member (decisions.md, quiet words). */
export function createWatch<Reading, Key extends QueryKey, Known>(
  watching: Watching,
  watched: Watched<Reading, Key, Known>,
) {
  const { services } = watching;
  const { refetch, session, visibility } = services;
  const { channels } = watched;
  const { ask, forget, ...readings } = createReadings(watching, watched);
  let lookedAt = 0;
  // A reading that is on its way may not know of what asks for this one.
  const read = () => (readings.isAsking() ? loop.soon() : void ask());
  const loop = refetch.add(watched.loop, read, channels !== undefined);
  const first = createFirst(ask, watched.firstAfterMs);
  const stop = all([
    ...(channels === undefined ? [] : [listen(services, channels)]),
    loop.leave,
    first.stop,
    visibility.onVisibility(() => {
      forget();
      lookedAt = services.now();
      if (readings.isDue()) void ask();
    }),
    session.subscribe((state, before) => state.token !== before.token && forget()),
    readings.end,
  ]);
  return {
    /** Resolves once a reading has been told, which may be one that was on its way. */
    ask,
    /** Waits for the first reading anew: it is of another member. */
    begin: first.begin,
    /** Asks within seconds, at random: whoever watches the same hears of it at the same moment. */
    soon: loop.soon,
    known: readings.known,
    /** A push tells more than the last reading. */
    change: readings.change,
    /** Server time since which somebody looks, Unix ms; 0: from the beginning. */
    lookedAt: () => lookedAt,
    stop,
  };
}
