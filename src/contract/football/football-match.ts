import * as v from 'valibot';
import { defineCall } from '../call';
import { seasonListRequest, seasonMatchRequest } from '../first-requests';
import { count, flag, id, int, list, millis, soft, softOr, text } from '../wire';

/** A live anchor of a match (product.md, section 3, Match, anchorInfo); beyond its three fields, additions. */
export const matchAnchor = v.object({
  /** 0 not started, 1 on air, 2 ended, 3 withdrawn. */
  liveStatus: softOr(int, 'liveStatus', 0),
  /** A private group; 0, "" or null is public. */
  liveUserGroupId: soft(v.union([int, text]), 'liveUserGroupId'),
  /** Left out where this user may not enter. */
  liveRoomId: soft(id, 'liveRoomId'),
  hostId: soft(id, 'hostId'),
  nickName: soft(text, 'nickName'),
  /** File id of the portrait. */
  pictureId: soft(text, 'pictureId'),
  liveHostType: soft(int, 'liveHostType'),
  matchSource: soft(id, 'matchSource'),
  isTop: soft(flag, 'isTop'),
});
export type MatchAnchor = v.InferOutput<typeof matchAnchor>;

/** A match in the lists of every topic (product.md, section 3, Match). What the specification does not name is an addition. */
export const topicMatch = {
  matchId: id,
  /** Football: football-codes.ts. Basketball: 0 abnormal, 1 not started, 2–8 quarters and breaks, 9 overtime, 10 finished, 11–15 not as planned. */
  statusId: softOr(int, 'statusId', 0),
  /** Kick-off or tip-off, Unix ms. */
  matchDate: millis,
  homeId: soft(id, 'homeId'),
  awayId: soft(id, 'awayId'),
  homeScore: soft(count, 'homeScore'),
  awayScore: soft(count, 'awayScore'),
  /** Of a cup, or the round of play-offs. */
  stageId: soft(id, 'stageId'),
  anchorInfo: soft(list(matchAnchor, 'anchorInfo'), 'anchorInfo'),
  phase: soft(int, 'phase'),
  /** Start of the phase, Unix ms; the live clock counts from here on server time. */
  phaseStart: soft(millis, 'phaseStart'),
  homeName: soft(text, 'homeName'),
  awayName: soft(text, 'awayName'),
  /** File ids. */
  homeLogo: soft(text, 'homeLogo'),
  awayLogo: soft(text, 'awayLogo'),
  seasonId: soft(id, 'seasonId'),
  matchSource: soft(id, 'matchSource'),
  /** The time is not decided, only the day; of a play-off game not even that. */
  isTimeOpen: soft(flag, 'isTimeOpen'),
};

/** A football match; a cup's place says where its team comes from ("1A", "3ADEF", "W49"). */
export const footballMatch = v.object({
  ...topicMatch,
  /** The clock of a match that was stopped, minutes. */
  stopMinute: soft(count, 'stopMinute'),
  /** Never part of the score. */
  homeShootout: soft(count, 'homeShootout'),
  awayShootout: soft(count, 'awayShootout'),
  /** Goals of extra time, which the score has in it. */
  homeExtraScore: soft(count, 'homeExtraScore'),
  awayExtraScore: soft(count, 'awayExtraScore'),
  homeRedCards: soft(count, 'homeRedCards'),
  awayRedCards: soft(count, 'awayRedCards'),
  homeFrom: soft(text, 'homeFrom'),
  awayFrom: soft(text, 'awayFrom'),
  /** Over two legs, this one included. */
  homeAggregate: soft(count, 'homeAggregate'),
  awayAggregate: soft(count, 'awayAggregate'),
  /** The team that goes on, after extra time and shoot-out. */
  winnerId: soft(id, 'winnerId'),
  /** In a league. */
  round: soft(count, 'round'),
  /** 第29轮, or the stage of a cup, ready to show. */
  roundName: soft(text, 'roundName'),
  groupName: soft(text, 'groupName'),
  /** The number by which a cup's bracket names a match. */
  matchNumber: soft(count, 'matchNumber'),
  competitionId: soft(id, 'competitionId'),
  competitionName: soft(text, 'competitionName'),
  /** 1 football. */
  matchTypeId: soft(int, 'matchTypeId'),
});
export type FootballMatch = v.InferOutput<typeof footballMatch>;
export const footballMatches = list(footballMatch, 'matches');

/** A day with matches (product.md, section 3, Match date item): its midnight in Shanghai, Unix ms. */
export const matchDate = v.object({
  matchDate: millis,
  /** The number of them; an addition. */
  matchCount: soft(count, 'matchCount'),
  /** Of a league, to which round most of its matches belong; an addition. */
  round: soft(count, 'round'),
});
export type MatchDate = v.InferOutput<typeof matchDate>;
export const matchDates = list(matchDate, 'matchDates');

/** A stage of a cup. `stageId` is the specification's, the rest additions. */
export const stage = v.object({
  stageId: id,
  stageName: soft(text, 'stageName'),
  /** Groups, or a knockout round. */
  kind: soft(v.picklist(['group', 'knockout']), 'kind'),
  /** Matches of the round: 16, 8, 4, 2, 1. */
  matchCount: soft(count, 'matchCount'),
});
export type Stage = v.InferOutput<typeof stage>;
export const stages = list(stage, 'stages');

/** A season that a team plays or has played; the specification shows none of its fields but the call's name. */
const teamSeason = v.object({
  seasonId: id,
  competitionId: soft(id, 'competitionId'),
  competitionName: soft(text, 'competitionName'),
  /** 2025-26. */
  seasonName: soft(text, 'seasonName'),
});
export type TeamSeason = v.InferOutput<typeof teamSeason>;
const teamSeasons = list(teamSeason, 'seasons');

/** The calls that every topic has for a team's calendar, below its own path. */
export const teamCalendarCalls = <N extends string>(prefix: N, base: string) => ({
  seasonList: defineCall({
    name: `${prefix}SeasonList`,
    ...seasonListRequest(base),
    body: v.object({ id }),
    data: teamSeasons,
  }),
  seasonMatch: defineCall({
    name: `${prefix}SeasonMatch`,
    ...seasonMatchRequest(base),
    body: v.object({ teamId: id, seasonId: id }),
    data: footballMatches,
  }),
});
