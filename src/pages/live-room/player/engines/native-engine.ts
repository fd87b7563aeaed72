import type { OpenEngine } from './engine';

/** A browser that plays an m3u8 itself stays about three segments behind; more than this is lag. */
const USUAL_LAG_S = 8;

/** The position to which the element itself could seek. */
function liveEdge({ seekable, currentTime }: HTMLVideoElement): number {
  return seekable.length === 0 ? currentTime : seekable.end(seekable.length - 1);
}

/** An m3u8 in the video element itself (Safari on the iPhone); its errors and its end are the element's. */
export const openNative: OpenEngine = (video, url, { onEnd }) => {
  video.addEventListener('ended', onEnd);
  video.src = url;
  return {
    lag: () => Math.max(0, liveEdge(video) - video.currentTime - USUAL_LAG_S),
    toLive() {
      video.currentTime = liveEdge(video);
    },
    destroy: () => video.removeEventListener('ended', onEnd),
  };
};
