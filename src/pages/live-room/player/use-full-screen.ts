import { type RefObject, useEffect, useState } from 'react';
import { enterFullScreen, isFullScreen, leaveFullScreen } from './full-screen';

interface FullScreen {
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/** The player over the whole screen; left when the player goes. */
export function useFullScreen(
  box: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): FullScreen {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const onChange = () => setIsFull(isFullScreen(element));
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      leaveFullScreen(element);
      setIsFull(false);
    };
  }, [box]);
  const toggle = () => {
    if (box.current === null || video.current === null) return;
    if (isFull) leaveFullScreen(box.current);
    else void enterFullScreen(box.current, video.current);
  };
  return { isFull, toggle };
}
