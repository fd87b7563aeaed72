import type { FootballMatch } from '../../contract/football/football-match';
import type { NbaMatch } from '../../contract/nba/nba-match';
import { serverDay } from '../../rules/match/date-filters';
import { statusOf } from '../../rules/match/match-status';
import type { Dated } from '../../rules/reading/asked';
import type { RowMatch } from '../match/row-match';

/** A match of a team with a star. Nobody's room is in it: who may not be seen is in no cache. */
export interface StarredMatch extends RowMatch {
  readonly startDate: number;
  readonly homeId?: string | undefined;
  readonly awayId?: string | undefined;
  readonly league?: string | undefined;
}

const FOOTBALL = 1;

export function ofFootball(match: Dated<FootballMatch>): StarredMatch {
  const { anchorInfo: _private, matchDate, homeName, awayName, competitionName, ...rest } = match;
  return {
    ...rest,
    startDate: matchDate,
    masterTeamName: homeName,
    guestTeamName: awayName,
    matchTypeId: FOOTBALL,
    league: competitionName,
  };
}

export function ofNba(match: Dated<NbaMatch>): StarredMatch {
  const { anchorInfo: _private, matchDate, homeName, awayName, kind: _kind, ...rest } = match;
  return { ...rest, startDate: matchDate, masterTeamName: homeName, guestTeamName: awayName, league: 'NBA' };
}

/** A team's match of today, or its next one; both are missing where none is known. */
export interface TeamDay {
  readonly today: StarredMatch | undefined;
  readonly next: StarredMatch | undefined;
}

const isOn = (match: StarredMatch) => statusOf(match).group === 'processing';

/** A team's day at `now` (server time, Unix ms): on air, else to come, else over today (decisions.md, star a team). */
export function teamDay(matches: readonly StarredMatch[], now: number): TeamDay {
  const shown = matches
    .filter((match) => statusOf(match).group !== 'hidden' || match.statusId === undefined)
    .sort((a, b) => a.startDate - b.startDate);
  const today = shown.filter(({ startDate }) => serverDay(startDate) === serverDay(now));
  const toCome = (match: StarredMatch) => match.startDate > now && statusOf(match).group === 'unstarted';
  return {
    today: shown.find(isOn) ?? today.find(toCome) ?? today.at(-1),
    next: shown.find((match) => match.startDate > now && serverDay(match.startDate) !== serverDay(now)),
  };
}

/** The matches of all teams together: each once, in the order in which they begin; what is on air first. */
export function myMatches(days: readonly TeamDay[]): readonly StarredMatch[] {
  const byId = new Map(days.flatMap(({ today }) => (today === undefined ? [] : [[today.matchId, today] as const])));
  return [...byId.values()].sort((a, b) => Number(isOn(b)) - Number(isOn(a)) || a.startDate - b.startDate);
}
