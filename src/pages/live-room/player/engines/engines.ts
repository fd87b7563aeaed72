import type { OpenEngine } from './engine';
import type { StreamKind, Support } from './source-order';

/** A browser that plays an m3u8 itself stays about three segments behind; more than this is lag. */
const USUAL_LAG_S = 8;

/** The position to which the element itself could seek. */
function liveEdge({ seekable, currentTime }: HTMLVideoElement): number {
  return seekable.length === 0 ? currentTime : seekable.end(seekable.length - 1);
}

/** An m3u8 in the video element itself (Safari on the iPhone); its errors and its end are the element's. */
const openNative: OpenEngine = (video, url, { onEnd }) => {
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

/** A chunk each, fetched when it is to play; one that did not come is asked for again by the next try. */
const ENGINES: Readonly<Record<StreamKind, () => Promise<OpenEngine>>> = {
  flv: async () => (await import('./flv-engine')).openFlv,
  hls: async () => (await import('./hls-engine')).openHls,
  native: async () => openNative,
};

export const loadEngine = (kind: StreamKind): Promise<OpenEngine> => ENGINES[kind]();

/** H.264 and AAC in fMP4: what both players make of a stream. */
const CODECS = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';

/** The formats that this browser plays. An iPhone's Managed Media Source does not count: there the m3u8 plays by itself, at less cost. */
export function browserSupport(): Support {
  const video = document.createElement('video');
  return {
    mediaSource: typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported(CODECS),
    // A browser may know the list and lack the codecs of what it lists.
    httpsOnly: window.location.protocol === 'https:',
    nativeHls: video.canPlayType('application/vnd.apple.mpegurl') !== '' && video.canPlayType(CODECS) !== '',
  };
}
