import type { Call, CallData, CallInput } from '../../../contract/call';
import type { PlayerStat } from '../../../contract/football/football-codes';
import type { FootballMatch, MatchDate, Stage, TeamSeason } from '../../../contract/football/football-match';
import type { BestPlayer, RankedPlayer, TeamLeaders } from '../../../contract/football/football-player';
import type { TeamLineup } from '../../../contract/football/lineup';
import type { HomeAwayRow, Standings } from '../../../contract/football/standings';
import type { Messages } from '../../../i18n/app-config';
import type { Paths } from '../../../services/paths';
import type { Services } from '../../../services/services';

/** Every topic in the order of the chips: whose calls tell more of its matches, and which banners stand below them. */
export const TOPICS = {
  fiveLeagues: { of: 'league', spot: 'fiveLeagues' },
  nba: { of: 'nba', spot: 'nba' },
  euroCup: { of: 'euro', spot: 'cups' },
  worldCup: { of: 'fifa', spot: 'cups' },
} as const;
export type TopicKey = keyof typeof TOPICS;

export type TopicTab = 'schedule' | 'standings' | 'players' | 'teams' | 'groups' | 'knockout' | 'lineup' | 'stats';
type CompetitionKey = keyof Messages['topics']['competition'];

/** A league, or one season of a cup. */
export interface Competition {
  /** As the calls name it: a competition's own id is its current season. */
  readonly seasonId: string;
  /** The topic whose rules hold (product.md, section 9). */
  readonly competitionId: string;
  readonly key: CompetitionKey;
  /** Of the letter in front of the name. */
  readonly mark?: keyof Messages['topics']['mark'];
}

/** The means of a topic's call, which ends with its reading. */
export interface Ask {
  readonly call: <C extends Call>(call: C, fields: CallInput<C>) => Promise<CallData<C>>;
  readonly pid: Services['options']['api']['pid'];
}

/** One group of a season's group stage (product.md, section 7, ranking, home-away). */
export interface GroupChoice {
  readonly groupName: string;
  /** Of the group stage, where it is known. */
  readonly stageId?: string | undefined;
}

/** The calls behind a topic's page; what a topic lacks it does not show. */
export interface TopicCalls {
  days(ask: Ask, seasonId: string): Promise<readonly MatchDate[]>;
  /** `day`: any instant of a Shanghai day, Unix ms. */
  dayMatches(ask: Ask, seasonId: string, day: number): Promise<readonly FootballMatch[]>;
  stages?(ask: Ask, seasonId: string): Promise<readonly Stage[]>;
  stageMatches?(ask: Ask, seasonId: string, stageId: string): Promise<readonly FootballMatch[]>;
  /** Of the whole season, or of one group; of a league as it was after a round, where the back end tells its rounds. */
  standings(ask: Ask, seasonId: string, group?: GroupChoice, round?: number): Promise<Standings>;
  homeAway?(ask: Ask, seasonId: string, group?: GroupChoice): Promise<readonly HomeAwayRow[]>;
  /** Every team's cards and own goals of a cup's season. */
  teamFigures?(ask: Ask, seasonId: string): Promise<readonly HomeAwayRow[]>;
  /** The best players of a season by a figure, best first. */
  players(ask: Ask, seasonId: string, order: PlayerStat): Promise<readonly RankedPlayer[]>;
  /** A team, with the line-ups of one match of it. */
  lineUp(ask: Ask, teamId: string, matchId?: string): Promise<TeamLineup>;
  seasonList(ask: Ask, teamId: string): Promise<readonly TeamSeason[]>;
  seasonMatch(ask: Ask, teamId: string, seasonId: string): Promise<readonly FootballMatch[]>;
  /** A team's last and next matches of all competitions. */
  near?(ask: Ask, teamId: string): Promise<readonly FootballMatch[]>;
  best?(ask: Ask, teamId: string, seasonId: string): Promise<readonly BestPlayer[]>;
  leaders?(ask: Ask, teamId: string, seasonId: string): Promise<readonly TeamLeaders[]>;
}

/** One topic of football as data; the pages are the same for all of them. */
export interface Topic {
  readonly key: Exclude<TopicKey, 'nba'>;
  /** Leagues are played by days, cups by stages; each have a date filter of their own (product.md, section 5). */
  readonly kind: 'fiveLeagues' | 'cups';
  readonly tabs: readonly TopicTab[];
  /** The first one is shown when the address names none. */
  readonly competitions: readonly Competition[];
  /** The address's name for the competition. */
  readonly param: 'league' | 'season';
  readonly calls: TopicCalls;
  readonly teamPath: (paths: Paths, seasonId: string, teamId: string) => string;
  /** Only leagues have pages of players. */
  readonly playerPath?: (paths: Paths, seasonId: string, playerId: string) => string;
}
