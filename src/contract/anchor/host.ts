import * as v from 'valibot';
import { count, csv, flag, id, int, list, millis, num, soft, softOr, text } from '../wire';

/** An entry of a host's schedule (product.md, section 3, Schedule entry). */
export const scheduleEntry = v.object({
  matchId: id,
  liveRoomId: soft(id, 'liveRoomId'),
  /** 0 not started, 1 in progress, 2 ended. */
  liveStatus: softOr(int, 'liveStatus', 0),
  startDate: soft(millis, 'startDate'),
  isTop: soft(flag, 'isTop'),
  /** 1 own, 2 guest, 3 privileged. */
  liveHostType: soft(int, 'liveHostType'),
  /** A private group; 0, "" or null is public. */
  liveUserGroupId: soft(v.union([int, text]), 'liveUserGroupId'),
  liveGroupUserType: soft(int, 'liveGroupUserType'),
  matchSource: soft(id, 'matchSource'),
  isLotteryProgress: soft(flag, 'isLotteryProgress'),
  redEnvelopeTotalAmount: soft(v.pipe(int, v.minValue(0)), 'redEnvelopeTotalAmount'),
  /** Teams, sport and league; additions, so that a list need not ask for each match. */
  masterTeamName: soft(text, 'masterTeamName'),
  guestTeamName: soft(text, 'guestTeamName'),
  matchTypeId: soft(int, 'matchTypeId'),
  leagueName: soft(text, 'leagueName'),
});
export type ScheduleEntry = v.InferOutput<typeof scheduleEntry>;

const entries = list(scheduleEntry, 'liveSchedule');

/** One entry or a list of them: servers send both. */
const liveSchedule = v.pipe(
  v.unknown(),
  v.transform((raw) => (raw === null || raw === undefined ? [] : Array.isArray(raw) ? raw : [raw])),
  entries,
);

/** A streamer (product.md, section 3, Host). `nickName` is an addition: a screen must call the host something. */
export const host = v.object({
  id,
  nickName: soft(text, 'nickName'),
  /** 1 live, 0 not, 3 withdrawn. */
  liveStatus: softOr(int, 'liveStatus', 0),
  liveSchedule: softOr(liveSchedule, 'liveSchedule', []),
  /** Date of birth, ISO date or Unix ms; only the year counts. */
  birthday: soft(v.union([text, millis]), 'birthday'),
  tags: soft(v.union([text, v.array(text)]), 'tags'),
  /** File id of the portrait. */
  pictureId: soft(text, 'pictureId'),
  watcherCount: soft(count, 'watcherCount'),
  /** Additions of the weekly ranking. */
  rank: soft(count, 'rank'),
  previousRank: soft(count, 'previousRank'),
  /** An addition of the weekly ranking and of host/list. */
  fansCount: soft(count, 'fansCount'),
  /** The figure that orders the week's ranking. */
  heat: soft(count, 'heat'),
  /** Larger pictures, file ids; an addition of host/list. */
  photos: soft(csv, 'photos'),
});
export type Host = v.InferOutput<typeof host>;

/** The match as it stands, in every answer that shows one; additions. */
export const standing = {
  statusId: soft(int, 'statusId'),
  homeScore: soft(count, 'homeScore'),
  awayScore: soft(count, 'awayScore'),
  phase: soft(int, 'phase'),
  /** Start of the phase, Unix ms; the live clock counts from here on server time. */
  phaseStart: soft(millis, 'phaseStart'),
  homeShootout: soft(count, 'homeShootout'),
  awayShootout: soft(count, 'awayShootout'),
  /** Seconds left of a basketball period. */
  clockSeconds: soft(num, 'clockSeconds'),
};

/** A match with hosts around it (product.md, section 3, Live match, Match info); the rest are additions. */
export const liveMatch = v.object({
  matchId: id,
  startDate: millis,
  hostList: softOr(list(host, 'hostList'), 'hostList', []),
  /** 0 shown; anything else is dropped. */
  status: softOr(int, 'status', 0),
  /** 1 live, 0 not. */
  activityStatus: softOr(int, 'activityStatus', 0),
  /** League and round, ready to show. */
  matchTypeName: soft(text, 'matchTypeName'),
  /** 1 football, 2 basketball. */
  matchTypeId: soft(int, 'matchTypeId'),
  masterTeamName: soft(text, 'masterTeamName'),
  guestTeamName: soft(text, 'guestTeamName'),
  matchSource: soft(id, 'matchSource'),
  ...standing,
});
export type LiveMatch = v.InferOutput<typeof liveMatch>;
