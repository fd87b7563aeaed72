import mpegts from 'mpegts.js';
import { bufferedEnd, type OpenEngine } from './engine';

/** Near enough to live to be called so, far enough to survive a bad second. */
const TARGET_LAG_S = 1.5;
const KEPT_BEHIND_S = 15;
/** A jump lands so far before the newest picture. */
const EDGE_S = 0.5;

const CONFIG: mpegts.Config = {
  // A worker would need `worker-src blob:`, which a strict policy has not.
  enableWorker: false,
  enableStashBuffer: false,
  // Hurries a little when it has fallen behind, rather than jump.
  liveSync: true,
  liveSyncMaxLatency: 3,
  liveSyncTargetLatency: TARGET_LAG_S,
  liveSyncPlaybackRate: 1.1,
  lazyLoad: false,
  autoCleanupSourceBuffer: true,
  autoCleanupMaxBackwardDuration: 2 * KEPT_BEHIND_S,
  autoCleanupMinBackwardDuration: KEPT_BEHIND_S,
};

/** HTTP-FLV through mpegts.js. */
export const openFlv: OpenEngine = (video, url, { onFailure, onEnd }) => {
  // What goes wrong is reported by us, once.
  mpegts.LoggingControl.applyConfig({ enableAll: false });
  const player = mpegts.createPlayer({ type: 'flv', isLive: true, url }, CONFIG);
  player.on(mpegts.Events.ERROR, (kind: string, detail: string) => onFailure(`${kind} ${detail}`));
  player.on(mpegts.Events.LOADING_COMPLETE, onEnd);
  player.attachMediaElement(video);
  player.load();
  return {
    lag: () => Math.max(0, bufferedEnd(video) - video.currentTime - TARGET_LAG_S),
    toLive() {
      video.currentTime = Math.max(video.currentTime, bufferedEnd(video) - EDGE_S);
    },
    destroy: () => player.destroy(),
  };
};
