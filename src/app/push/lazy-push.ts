import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PushNotice } from './push-notice';
import type { PushPart } from './push-part';

export interface LazyPush {
  readonly notice: StoreApi<{ readonly current: PushNotice }>;
  /** A screen wants a channel, whether or not the push is there yet; returns a function that lets it go. */
  watch(channel: string): () => void;
  /** Undefined until its chunk has come. */
  readonly part: () => PushPart | undefined;
  /** Fetches the chunk and starts it; returns a function that ends it. */
  start(load: () => Promise<PushPart>): () => void;
}

/** The push comes in a chunk of its own after the first screen: here screens say what they want of it before. */
export function createLazyPush(onFault: (error: unknown) => void): LazyPush {
  const notice: LazyPush['notice'] = createStore(() => ({ current: { kind: 'none' } }));
  const requestes = new Set<{ readonly channel: string; release: (() => void) | undefined }>();
  let part: PushPart | undefined;

  const open = (made: PushPart) => {
    part = made;
    for (const request of requestes) request.release = made.push.socket.want(request.channel);
    return made.push.start((current) => notice.setState({ current }));
  };

  return {
    notice,
    part: () => part,
    watch(channel) {
      const request = { channel, release: part?.push.socket.want(channel) };
      requestes.add(request);
      return () => {
        requestes.delete(request);
        request.release?.();
      };
    },
    start(load) {
      let isOver = false;
      let stop = () => {};
      load().then((made) => {
        if (!isOver) stop = open(made);
      }, onFault);
      return () => {
        isOver = true;
        part = undefined;
        for (const request of requestes) request.release = undefined;
        stop();
        notice.setState({ current: { kind: 'none' } });
      };
    },
  };
}
