/** The player without subtitles, alternative sound and DRM, which a live room has not; its types are the whole one's. */
declare module 'hls.js/light' {
  const Hls: typeof import('hls.js').default;
  export default Hls;
}
