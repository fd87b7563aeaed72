import { type RefObject, useEffect, useState } from 'react';
import {
  hasPictureInPicture,
  isInPicture,
  onPictureInPicture,
  setPictureInPicture,
} from './playback/picture-in-picture';

interface SmallWindow {
  /** The browser has it. */
  readonly canOpen: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** The video's small window over other pages and apps. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>): SmallWindow {
  const [canOpen, setCanOpen] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    setCanOpen(hasPictureInPicture(element));
    return onPictureInPicture(element, () => setIsOpen(isInPicture(element)));
  }, [video]);
  const toggle = () => {
    if (video.current !== null) setPictureInPicture(video.current, !isOpen);
  };
  return { canOpen, isOpen, toggle };
}
