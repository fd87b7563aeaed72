import { randomOf } from '../../../../backend/world/random';
import { PLAYOFF_STAGE } from '../../../../src/contract/nba/nba-codes';
import { formOf, meetingsOf, type PastMatch } from '../../../../src/rules/match/past-matches';
import { leadersOfGame } from '../../../../src/rules/nba/game-leaders';
import { seriesOfGame } from '../../../../src/rules/nba/series-standing';

const TEAMS = ['A', 'B', 'C', 'D'];
const ROUNDS = 1000;

/** A season in no order: some matches twice, some without a score, some not over. */
function season(random: () => number): PastMatch[] {
  const at = (limit: number) => Math.floor(random() * limit);
  const matches = Array.from({ length: 30 }, (_, index): PastMatch => {
    const home = at(TEAMS.length);
    const away = (home + 1 + at(TEAMS.length - 1)) % TEAMS.length;
    return {
      ...{ matchId: String(index), homeId: TEAMS[home], awayId: TEAMS[away], matchDate: at(40), matchTypeId: 1 },
      ...{ statusId: random() < 0.8 ? 8 : 1, homeScore: at(4), awayScore: random() < 0.9 ? at(4) : undefined },
    };
  });
  return [...matches, ...matches.filter(() => random() < 0.3)].sort(() => random() - 0.5);
}

/** Slow and plain: the newest of what is left is taken, one after the other. */
function slowPast(matches: readonly PastMatch[], fits: (match: PastMatch) => boolean, most: number): number[] {
  const left = matches.filter((match) => match.statusId === 8 && match.awayScore !== undefined && fits(match));
  const taken: number[] = [];
  const told = new Set<string>();
  while (taken.length < most && left.length > 0) {
    const newest = left.reduce((best, one) => ((one.matchDate ?? 0) > (best.matchDate ?? 0) ? one : best));
    left.splice(left.indexOf(newest), 1);
    if (told.has(newest.matchId)) continue;
    told.add(newest.matchId);
    taken.push(newest.matchDate ?? 0);
  }
  return taken;
}

test('form and meetings: no difference to a slow reckoning in 1 000 random seasons [match at a glance.6]', () => {
  const { next: random } = randomOf(37);
  for (let round = 0; round < ROUNDS; round += 1) {
    const matches = season(random);
    const self = { matchId: '7', homeId: 'A', awayId: 'B', until: 25 };
    const isBefore = ({ matchId, matchDate = 0 }: PastMatch) => matchId !== '7' && matchDate <= 25;
    const has = (team: string, { homeId, awayId }: PastMatch) => homeId === team || awayId === team;
    const dates = (list: readonly PastMatch[]) => list.map(({ matchDate }) => matchDate);
    expect(dates(formOf('A', self, matches))).toEqual(slowPast(matches, (one) => isBefore(one) && has('A', one), 5));
    expect(dates(meetingsOf(self, matches))).toEqual(
      slowPast(matches, (one) => isBefore(one) && has('A', one) && has('B', one), 10),
    );
  }
});

interface Played {
  readonly games: readonly PastMatch[];
  readonly wins: Readonly<Record<'A' | 'B', number>>;
}

/** A series up to a random game: it ends with the fourth win. */
function series(random: () => number): Played {
  const wins = { A: 0, B: 0 };
  const length = Math.floor(random() * 8);
  const games: PastMatch[] = [];
  while (games.length < length && Math.max(wins.A, wins.B) < 4) {
    const [winner, home] = [random(), random()].map((one) => (one < 0.5 ? 'A' : 'B')) as ['A' | 'B', 'A' | 'B'];
    wins[winner] += 1;
    const [homeScore, awayScore] = home === winner ? [101, 99] : [99, 101];
    games.push({
      ...{ matchId: String(games.length), matchTypeId: 2, statusId: 10, matchDate: games.length },
      ...{ homeId: home, awayId: home === 'A' ? 'B' : 'A', homeScore, awayScore },
      ...{ stageId: PLAYOFF_STAGE.second, kind: 'playoffs' },
    });
  }
  return { games, wins };
}

test('series: no difference to a slow reckoning in 1 000 random series [match at a glance.7]', () => {
  const { next: random } = randomOf(73);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { games, wins } = series(random);
    const told = seriesOfGame({ matchId: '0', homeId: 'A', awayId: 'B', stageId: PLAYOFF_STAGE.second }, games);
    if (games.length === 0) {
      expect(told).toBeUndefined();
      continue;
    }
    expect([told?.home, told?.away, told?.played]).toEqual([wins.A, wins.B, games.length]);
    // Certain is a game that is over, and one before which nobody can have won four.
    const certain = told?.games.map(({ number }) => {
      const between = number - 1 - games.length;
      return between < 0 || Math.max(wins.A, wins.B) + between < 4;
    });
    expect(told?.games.map(({ isUncertain, winnerId }) => winnerId !== undefined || !isUncertain)).toEqual(certain);
    expect(told?.games.length).toBe(Math.max(wins.A, wins.B) === 4 ? games.length : 7);
  }
});

test('leaders: no difference to a slow reckoning in 1 000 random games [match at a glance.7]', () => {
  const { next: random } = randomOf(11);
  for (let round = 0; round < ROUNDS; round += 1) {
    const side = () =>
      Array.from({ length: 10 }, (_, index) => ({
        ...{
          playerId: String(index),
          points: Math.floor(random() * 30),
          rebounds: Math.floor(random() * 9),
          assists: undefined,
        },
      }));
    const [home, away] = [side(), side()];
    const most = (players: ReturnType<typeof side>, figure: 'points' | 'rebounds') =>
      [...players].sort((a, b) => b[figure] - a[figure] || Number(a.playerId) - Number(b.playerId))[0];
    const told = leadersOfGame({ home, away }).map(({ figure, home: one, away: other }) => [
      figure,
      one.player,
      other.player,
    ]);
    expect(told).toEqual(
      (['points', 'rebounds'] as const).map((figure) => [figure, most(home, figure), most(away, figure)]),
    );
  }
});
