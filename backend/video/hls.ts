import { type Fmp4Clip, restamp } from './fmp4';

/** Length of each segment of the clip: one group of pictures. */
export const SEGMENT_MS = 2000;
const WINDOW = 6;
/** Segments that a slow client may still ask for after they have left the playlist. */
const KEPT_BEHIND = 6;
/** From here the segments are counted: the same in every process, and the times stay far below 2^53 ticks. */
const COUNTED_FROM_MS = Date.UTC(2025, 0, 1);

/** The newest segment that is complete. */
const newestAt = (now: number) => Math.floor((now - COUNTED_FROM_MS) / SEGMENT_MS) - 1;

export interface PlaylistFilter {
  readonly now: number;
  readonly isOver: boolean;
  /** Goes behind each address. */
  readonly query: string;
}

/** A live playlist's sliding window (RFC 8216); one without a future when the show is over. */
export function playlist({ now, isOver, query }: PlaylistFilter): string {
  const newest = newestAt(now);
  const oldest = newest - WINDOW + 1;
  const seconds = (SEGMENT_MS / 1000).toFixed(3);
  const segments = Array.from({ length: WINDOW }, (_, index) => `#EXTINF:${seconds},\n${oldest + index}.m4s${query}`);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(SEGMENT_MS / 1000)}`,
    `#EXT-X-MEDIA-SEQUENCE:${oldest}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="init.mp4${query}"`,
    ...segments,
    ...(isOver ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
}

/** Segment `serial` of the endless stream; undefined when it is of the future or long gone. */
export function segmentAt(clip: Fmp4Clip, serial: number, now: number): Buffer | undefined {
  const newest = newestAt(now);
  if (!(serial <= newest && serial > newest - WINDOW - KEPT_BEHIND)) return undefined;
  const count = clip.segments.length;
  const loop = Math.floor(serial / count);
  return restamp(clip, serial % count, loop * count * SEGMENT_MS, serial);
}
