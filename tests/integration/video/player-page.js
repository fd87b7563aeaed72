/* Plays one source with the real player and tells how it goes; served to the browser as it is. */
const SQUARES = 5;

const players = {
  hls(video, address, errors) {
    const player = new Hls({ enableWorker: false });
    player.on(Hls.Events.ERROR, (_event, { details, fatal }) => fatal && errors.push(details));
    player.loadSource(`${address}/index.m3u8`);
    player.attachMedia(video);
  },
  flv(video, address, errors) {
    const source = { type: 'flv', isLive: true, url: `${address}/stream.flv` };
    const player = mpegts.createPlayer(source, { enableWorker: false, enableStashBuffer: false });
    player.on(mpegts.Events.ERROR, (kind, detail) => errors.push(`${kind} ${detail}`));
    player.attachMediaElement(video);
    player.load();
  },
};

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The second of the loop, read from the squares in the picture (make-clip.sh). */
function clockOf(video) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const context = canvas.getContext('2d');
  context.drawImage(video, 0, 0, 640, 360);
  let second = 0;
  for (let bit = 0; bit < SQUARES; bit++) {
    if (context.getImageData(64 + bit * 64, 314, 1, 1).data[0] > 128) second += 2 ** bit;
  }
  return second;
}

/** Plays for so many seconds; each second says where the video and the clock in it are. */
window.watch = async (kind, address, seconds) => {
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true });
  document.body.append(video);
  const errors = [];
  const from = performance.now();
  const shown = new Promise((resolve) => {
    video.requestVideoFrameCallback(() => resolve(performance.now() - from));
  });
  players[kind](video, address, errors);
  video.play().catch((error) => errors.push(String(error)));
  const firstFrameMs = await Promise.race([shown, wait(10_000)]);
  const steps = [];
  for (let second = 0; second < seconds; second++) {
    await wait(1000);
    steps.push({ at: video.currentTime, clock: clockOf(video) });
  }
  return { firstFrameMs, width: video.videoWidth, steps, errors };
};
