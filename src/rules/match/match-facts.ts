import type { LineupEvent, LineupPlayer, LineupSide, TeamLineup } from '../../contract/football/lineup';
import { type Sport, sportOf } from './match-status';

export interface MatchEvent {
  readonly key: string;
  readonly kind: 'goal' | 'penalty' | 'ownGoal' | 'yellow' | 'secondYellow' | 'red' | 'change';
  readonly side: 'home' | 'away';
  readonly player: string;
  /** Of a change: the player who went off. */
  readonly gone?: string | undefined;
  readonly minute: number | undefined;
  readonly added: number;
}

const SHOWN: ReadonlySet<LineupEvent['kind']> = new Set([
  'goal',
  'penalty',
  'ownGoal',
  'yellow',
  'secondYellow',
  'red',
]);
/** A goal or a card. */
type Deed = LineupEvent & { readonly kind: Exclude<MatchEvent['kind'], 'change'> };
const isShown = (event: LineupEvent): event is Deed => SHOWN.has(event.kind);

/** The name of a player for the pitch. */
export const playerNameOf = ({
  shortName,
  playerName,
  playerId,
}: Pick<LineupPlayer, 'shortName' | 'playerName' | 'playerId'>): string => shortName ?? playerName ?? playerId;
const timeIn = ({ minute = 0, added = 0 }: Pick<LineupEvent, 'minute' | 'added'>) => minute * 100 + added;

/** The changes of a side: who came on, and for whom where nobody else came or went in that minute. */
function changesOf(players: readonly LineupPlayer[], side: MatchEvent['side']): MatchEvent[] {
  const told = (kind: LineupEvent['kind']) =>
    players.flatMap((player) =>
      player.events.filter((event) => event.kind === kind).map((event) => ({ event, player, at: timeIn(event) })),
    );
  const [came, went] = [told('on'), told('off')];
  return came.map(({ event: { minute, added = 0 }, player, at }) => {
    const [gone, ...others] = went.filter((one) => one.at === at);
    const isAlone = others.length === 0 && came.filter((one) => one.at === at).length === 1;
    return {
      ...{ key: `${side}${player.playerId}on`, kind: 'change', side, minute, added },
      player: playerNameOf(player),
      gone: minute !== undefined && isAlone && gone ? playerNameOf(gone.player) : undefined,
    };
  });
}

/** Goals, cards and changes of both sides, the last first; an own goal stands on the side of who shot it. */
export function eventsOf({ home, away }: NonNullable<TeamLineup['lineUp']>): readonly MatchEvent[] {
  const of = ({ starters, substitutes }: LineupSide, side: MatchEvent['side']): MatchEvent[] => {
    const players = [...starters, ...substitutes];
    const deeds = players.flatMap((player) =>
      player.events.filter(isShown).map(({ kind, minute, added = 0 }, index) => ({
        ...{ key: `${side}${player.playerId}${index}`, kind, side, minute, added },
        player: playerNameOf(player),
      })),
    );
    return [...deeds, ...changesOf(players, side)];
  };
  return [...of(home, 'home'), ...of(away, 'away')].sort((a, b) => timeIn(b) - timeIn(a));
}

const HALF_MINUTES = 45;
const isGoal = ({ kind }: MatchEvent) => kind === 'goal' || kind === 'penalty' || kind === 'ownGoal';

interface Score {
  readonly home: number;
  readonly away: number;
}

/** Goals of both halves, where the scorers tell all of the score; a match with extra time is told by its score alone. */
export function halvesOf(events: readonly MatchEvent[], score: Score): readonly [Score, Score] | undefined {
  const goals = events.filter(isGoal);
  const sum = (side: MatchEvent['side'], isFirst: boolean) =>
    goals.filter((goal) => {
      const scored = goal.kind === 'ownGoal' ? (goal.side === 'home' ? 'away' : 'home') : goal.side;
      return scored === side && (goal.minute ?? 0) <= HALF_MINUTES === isFirst;
    }).length;
  const half = (isFirst: boolean): Score => ({ home: sum('home', isFirst), away: sum('away', isFirst) });
  const [first, second] = [half(true), half(false)];
  const isWhole = first.home + second.home === score.home && first.away + second.away === score.away;
  const isRegular = goals.every(({ minute }) => minute !== undefined && minute <= 2 * HALF_MINUTES);
  return isWhole && isRegular ? [first, second] : undefined;
}

export const isBasketball = ({ matchTypeId }: { readonly matchTypeId?: number | undefined }): boolean =>
  sportOf(matchTypeId) === ('basketball' satisfies Sport);
