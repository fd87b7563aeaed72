import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Visibility } from '../../services/clock';
import type { Push, PushOutage } from './create-push';
import { ALL_KINDS, type Loops } from './loops';

/** A chunk that did not come is asked for again this often. */
const LOAD_AGAIN_MS = 30_000;

interface PushStart {
  readonly load: () => Promise<Push>;
  readonly loops: Loops;
  readonly visibility: Pick<Visibility, 'onVisibility'>;
}

export interface LazyPush {
  readonly outage: StoreApi<{ readonly current: PushOutage }>;
  /** A screen wants a channel, whether or not the push is there yet; returns a function that lets it go. */
  watch(channel: string): () => void;
  /** Connects anew, or fetches what could not be fetched. */
  resume(): void;
  /** Fetches the chunk and starts it; until it is there the loops read. Returns a function that ends it. */
  start(how: PushStart): () => void;
}

/** Asks for the chunk, again each time, until it has come; one at a time. */
function createFetch(load: () => Promise<Push>, open: (push: Push) => void, fail: (error: unknown) => void) {
  let isDone = false;
  let isLoading = false;
  return () => {
    if (isDone || isLoading) return;
    isLoading = true;
    const come = (push: Push) => {
      isDone = true;
      open(push);
    };
    void load()
      .then(come, fail)
      .finally(() => {
        isLoading = false;
      });
  };
}

/** The push comes in a chunk of its own after the first screen: here screens say what they want of it before. */
export function createLazyPush(onFault: (error: unknown) => void): LazyPush {
  const outage: LazyPush['outage'] = createStore(() => ({ current: { kind: 'none' } }));
  const requests = new Set<{ readonly channel: string; release: (() => void) | undefined }>();
  const onOutage = (current: PushOutage) => outage.setState({ current });
  let push: Push | undefined;
  let fetchAgain = () => {};

  return {
    outage,
    watch(channel) {
      const request = { channel, release: push?.socket.want(channel) };
      requests.add(request);
      return () => {
        requests.delete(request);
        request.release?.();
      };
    },
    resume: () => (push?.resume ?? fetchAgain)(),
    start({ load, loops, visibility }) {
      let isOver = false;
      let hasFailed = false;
      let stop = () => {};
      const open = (made: Push) => {
        if (isOver) return;
        push = made;
        loops([]);
        onOutage({ kind: 'none' });
        for (const request of requests) request.release = made.socket.want(request.channel);
        stop = made.start({ onOutage, onLoops: loops, isLate: hasFailed });
      };
      const fail = (error: unknown) => {
        if (isOver) return;
        onOutage({ kind: 'failed' });
        if (!hasFailed) onFault(error);
        hasFailed = true;
      };
      const fetch = createFetch(load, open, fail);
      fetchAgain = fetch;
      loops(ALL_KINDS);
      const timer = setInterval(fetch, LOAD_AGAIN_MS);
      const leave = visibility.onVisibility(fetch);
      fetch();
      return () => {
        isOver = true;
        clearInterval(timer);
        leave();
        push = undefined;
        fetchAgain = () => {};
        for (const request of requests) request.release = undefined;
        stop();
        loops([]);
        onOutage({ kind: 'none' });
      };
    },
  };
}
