import Hls from 'hls.js/light';
import type { OpenEngine } from './engine';

const BUFFERED_S = 10;
const KEPT_BEHIND_S = 15;

/** One try each: what comes next is decided outside. */
const loadOnce = (withinMs: number) => ({
  default: { maxTimeToFirstByteMs: withinMs, maxLoadTimeMs: 2 * withinMs, timeoutRetry: null, errorRetry: null },
});
const PATIENCE_MS = 4_000;

/** Live HLS through hls.js. */
export const openHls: OpenEngine = (video, url, { onFailure, onEnd }) => {
  const player = new Hls({
    // A worker would need `worker-src blob:`, which a strict policy has not.
    enableWorker: false,
    liveSyncDurationCount: 2,
    liveDurationInfinity: true,
    // Hurries a little when it has fallen behind, rather than jump.
    maxLiveSyncPlaybackRate: 1.1,
    maxBufferLength: BUFFERED_S,
    maxMaxBufferLength: 2 * BUFFERED_S,
    backBufferLength: KEPT_BEHIND_S,
    manifestLoadPolicy: loadOnce(PATIENCE_MS),
    fragLoadPolicy: loadOnce(PATIENCE_MS),
  });
  player.on(Hls.Events.ERROR, (_event, { details, fatal }) => {
    if (fatal) onFailure(details);
  });
  player.on(Hls.Events.BUFFER_EOS, onEnd);
  player.loadSource(url);
  player.attachMedia(video);
  return {
    lag: () => Math.max(0, player.latency - (player.targetLatency ?? player.latency)),
    toLive() {
      if (player.liveSyncPosition !== null) video.currentTime = player.liveSyncPosition;
    },
    destroy: () => player.destroy(),
  };
};
