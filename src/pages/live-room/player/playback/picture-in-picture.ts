import { type RefObject, useEffect, useState } from 'react';

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

/** Safari's own way, older than the standard's. */
interface PresentingVideo extends HTMLVideoElement {
  readonly webkitSupportsPresentationMode?: (mode: string) => boolean;
  readonly webkitSetPresentationMode?: (mode: string) => void;
  readonly webkitPresentationMode?: string;
}

const MODE = 'picture-in-picture';
const CHANGES = ['enterpictureinpicture', 'leavepictureinpicture', 'webkitpresentationmodechanged'] as const;

const hasPictureInPicture = (video: PresentingVideo): boolean =>
  document.pictureInPictureEnabled === true || video.webkitSupportsPresentationMode?.(MODE) === true;

export const isInPicture = (video: PresentingVideo): boolean =>
  document.pictureInPictureElement === video || video.webkitPresentationMode === MODE;

/** Into the small window, or out of it. A browser that refuses leaves everything as it is. */
export function setPictureInPicture(video: PresentingVideo, isOn: boolean): void {
  if (isOn === isInPicture(video)) return;
  if (document.pictureInPictureEnabled === true) {
    const change = isOn ? video.requestPictureInPicture() : document.exitPictureInPicture();
    change.catch(() => undefined);
  } else video.webkitSetPresentationMode?.(isOn ? MODE : 'inline');
}

/** Hears of every change; returns a function that ends it. */
export function onPictureInPicture(video: HTMLVideoElement, listener: () => void): () => void {
  for (const name of CHANGES) video.addEventListener(name, listener);
  return () => {
    for (const name of CHANGES) video.removeEventListener(name, listener);
  };
}
