import { useCallback, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { type Clocked, clockFace } from '../../rules/match/live-clock';
import type { Ticker } from '../../services/ticker';
import { MatchClock } from './match-clock';

/** "67", "45+2" or the name of a phase: a text, so that a tick renders only when it changes. */
function faceText(match: Clocked, now: number): string {
  const face = clockFace(match, now);
  if (face.kind === 'label') return face.label;
  return face.added > 0 ? `${face.minute}+${face.added}` : String(face.minute);
}

/** The clock of a live match, on server time. */
export function LiveClockView({ match, ticker }: { readonly match: Clocked; readonly ticker: Ticker }) {
  const t = useTranslations('match');
  const text = useSyncExternalStore(
    ticker.subscribe,
    useCallback(() => faceText(match, ticker.time()), [match, ticker]),
  );
  const face = clockFace(match, ticker.time());
  return face.kind === 'label' ? <MatchClock word={t(`status.${face.label}`)} /> : <MatchClock minutes={text} />;
}
