import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PushNotice } from './push-notice';
import type { PushPart } from './push-part';

export interface PushDoor {
  readonly notice: StoreApi<{ readonly current: PushNotice }>;
  /** A screen wants a channel, whether or not the push is there yet; answers the way to let go of it. */
  watch(channel: string): () => void;
  /** Undefined until its chunk has come. */
  readonly part: () => PushPart | undefined;
  /** Fetches the chunk and starts it; answers the way to stop. */
  start(load: () => Promise<PushPart>): () => void;
}

/** The push comes in a chunk of its own after the first screen: here screens say what they want of it before. */
export function createPushDoor(onFault: (error: unknown) => void): PushDoor {
  const notice: PushDoor['notice'] = createStore(() => ({ current: { kind: 'none' } }));
  const wishes = new Set<{ readonly channel: string; release: (() => void) | undefined }>();
  let part: PushPart | undefined;

  const open = (made: PushPart) => {
    part = made;
    for (const wish of wishes) wish.release = made.push.socket.want(wish.channel);
    return made.push.start((current) => notice.setState({ current }));
  };

  return {
    notice,
    part: () => part,
    watch(channel) {
      const wish = { channel, release: part?.push.socket.want(channel) };
      wishes.add(wish);
      return () => {
        wishes.delete(wish);
        wish.release?.();
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
        for (const wish of wishes) wish.release = undefined;
        stop();
        notice.setState({ current: { kind: 'none' } });
      };
    },
  };
}
