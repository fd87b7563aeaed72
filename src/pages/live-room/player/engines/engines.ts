import type { OpenEngine } from './engine';
import { openNative } from './native-engine';
import type { StreamKind, Support } from './source-order';

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
    nativeHls: video.canPlayType('application/vnd.apple.mpegurl') !== '' && video.canPlayType(CODECS) !== '',
  };
}

/** Fetches the likely engine while the room is still being read; a failure shows when it is needed. */
export function prefetchEngine(can: Support): void {
  if (can.mediaSource) loadEngine('flv').catch(() => undefined);
}
