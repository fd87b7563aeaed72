import { COMPETITION } from '../../contract/football/football-codes';
import type { NbaKind } from '../../contract/nba/nba-codes';
import { statusOf } from './match-status';
import type { Spoilable } from './spoilers';

/** A match of a team's season, as far as form, meetings and a series read it. */
export interface PastMatch extends Spoilable {
  readonly homeId?: string | undefined;
  readonly awayId?: string | undefined;
  readonly homeName?: string | undefined;
  readonly awayName?: string | undefined;
  /** File ids. */
  readonly homeLogo?: string | undefined;
  readonly awayLogo?: string | undefined;
  readonly homeScore?: number | undefined;
  readonly awayScore?: number | undefined;
  readonly stageId?: string | undefined;
  readonly isTimeOpen?: boolean | undefined;
  /** Within a series. */
  readonly gameNumber?: number | undefined;
  /** Ready to show. */
  readonly competitionName?: string | undefined;
  /** Of a game of the NBA. */
  readonly kind?: NbaKind | undefined;
  /** Played in another competition than the match that it is shown beside. */
  readonly isOther?: boolean | undefined;
}

export interface PlayedMatch extends PastMatch {
  readonly homeScore: number;
  readonly awayScore: number;
}

/** A match, for a look at those before it. */
export interface Before extends Pick<PastMatch, 'matchId' | 'homeId' | 'awayId'> {
  /** Unix ms. */
  readonly until: number;
}

const FORM_LENGTH = 5;
const MOST_MEETINGS = 10;
const KNOWN_COMPETITIONS: ReadonlySet<string> = new Set(Object.values(COMPETITION));

/** Seasons of the competitions that are known, in the order in which they came. */
export function knownSeasons<S extends { readonly competitionId?: string | undefined }>(seasons: readonly S[]): S[] {
  return seasons.filter(({ competitionId }) => competitionId !== undefined && KNOWN_COMPETITIONS.has(competitionId));
}

/** Kick-off or tip-off, Unix ms. */
export const timeOf = ({ startDate, matchDate }: Spoilable): number => startDate ?? matchDate ?? 0;

/** Over, with a score that may be seen. */
export const isPlayed = (match: PastMatch): match is PlayedMatch =>
  statusOf(match).state === 'ENDED' && match.homeScore !== undefined && match.awayScore !== undefined;

/** The result of a match for a team: won, drawn or lost on the pitch. */
export function resultFor(teamId: string, { homeId, homeScore, awayScore }: PlayedMatch): 'won' | 'drawn' | 'lost' {
  const lead = (homeId === teamId ? 1 : -1) * (homeScore - awayScore);
  return lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drawn';
}

/** The lists of both teams have their own matches twice. */
export const once = <M extends PastMatch>(matches: readonly M[]): M[] => [
  ...new Map(matches.map((match) => [match.matchId, match])).values(),
];

/** True of a match between the two teams, whoever was at home. */
export const isBetween =
  (one: string | undefined, other: string | undefined) =>
  ({ homeId, awayId }: PastMatch): boolean =>
    one !== undefined && other !== undefined && [`${one} ${other}`, `${other} ${one}`].includes(`${homeId} ${awayId}`);

/** The matches that were played before the match, without it, the newest first. */
const playedBefore = ({ matchId, until }: Before, matches: readonly PastMatch[]): PlayedMatch[] =>
  once(matches)
    .filter(isPlayed)
    .filter((match) => match.matchId !== matchId && timeOf(match) <= until)
    .sort((a, b) => timeOf(b) - timeOf(a));

/** The last matches of a team before the match, newest first. */
export const formOf = (teamId: string | undefined, match: Before, matches: readonly PastMatch[]): PlayedMatch[] =>
  playedBefore(match, matches)
    .filter(({ homeId, awayId }) => teamId !== undefined && (homeId === teamId || awayId === teamId))
    .slice(0, FORM_LENGTH);

/** The last matches between both teams before the match, newest first. */
export const meetingsOf = (match: Before, matches: readonly PastMatch[]): PlayedMatch[] =>
  playedBefore(match, matches.filter(isBetween(match.homeId, match.awayId))).slice(0, MOST_MEETINGS);
