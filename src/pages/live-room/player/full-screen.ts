/** An iPhone has a full screen for the video alone: without chat, danmaku and controls of ours. */
interface PhoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void;
}

/** Chrome on Android; elsewhere there is no `lock`, or it is refused. */
interface LockableOrientation {
  readonly lock?: (orientation: 'landscape') => Promise<void>;
}

/** True while something fills the screen; an iPhone has not even the word for it. */
export const isAnyFullScreen = (): boolean => Boolean(document.fullscreenElement);

/** Over the whole page by itself, above whatever the page has around it. */
const COVERING = 'popover';

/** Lays the box over the page: the way of an iPhone to keep what is over the picture. False: this browser cannot. */
function cover(box: HTMLElement): boolean {
  if (box.togglePopover === undefined) return false;
  box.setAttribute(COVERING, 'manual');
  box.togglePopover?.(true);
  return true;
}

export const isFullScreen = (box: HTMLElement): boolean =>
  document.fullscreenElement === box || box.hasAttribute(COVERING);

/** Out again; the lock of the orientation ends with it. */
export function leaveFullScreen(box: HTMLElement): void {
  if (document.fullscreenElement === box) document.exitFullscreen().catch(() => undefined);
  // Without the attribute it is drawn in its place again.
  box.removeAttribute(COVERING);
}

/** The whole player with its controls, sideways where the browser allows it; where no full screen is given, over the page. */
export async function enterFullScreen(box: HTMLElement, video: PhoneVideo): Promise<void> {
  if (box.requestFullscreen === undefined) {
    if (!cover(box)) video.webkitEnterFullscreen?.();
    return;
  }
  try {
    await box.requestFullscreen({ navigationUI: 'hide' });
    await (screen.orientation as LockableOrientation | undefined)?.lock?.('landscape');
  } catch {
    // Refused: by the host's policy, or by a device that cannot turn. What could be done is done.
  }
}
