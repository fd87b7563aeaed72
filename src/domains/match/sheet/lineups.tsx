import { useTranslations } from 'use-intl/react';
import { State } from '../../../ui/feedback/state';
import { type Lineup, LineupView, withoutEvents } from '../lineup/lineup-view';

interface LineupsProps {
  /** Null: not out yet. */
  readonly lineUp: Lineup | null;
  /** Goals and cards would tell the score. */
  readonly isVeiled: boolean;
}

/** Who plays and who sits on the bench, or when that is told. */
export function Lineups({ lineUp, isVeiled }: LineupsProps) {
  const t = useTranslations('topics');
  if (lineUp === null) return <State art="empty" title={t('noLineup')} text={t('noLineupHint')} />;
  return <LineupView lineUp={isVeiled ? withoutEvents(lineUp) : lineUp} isHomeBelow />;
}
