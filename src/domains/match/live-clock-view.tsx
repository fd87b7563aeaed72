import { useCallback, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { type Clocked, clockViewModel } from '../../rules/match/live-clock';
import type { Ticker } from '../../services/ticker';
import { MatchClock } from './match-clock';

/** "67", "45+2" or the name of a phase: a text, so that a tick renders only when it changes. */
function viewModelText(match: Clocked, now: number): string {
  const viewModel = clockViewModel(match, now);
  if (viewModel.kind === 'label') return viewModel.label;
  return viewModel.added > 0 ? `${viewModel.minute}+${viewModel.added}` : String(viewModel.minute);
}

/** The clock of a live match, on server time. */
export function LiveClockView({ match, ticker }: { readonly match: Clocked; readonly ticker: Ticker }) {
  const t = useTranslations('match');
  const text = useSyncExternalStore(
    ticker.subscribe,
    useCallback(() => viewModelText(match, ticker.time()), [match, ticker]),
  );
  const viewModel = clockViewModel(match, ticker.time());
  return viewModel.kind === 'label' ? (
    <MatchClock word={t(`status.${viewModel.label}`)} />
  ) : (
    <MatchClock minutes={text} />
  );
}
