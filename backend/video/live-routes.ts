import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SOURCES, type SourceKind } from '../../src/contract/room/room';
import { NOT_FOUND_CODE, Refusal } from '../server/refusal';
import type { EntryRow } from '../store/matches';
import { clipOf, LOOP_MS } from './clips';
import { flvStream } from './flv-stream';
import { playlist, segmentAt } from './hls';
import type { Lines, StreamPlace, VideoKind } from './lines';
import { LINE_COUNT } from './lines';
import type { makePlaces } from './places';
import { holderOfKey } from './room-key';

/** What the video's routes stand on. */
export interface LiveParts {
  readonly lines: Lines;
  readonly roomSecret: string;
  /** The show of a room that is on air, or was until a moment ago. */
  readonly showOf: (roomId: number) => Promise<EntryRow | undefined>;
  /** Whether a member, by uid, may see a private room now: a key is worth no more than its holder's right. */
  readonly maySee: (uid: number, roomId: number) => Promise<boolean>;
  readonly takePlace: ReturnType<typeof makePlaces>;
  /** The world's clock, Unix ms. */
  readonly worldNow: () => number;
}

interface Params {
  readonly room: string;
  readonly line: string;
  readonly quality: string;
  readonly file: string;
}
type LiveRequest = FastifyRequest<{ Params: Params }>;

interface Stream {
  readonly place: StreamPlace;
  readonly quality: SourceKind;
  readonly show: EntryRow;
  readonly query: string;
  /** Of a private room: who watches. */
  readonly holder: number | undefined;
}

const MEDIA_TYPE = { flv: 'video/x-flv', m3u8: 'application/vnd.apple.mpegurl', mp4: 'video/mp4' } as const;
const SEGMENT = /^(\d{1,15})\.m4s$/;
const KEY = /[?&]key=(\w+)/;

/** So often whoever watches a private room must still be allowed to. */
const LOOK_AGAIN_MS = 5000;

const gone = (what: string) => new Refusal(404, NOT_FOUND_CODE, what);

const keyOf = ({ url }: LiveRequest) => KEY.exec(url)?.[1];

/** The stream that a request means. Throws where there is none, or none for whoever asks. */
async function streamOf(request: LiveRequest, kind: VideoKind, parts: LiveParts): Promise<Stream> {
  const { params } = request;
  const [roomId, line] = [Number(params.room), Number(params.line)];
  const quality = SOURCES.find((one) => one === params.quality);
  const isLine = Number.isInteger(line) && line >= 1 && line <= LINE_COUNT;
  const show = isLine && Number.isSafeInteger(roomId) ? await parts.showOf(roomId) : undefined;
  const key = keyOf(request);
  const isPrivate = show !== undefined && show.groupId !== 0;
  const claim = { roomId, matchId: show?.matchId ?? 0 };
  const holder = isPrivate ? holderOfKey(key, parts.roomSecret, claim, parts.worldNow()) : undefined;
  // One answer for all: nobody learns from it which private room is on air.
  const isOpen = show !== undefined && (!isPrivate || (holder !== undefined && (await parts.maySee(holder, roomId))));
  const place = { roomId, line, kind };
  if (quality === undefined || !isOpen || parts.lines.healthOf(place) === 'broken') throw gone('no such stream');
  return { place, quality, show, query: key === undefined ? '' : `?key=${key}`, holder };
}

const media = (reply: FastifyReply, type: keyof typeof MEDIA_TYPE) =>
  reply.header('content-type', MEDIA_TYPE[type]).header('cache-control', 'no-store, no-transform');

/** Ends an answer once its holder has lost the room; returns the end of looking. */
function lookAgain({ holder, place }: Stream, { maySee }: LiveParts, cut: () => void): () => void {
  if (holder === undefined) return () => undefined;
  const look = () =>
    maySee(holder, place.roomId).then(
      (isAllowed) => {
        if (!isAllowed) cut();
      },
      // A store that does not answer takes nobody's picture away.
      () => undefined,
    );
  const timer = setInterval(look, LOOK_AGAIN_MS);
  return () => clearInterval(timer);
}

async function sendFlv(request: LiveRequest, reply: FastifyReply, parts: LiveParts) {
  const wanted = await streamOf(request, 'flv', parts);
  const { place, quality, show } = wanted;
  const isOver = () => parts.worldNow() >= show.endAt;
  if (isOver()) throw gone('the show is over');
  const stalls = parts.lines.healthOf(place) === 'stalling';
  const stream = flvStream({ clip: clipOf(quality).flv, loopMs: LOOP_MS, isOver, stalls });
  const cut = () => request.raw.destroy();
  stream.once('close', parts.lines.watch(place, cut));
  stream.once('close', lookAgain(wanted, parts, cut));
  return media(reply, 'flv').send(stream);
}

async function sendPlaylist(request: LiveRequest, reply: FastifyReply, parts: LiveParts) {
  const { show, query } = await streamOf(request, 'hls', parts);
  return media(reply, 'm3u8').send(playlist({ now: Date.now(), isOver: parts.worldNow() >= show.endAt, query }));
}

async function sendSegment(request: LiveRequest, reply: FastifyReply, parts: LiveParts) {
  const { place, quality } = await streamOf(request, 'hls', parts);
  const { fmp4 } = clipOf(quality);
  const { file } = request.params;
  if (file === 'init.mp4') return media(reply, 'mp4').send(fmp4.init);
  const serial = Number(SEGMENT.exec(file)?.[1] ?? Number.NaN);
  const bytes = segmentAt(fmp4, serial, Date.now());
  if (bytes === undefined) throw gone('no such segment');
  // A line that stalls promises, and never keeps it.
  const isSilent = parts.lines.healthOf(place) === 'stalling';
  return media(reply, 'mp4').send(isSilent ? new Readable({ read: () => undefined }) : bytes);
}

/** `/live/{room}/{line}/{quality}/`: `stream.flv`, and `index.m3u8` with `init.mp4` and its segments. */
export function addLiveRoutes(server: FastifyInstance, parts: LiveParts): void {
  const at = '/live/:room/:line/:quality/';
  const open = new Set<LiveRequest['raw']>();
  // A stream has no end of its own: nobody waits for it when the server stops.
  server.addHook('preClose', async () => {
    for (const one of open) one.destroy();
  });
  const route = (file: string, handler: (request: LiveRequest, reply: FastifyReply, parts: LiveParts) => unknown) =>
    server.get<{ Params: Params }>(`${at}${file}`, { exposeHeadRoute: false }, (request, reply) => {
      const leave = parts.takePlace(request.ip, keyOf(request));
      open.add(request.raw);
      reply.raw.once('close', () => {
        leave();
        open.delete(request.raw);
      });
      return handler(request, reply, parts);
    });
  route('stream.flv', sendFlv);
  route('index.m3u8', sendPlaylist);
  route(':file', sendSegment);
}
