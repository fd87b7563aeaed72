/** An iPhone has a full screen for the video alone. */
interface PhoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void;
}

/** Chrome on Android; elsewhere there is no `lock`, or it is refused. */
interface LockableOrientation {
  readonly lock?: (orientation: 'landscape') => Promise<void>;
}

export const isFullScreen = (box: HTMLElement): boolean => document.fullscreenElement === box;

/** Out of whatever is in full screen. */
export function leaveAnyFullScreen(): void {
  if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
}

/** Out again; the lock of the orientation ends with it. */
export function leaveFullScreen(box: HTMLElement): void {
  if (isFullScreen(box)) leaveAnyFullScreen();
}

/** The whole player with its controls, sideways where the browser allows it. */
export async function enterFullScreen(box: HTMLElement, video: PhoneVideo): Promise<void> {
  if (box.requestFullscreen === undefined) {
    video.webkitEnterFullscreen?.();
    return;
  }
  try {
    await box.requestFullscreen({ navigationUI: 'hide' });
    await (screen.orientation as LockableOrientation | undefined)?.lock?.('landscape');
  } catch {
    // Refused: by the host's policy, or by a device that cannot turn. What could be done is done.
  }
}
