import { COMPETITION } from '../../../src/contract/football/football-codes';
import { shownState } from '../../calls/match/match-view';
import { friendliesOf } from '../../store/matches';
import type { Club } from '../../world/clubs';
import { FOOTBALL } from '../../world/match-state';
import { clubLabels, type Scene } from './words';

/** A nation's friendlies in the days around today: they are no season of the football world, but fixtures like any. */
export async function friendlyViews(club: Club, { context, world, say }: Scene) {
  const rows = await friendliesOf(context.database.db, club.id);
  return rows.flatMap((fixture) => {
    const [home, away] = [world.club(fixture.homeId), world.club(fixture.awayId)];
    if (home === undefined || away === undefined) return [];
    return [
      {
        matchId: fixture.id,
        matchDate: fixture.startAt,
        matchTypeId: FOOTBALL,
        matchSource: fixture.source,
        seasonId: COMPETITION.friendlies,
        competitionId: COMPETITION.friendlies,
        competitionName: say({ zh: '国际友谊赛', en: 'Friendlies' }),
        homeId: home.id,
        homeName: say(clubLabels(home)),
        homeLogo: home.crest,
        awayId: away.id,
        awayName: say(clubLabels(away)),
        awayLogo: away.crest,
        ...shownState(fixture, context.now),
      },
    ];
  });
}
