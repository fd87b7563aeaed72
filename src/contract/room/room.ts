import * as v from 'valibot';
import { host, scheduleEntry } from '../anchor/host';
import { matchInfo } from '../anchor/match-info';
import { count, flag, id, int, list, millis, soft, softOr, text } from '../wire';

/** Pictures of a line, best first; `sd` is what the data saver takes. */
export const QUALITIES = ['hd', 'sd'] as const;
export type Quality = (typeof QUALITIES)[number];

/** A line's sound without its picture, for who only listens. */
export const SOUND = 'audio';
export const SOURCES = [...QUALITIES, SOUND] as const;
/** A picture of one quality, or the sound alone. */
export type SourceKind = (typeof SOURCES)[number];

/** One quality of a line, or its sound, with the addresses that videoSourceDetail has for the best of the first line. */
const lineSource = v.object({
  quality: v.picklist(SOURCES),
  flv: soft(text, 'flv'),
  m3u8: soft(text, 'm3u8'),
  /** Kilobits a second that it takes. */
  kbps: soft(count, 'kbps'),
});

/** A line of a room's video, counted from 1. An addition: the specification has one video source a room. */
const videoLine = v.object({ line: int, sources: softOr(list(lineSource, 'sources'), 'sources', []) });

/** The show that comes after one that is over; of an addition. */
const nextShow = v.object({
  matchId: id,
  startDate: millis,
  masterTeamName: soft(text, 'masterTeamName'),
  guestTeamName: soft(text, 'guestTeamName'),
  matchLeague: soft(text, 'matchLeague'),
});

/**
 * The data that a live room opens with: Match info and the room's Schedule entry (product.md, section 3). Additions: the match
 * as it stands, its crests, the video's lines, the anchors of the same match, the host's next show, and a pinned message.
 */
export const roomInfo = v.object({
  ...scheduleEntry.entries,
  ...matchInfo.entries,
  lines: softOr(list(videoLine, 'lines'), 'lines', []),
  watcherCount: soft(count, 'watcherCount'),
  /** Other anchors of the match, on air or announced; never those that may not be seen. */
  hostList: softOr(list(host, 'hostList'), 'hostList', []),
  nextShow: soft(nextShow, 'nextShow'),
  /** The host's own words above the chat, while they are pinned. */
  pinnedMessage: soft(text, 'pinnedMessage'),
});
export type RoomInfo = v.InferOutput<typeof roomInfo>;

/** A room's draw as everybody sees it; its fields are additions, the specification names the calls only. */
export const draw = v.object({
  lotteryId: id,
  title: soft(text, 'title'),
  prize: soft(text, 'prize'),
  /** 1 open for joining, 2 drawn. */
  status: softOr(int, 'status', 1),
  /** Time of the draw, Unix ms. */
  endDate: soft(millis, 'endDate'),
  joinCount: soft(count, 'joinCount'),
  /** The number of those who are going to win. */
  winnerCount: soft(count, 'winnerCount'),
  /** Coins that joining takes; 0 is free. */
  cost: soft(count, 'cost'),
  /** The condition for joining, in a few words. */
  condition: soft(text, 'condition'),
  /** Once drawn: who has won. */
  winners: soft(list(text, 'winners'), 'winners'),
});
export type Draw = v.InferOutput<typeof draw>;

/** The same with what it is to this member. */
export const lottery = v.object({
  ...draw.entries,
  isJoined: softOr(flag, 'isJoined', false),
  /** False when this member may not join; `limitText` says why not. Missing it says nothing: the server decides. */
  isApproved: soft(flag, 'isApproved'),
  limitText: soft(text, 'limitText'),
  /** Once drawn. */
  isWinner: soft(flag, 'isWinner'),
});
export type Lottery = v.InferOutput<typeof lottery>;
export const LOTTERY_STATUS = { open: 1, drawn: 2 } as const;
