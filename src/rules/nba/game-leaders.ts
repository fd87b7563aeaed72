import type { NbaGamePlayer } from '../../contract/nba/nba-player';

/** The players of both teams in a game. */
export interface GamePlayers {
  readonly home: readonly NbaGamePlayer[];
  readonly away: readonly NbaGamePlayer[];
}

export const LED = ['points', 'rebounds', 'assists'] as const;

interface Leader {
  readonly player: NbaGamePlayer;
  readonly value: number;
}

/** The best of either team in a figure. */
export interface LeadersIn {
  readonly figure: (typeof LED)[number];
  readonly home: Leader;
  readonly away: Leader;
}

/** The player with the most of a figure, the first of those who share it; undefined where nobody has any. */
function leaderIn(players: readonly NbaGamePlayer[], figure: LeadersIn['figure']): Leader | undefined {
  const most = Math.max(0, ...players.map((player) => player[figure] ?? 0));
  const player = players.find((one) => one[figure] === most);
  return player === undefined || most === 0 ? undefined : { player, value: most };
}

/** The best of both teams in points, rebounds and assists; a figure that only one side tells is left out. */
export function leadersOfGame({ home, away }: GamePlayers): LeadersIn[] {
  return LED.flatMap((figure) => {
    const [first, second] = [leaderIn(home, figure), leaderIn(away, figure)];
    return first === undefined || second === undefined ? [] : [{ figure, home: first, away: second }];
  });
}
