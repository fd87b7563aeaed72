import { type Quality, type RoomInfo, SOUND, type SourceKind } from '../../../../contract/room/room';

export type RoomVideo = Pick<RoomInfo, 'lines' | 'videoSourceDetail'>;

/** native: the browser plays the m3u8 itself. rtmp has no kind: no browser plays it. */
export type StreamKind = 'flv' | 'hls' | 'native';

/** The formats that the browser can play. */
export interface Support {
  /** Media Source with H.264 and AAC, which both mpegts.js and hls.js feed. */
  readonly mediaSource: boolean;
  /** An m3u8 in the video element itself. */
  readonly nativeHls: boolean;
  /** The page is on https: it takes nothing from http. */
  readonly httpsOnly: boolean;
}

/** One address that can be tried. */
export interface StreamSource {
  readonly line: number;
  readonly quality: SourceKind;
  readonly kind: StreamKind;
  readonly url: string;
  /** Kilobits a second that it takes, where the room tells. */
  readonly kbps?: number | undefined;
}

/** A line with what of it can be played here; `sources` is never empty. */
export interface PlayableLine {
  readonly line: number;
  readonly sources: readonly StreamSource[];
}

type Addresses = Readonly<Partial<Record<'flv' | 'm3u8', string | undefined>>>;

const mayLoad = (url: string | undefined, { httpsOnly }: Support): url is string =>
  Boolean(url) && !(httpsOnly && /^http:/i.test(url ?? ''));
const isStream = (url: string | undefined, can: Support): url is string =>
  mayLoad(url, can) && /^https?:\/\//i.test(url);

/** decisions.md, video source: FLV where Media Source works, else m3u8. */
function playable({ flv, m3u8 }: Addresses, can: Support): readonly Pick<StreamSource, 'kind' | 'url'>[] {
  const found: Pick<StreamSource, 'kind' | 'url'>[] = [];
  if (can.mediaSource && isStream(flv, can)) found.push({ kind: 'flv', url: flv });
  // Chromium claims an m3u8 and shows black: its word counts only where there is no Media Source.
  if (isStream(m3u8, can) && can.mediaSource) found.push({ kind: 'hls', url: m3u8 });
  else if (isStream(m3u8, can) && can.nativeHls) found.push({ kind: 'native', url: m3u8 });
  return found;
}

/** True when a room has an address: a room with one and nothing to play has a format that the browser lacks. */
export const hasAddress = ({ lines, videoSourceDetail }: RoomVideo, can: Support): boolean =>
  [...lines.flatMap(({ sources }) => sources), videoSourceDetail ?? {}].some((source) =>
    Object.entries(source).some(
      ([name, value]) => name !== 'quality' && typeof value === 'string' && mayLoad(value, can),
    ),
  );

/** The lines of a room that can be played here; a server without `lines` has one, of the best quality. */
export function playableLines({ lines, videoSourceDetail }: RoomVideo, can: Support): readonly PlayableLine[] {
  const given =
    lines.length > 0 || videoSourceDetail === undefined
      ? lines
      : [{ line: 1, sources: [{ quality: 'hd' as const, kbps: undefined, ...videoSourceDetail }] }];
  return given
    .map(({ line, sources }) => ({
      line,
      sources: sources.flatMap(({ quality, kbps, ...source }) =>
        playable(source, can).map((one) => ({ line, quality, kbps, ...one })),
      ),
    }))
    .filter(({ sources }) => sources.length > 0);
}

/** The sources of a line for one quality, behind its sound where that is wanted. Sound alone never stands in for a picture. */
function sourcesFor({ sources }: PlayableLine, quality: Quality, isSound: boolean): readonly StreamSource[] {
  const of = (kind: SourceKind) => sources.filter((source) => source.quality === kind);
  const wanted = of(quality);
  const pictures = wanted.length > 0 ? wanted : sources.filter((source) => source.quality !== SOUND);
  return isSound ? [...of(SOUND), ...pictures] : pictures;
}

/** The sources to try, in order: the line itself, FLV before m3u8, then the lines after it and at last those before it. */
export function sourcesFrom(
  lines: readonly PlayableLine[],
  line: number,
  quality: Quality,
  isSound = false,
): readonly StreamSource[] {
  const at = Math.max(
    0,
    lines.findIndex((one) => one.line === line),
  );
  return [...lines.slice(at), ...lines.slice(0, at)].flatMap((one) => sourcesFor(one, quality, isSound));
}

/** The first that has not failed yet; undefined when all have. */
export const nextSource = (
  sources: readonly StreamSource[],
  failed: { has(url: string): boolean },
): StreamSource | undefined => sources.find(({ url }) => !failed.has(url));

const sourcesOf = (lines: readonly PlayableLine[], line: number): readonly StreamSource[] =>
  lines.find((one) => one.line === line)?.sources ?? [];

/** The qualities that the picture of a line has, best first. */
export const qualitiesOf = (lines: readonly PlayableLine[], line: number): readonly Quality[] => [
  ...new Set(sourcesOf(lines, line).flatMap(({ quality }) => (quality === SOUND ? [] : [quality]))),
];

/** The sound of a line without its picture; undefined where the line has none. */
export const soundOf = (lines: readonly PlayableLine[], line: number): StreamSource | undefined =>
  sourcesOf(lines, line).find(({ quality }) => quality === SOUND);
