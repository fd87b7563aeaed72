import { useTranslations } from 'use-intl/react';
import { type Clocked, clockViewModel } from '../../rules/match/live-clock';
import { statusOf } from '../../rules/match/match-status';
import { useTicked } from '../../services/services';
import { MatchClock } from './match-clock';

/** "67" or "45+2"; undefined in a phase without a running clock. */
function minutesPlayed(match: Clocked, now: number): string | undefined {
  const viewModel = clockViewModel(match, now);
  if (viewModel.kind === 'label') return undefined;
  return viewModel.added > 0 ? `${viewModel.minute}+${viewModel.added}` : String(viewModel.minute);
}

/** The clock of a live match, on server time. */
export function LiveClockView({ match }: { readonly match: Clocked }) {
  const t = useTranslations('match');
  const minutes = useTicked((now) => minutesPlayed(match, now));
  return minutes === undefined ? (
    <MatchClock word={t(`status.${statusOf(match).label}`)} />
  ) : (
    <MatchClock minutes={minutes} />
  );
}
