/** The players' names for a format that the browser lacks: the element's code 3, mpegts.js's and hls.js's. */
const REASONS = [
  /^element 3$/,
  /(Codec|Format)Unsupported$/,
  /^(bufferAddCodecError|bufferIncompatibleCodecsError|manifestIncompatibleCodecsError)$/,
];

/** True when a source failed for its format, as its engine or the element tells: no network and no other line mends that. */
export const isFormatFailure = (reason: string): boolean => REASONS.some((one) => one.test(reason));
