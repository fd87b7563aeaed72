import type { Club } from '../../world/clubs';
import { HOUR_MS, SECOND_MS } from '../../world/days';
import { randomOf } from '../../world/random';
import type { Season, SeasonMatch } from '../football-world';
import type { MatchDetail } from '../match/match-detail';
import { missingOf } from '../match/missing';
import type { Side, Stint } from '../match/pick-side';
import { minuteAt } from '../match/play-clock';
import { HOME_POOL, POOLS, poolOfNation } from '../people/origins';
import { squadOf } from '../people/squads';
import { footballMatchView, placesOf } from './football-match-view';
import { playerView, type Scene, teamView } from './words';

/** Line-ups are told an hour before kick-off. */
const TOLD_BEFORE_MS = HOUR_MS;

export const isLineupTold = ({ fixture }: SeasonMatch, now: number): boolean =>
  fixture.script.offStatus === undefined && fixture.startAt - TOLD_BEFORE_MS <= now;

/** An invented coach, the same for a club for ever. */
export function coachOf({ id, competition, englishName }: Club, { world, say }: Scene): string {
  const random = randomOf(world.seed, 'coach', id);
  const pool = POOLS.get(HOME_POOL[competition] ?? poolOfNation(englishName));
  if (pool === undefined) return '';
  const [family, given] = [random.pick(pool.families), random.pick(pool.givens)];
  return say({ zh: family.zh, en: `${given.en} ${family.en}` });
}

/** The deeds of a player until this second. */
function eventsOf(stint: Stint, { fixture }: SeasonMatch, { events }: MatchDetail, elapsed: number) {
  const own = events.filter(({ playerId }) => playerId === stint.player.id).map(({ at, kind }) => ({ at, kind }));
  const changes = [
    ...(stint.on !== undefined && stint.on > 0 ? [{ at: stint.on, kind: 'on' as const }] : []),
    ...(stint.off !== undefined && !stint.wasSentOff ? [{ at: stint.off, kind: 'off' as const }] : []),
  ];
  return [...own, ...changes]
    .filter(({ at }) => at <= elapsed)
    .sort((a, b) => a.at - b.at)
    .map(({ at, kind }) => ({ kind, ...minuteAt(fixture.script, at) }));
}

function sideView(club: Club, side: Side, match: SeasonMatch, detail: MatchDetail, scene: Scene) {
  const elapsed = (scene.context.now - match.fixture.startAt) / SECOND_MS;
  const view = (stint: Stint) => ({
    ...playerView(stint.player, scene),
    shirtNumber: stint.player.shirtNumber,
    ...(stint.line === undefined ? {} : { line: stint.line, place: stint.place }),
    events: eventsOf(stint, match, detail, elapsed),
  });
  const starters = side.stints.filter(({ isStarter }) => isStarter);
  const captain = starters.find(({ line }) => line !== 0)?.player.id;
  return {
    ...teamView(club, scene),
    formation: side.formation,
    coach: coachOf(club, scene),
    starters: starters.map((stint) => ({ ...view(stint), ...(stint.player.id === captain ? { isCaptain: 1 } : {}) })),
    substitutes: side.stints.filter(({ isStarter }) => !isStarter).map(view),
    missing: missingOf(scene.world.seed, match.fixture.id, side, squadOf(scene.world.seed, club)).map(
      ({ player, kind, note }) => ({ ...playerView(player, scene), kind, note: scene.say(note) }),
    ),
  };
}

/** Both line-ups of a match with what has happened so far. */
export function matchLineupView(season: Season, match: SeasonMatch, scene: Scene) {
  const { fixture } = match;
  const [home, away] = [scene.world.club(fixture.homeId), scene.world.club(fixture.awayId)];
  if (home === undefined || away === undefined) return undefined;
  const detail = scene.world.detail(match);
  return {
    match: footballMatchView(season, match, placesOf(season, scene), scene),
    home: sideView(home, detail.sides[0], match, detail, scene),
    away: sideView(away, detail.sides[1], match, detail, scene),
  };
}
