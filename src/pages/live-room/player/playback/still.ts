/** Keeps the picture that is shown, so that nothing turns black while another source begins. */
export function keepStill(video: HTMLVideoElement, canvas: HTMLCanvasElement): void {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
  Object.assign(canvas, { width, height, hidden: false });
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
}

/** Shows the video again, and frees the memory of the still. */
export function dropStill(canvas: HTMLCanvasElement): void {
  Object.assign(canvas, { width: 0, height: 0, hidden: true });
}
