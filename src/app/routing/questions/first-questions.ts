import {
  BETTING_PAGE_SIZE,
  EXPERT_SORT,
  LIST_PAGE_SIZE,
  PERSON_PAGE_SIZE,
  WHOLE_PAGE_SIZE,
} from '../../../contract/codes';
import {
  bettingListRequest,
  hostListRequest,
  hostMatchInfoRequest,
  hostRankRequest,
  lineUpRequest,
  nbaPlayerRequest,
  nbaTeamMatchRequest,
  nbaTeamPlayerRequest,
  playerBasicRequest,
  professorDetailRequest,
  professorInfoRequest,
  professorTipsRequest,
  rankingConfigRequest,
  seasonListRequest,
  seasonMatchRequest,
  tipDetailRequest,
  tipListRequest,
  tipsFields,
} from '../../../contract/first-requests';
import { COMPETITION, FIVE_LEAGUE_IDS } from '../../../contract/football/football-codes';
import { knownSeasons, seasonNameOf } from '../../../rules/match/team-seasons';
import { trimmed } from '../home-path';
import {
  cupDay,
  dataOf,
  type Item,
  itemsOf,
  league,
  NBA_REGULAR,
  type Next,
  type Question,
  type Questions,
  questionsOfTopic,
} from './topic-questions';

const persons = (size: number) => ({ page: 1, size, sortType: EXPERT_SORT.overall });

/** Of a page at its plain address, by its path. */
const OF_PAGE: ReadonlyMap<string, Questions> = new Map<string, Questions>([
  [
    '/news',
    [
      [professorInfoRequest, persons(PERSON_PAGE_SIZE)],
      [tipListRequest, tipsFields],
    ],
  ],
  ['/news/all-gods', [[professorInfoRequest, persons(LIST_PAGE_SIZE)]]],
  ['/anchor/all-anchor', [[hostListRequest, {}]]],
  ['/anchor/week-rank', [[hostRankRequest, {}]]],
  ['/user-ranking', [[rankingConfigRequest, {}]]],
  [
    '/match-day',
    [
      ...FIVE_LEAGUE_IDS.map((id) => league(id, true)),
      cupDay('euro', COMPETITION.euro),
      cupDay('fifa', COMPETITION.worldCup),
    ],
  ],
]);

/** `path`: the page's, which may name a second one. */
type OfOne = (id: string, search: string, path: string) => Questions;

/** A team, below its `base`, and what its schedule, the first tab, asks for: by its id, and by what the team's own answer says. */
const team =
  (base: string, schedule: (id: string) => Question, next?: (id: string) => Next): OfOne =>
  (id, search) =>
    /[?&]tab=(?!schedule)/.test(search)
      ? [[lineUpRequest(base), { id }]]
      : [[lineUpRequest(base), { id }, next?.(id)], schedule(id)];

const toSeason = ({ seasonId, competitionId, seasonName }: Item) => ({
  seasonId: String(seasonId),
  competitionId: String(competitionId),
  seasonName: seasonName as string | undefined,
});

/** A team's matches of the newest of its seasons, which its page opens with unless the team's own answer names another. */
const seasonMatches =
  (base: string, teamId: string): Next =>
  (answer) => {
    const seasons = knownSeasons(itemsOf(answer).map(toSeason));
    const [newest] = seasons.map(seasonNameOf);
    return seasons
      .filter((season) => seasonNameOf(season) === newest)
      .map(({ seasonId }) => [seasonMatchRequest(base), { teamId, seasonId }]);
  };

const footballTeam = (base: string): OfOne =>
  team(base, (id) => [seasonListRequest(base), { id }, seasonMatches(base, id)]);

/** A team's games of the season that it plays in. */
const nbaGames =
  (teamId: string): Next =>
  (answer) => {
    const { seasonId = NBA_REGULAR.seasonId } = Object(dataOf(answer));
    return [[nbaTeamMatchRequest, { teamId, ...NBA_REGULAR, seasonId: String(seasonId) }]];
  };

/** An expert's record, whole, and the tips on sale. */
const comparedExpert = (professorId: string): Questions => [
  [professorDetailRequest, { professorId }],
  [professorTipsRequest, { page: 1, size: WHOLE_PAGE_SIZE, professorId, isHistory: 1 }],
  [professorTipsRequest, { page: 1, size: LIST_PAGE_SIZE, professorId, isHistory: 0 }],
];

/** Of a page of one thing, by its path up to the id, without what it names before that: whatever else the address chooses, it asks these. */
const OF_ONE: ReadonlyMap<string, OfOne> = new Map<string, OfOne>([
  [
    '/anchor/detail/',
    (hostId) => [
      [hostMatchInfoRequest, { hostId }],
      [hostListRequest, { hostId }],
    ],
  ],
  ['/news/detail/', (id) => [[tipDetailRequest, { id }]]],
  ['/news/user/', (professorId) => [[professorDetailRequest, { professorId }]]],
  ['/user-ranking/user/', (uid) => [[bettingListRequest, { uid, size: BETTING_PAGE_SIZE }]]],
  ['/news/compare/', (_id, _search, path) => path.split('/').slice(-2).flatMap(comparedExpert)],
  ['/five-leagues/team/', footballTeam('/ssapi/football/team')],
  ['/five-leagues/player/', (id) => [[playerBasicRequest, { id }]]],
  ['/nba/team/', team('/ssapi/nba/team', (teamId) => [nbaTeamPlayerRequest, { teamId }], nbaGames)],
  ['/nba/player/', (id) => [[nbaPlayerRequest, { id }]]],
  ['/euro-cup/team/', footballTeam('/ssapi/euro/team')],
  ['/world-cup/team/', footballTeam('/ssapi/fifa/team')],
]);

/** The questions of a page that need no other answer first, each with those that its answer leads to. `path`: below the basename; `search`: with its `?`, "" for none. */
export function firstQuestions(path: string, search: string): Questions {
  const [, start = '', id = ''] = /^(.*\/)(\w+)\/*$/.exec(path) ?? [];
  const plain = trimmed(path);
  return (
    questionsOfTopic(plain, search) ??
    OF_ONE.get(start.replace(/league\/\w+\/|(compare\/)\w+\//, '$1'))?.(id, search, plain) ??
    // A choice in the address of a list asks other things.
    (search === '' ? OF_PAGE.get(plain) : undefined) ??
    []
  );
}
