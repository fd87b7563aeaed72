import { useTranslations } from 'use-intl/react';
import type { LineupSide } from '../../../contract/football/lineup';
import { State } from '../../../ui/feedback/state';
import { type Lineup, LineupView, withoutEvents } from '../lineup/lineup-view';
import type { RowTeam } from '../match-teams';
import type { Sides } from './sheet-board';

interface LineupsProps {
  /** Null: not out yet, or being read. */
  readonly lineUp: Lineup | null;
  readonly sides: Sides;
  readonly isReading: boolean;
  /** Goals and cards would tell the score. */
  readonly isVeiled: boolean;
}

/** The starters on the pitch and the bench, or the time when they are told. */
export function Lineups({ lineUp, sides, isReading, isVeiled }: LineupsProps) {
  const t = useTranslations('topics');
  if (isReading) return null;
  if (lineUp === null) return <State art="empty" title={t('noLineup')} text={t('noLineupHint')} />;
  const { match, home, away } = isVeiled ? withoutEvents(lineUp) : lineUp;
  const named = (side: LineupSide, { short, name }: RowTeam) => ({ ...side, teamName: short ?? name });
  return <LineupView lineUp={{ match, home: named(home, sides.home), away: named(away, sides.away) }} isHomeBelow />;
}
