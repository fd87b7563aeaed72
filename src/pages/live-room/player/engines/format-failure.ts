/**
 * The players' names for a format that the browser lacks: the element's own decoder (code 3 of its error; code 4 may be the
 * network as well), mpegts.js, and hls.js.
 */
const REASONS = [
  /^element 3$/,
  /(Codec|Format)Unsupported$/,
  /^(bufferAddCodecError|bufferIncompatibleCodecsError|manifestIncompatibleCodecsError)$/,
];

/** True when a source failed for its format, as its engine or the element tells: no network and no other line mends that. */
export const isFormatFailure = (reason: string): boolean => REASONS.some((one) => one.test(reason));
