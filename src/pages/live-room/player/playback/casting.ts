import { type RefObject, useEffect, useState } from 'react';
import type { StreamSource } from '../engines/source-order';

/** The video on a television, as the browser offers it (Remote Playback). */
export interface Casting {
  /** There is a television that could show it. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  /** Opens the browser's own list, which also ends it. */
  readonly choose: () => void;
}

/** A television fetches the stream by itself: it cannot have what a script feeds to the video here. */
export const isCastable = (source: StreamSource | undefined): boolean => source?.kind === 'native';

const CHANGES = ['connecting', 'connect', 'disconnect'] as const;

/** True while a television shows it: it goes on when the phone is put away. */
export const isOnTelevision = ({ remote }: HTMLVideoElement): boolean => remote?.state === 'connected';

/** `isPossible`: the video has a source that a television can fetch. */
export function useCasting(video: RefObject<HTMLVideoElement | null>, isPossible: boolean): Casting {
  const [isOffered, setIsOffered] = useState(false);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const element = video.current;
    // Most browsers have none, whatever the types say.
    const remote: RemotePlayback | undefined = element?.remote;
    if (element === null || remote === undefined || !isPossible) return;
    const onChange = () => setIsOn(isOnTelevision(element));
    for (const type of CHANGES) remote.addEventListener(type, onChange);
    onChange();
    let isLeft = false;
    // A browser that does not look for televisions refuses: then none is offered.
    const watching = remote.watchAvailability((isThere) => !isLeft && setIsOffered(isThere)).catch(() => undefined);
    return () => {
      isLeft = true;
      for (const type of CHANGES) remote.removeEventListener(type, onChange);
      // A source that no television can have has ended it already.
      void watching
        .then((id) => (id === undefined ? undefined : remote.cancelWatchAvailability(id)))
        .catch(() => undefined);
      setIsOffered(false);
      setIsOn(false);
    };
  }, [video, isPossible]);
  // Closing the list without a choice is no failure.
  const choose = () => void video.current?.remote?.prompt().catch(() => undefined);
  return { isOffered, isOn, choose };
}
