import { useTranslations } from 'use-intl/react';
import type { NbaGamePlayer } from '../../../contract/nba/nba-player';
import { playerNameOf } from '../../../rules/match/match-facts';
import type { GamePlayers } from '../../../rules/nba/game-leaders';
import { type Column, FigureTable } from '../../../ui/lists/figure-table';
import { Crest } from '../crest';
import sheet from './match-sheet.module.css';
import type { Sides } from './sheet-board';

/** CSS px of a column of figures. */
const WIDTH_PX = 40;
/** With more of them the names would have no room in large text. */
const FIGURES = ['minutes', 'points', 'rebounds', 'assists'] as const;

interface PlayersViewProps {
  readonly players: GamePlayers;
  readonly sides: Sides;
}

/** Every player of both teams with the figures of the game. */
export function PlayersView({ players, sides }: PlayersViewProps) {
  const t = useTranslations('nba.player');
  const missing = useTranslations('format')('missing');
  const columns: readonly Column<NbaGamePlayer>[] = [
    {
      key: 'player',
      head: t('title'),
      isRowHead: true,
      cell: (player) => <span className={sheet.player}>{playerNameOf(player)}</span>,
    },
    ...FIGURES.map((key) => ({
      key,
      head: t(key),
      width: WIDTH_PX,
      look: key === 'points' ? ('points' as const) : undefined,
      cell: (player: NbaGamePlayer) => player[key] ?? missing,
    })),
  ];
  return (['home', 'away'] as const).map((side) => (
    <section key={side}>
      <h3 className={sheet.heading}>
        <Crest src={sides[side].crest} />
        {sides[side].name}
      </h3>
      <FigureTable
        caption={sides[side].name}
        columns={columns}
        rows={players[side]}
        keyOf={({ playerId }) => playerId}
      />
    </section>
  ));
}
