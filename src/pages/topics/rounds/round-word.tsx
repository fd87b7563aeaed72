import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { FootballMatch, MatchDate } from '../../../contract/football/football-match';
import { useServices } from '../../../services/services';
import { RoundSheet } from './round-sheet';
import styles from './rounds.module.css';

/** The rounds that days are of, in order; empty where no day says its round (an addition). */
export function roundsOf(days: readonly MatchDate[]): readonly number[] {
  return [...new Set(days.flatMap(({ round }) => round ?? []))].sort((a, b) => a - b);
}

export const firstDayOf = (days: readonly MatchDate[], round: number): MatchDate | undefined =>
  days.find((day) => day.round === round);

/** The newest round with a day up to now (Unix ms); before the first one the first. */
export function currentRound(days: readonly MatchDate[], now: number): number | undefined {
  const begun = days.filter(({ matchDate }) => matchDate <= now);
  const rounds = roundsOf(begun.length > 0 ? begun : days.slice(0, 1));
  return rounds.at(-1);
}

/** The words for the round that all matches of a list belong to; undefined where they are of several. */
export function useRoundOf(): (matches: readonly Pick<FootballMatch, 'round' | 'roundName'>[]) => string | undefined {
  const t = useTranslations('topics');
  return (matches) => {
    const [first] = matches;
    if (first === undefined || !matches.every(({ round }) => round === first.round)) return undefined;
    return first.roundName ?? (first.round === undefined ? undefined : t('round', { round: String(first.round) }));
  };
}

export interface RoundWordProps {
  /** Of the season, oldest first. */
  readonly days: readonly MatchDate[];
  /** Of the day that is shown. */
  readonly round: number | undefined;
  /** In words; undefined where the matches of the day are of several. */
  readonly word: string | undefined;
  readonly onDay: (day: number) => void;
}

/** The round of a day for its heading; where the days tell theirs, a tap leads to another round's first day, by a sheet. */
export function useRoundWord({ days, round, word, onDay }: RoundWordProps): {
  readonly meta: ReactNode;
  readonly sheet: ReactNode;
} {
  const t = useTranslations('topics.rounds');
  const { now } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const rounds = roundsOf(days);
  if (word === undefined || rounds.length < 2) return { meta: word, sheet: null };
  const close = () => setIsOpen(false);
  const choose = (chosen: number) => {
    const day = firstDayOf(days, chosen);
    if (day !== undefined) onDay(day.matchDate);
    close();
  };
  const meta = (
    <button type="button" className={styles.word} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
      {word}
    </button>
  );
  const shown = { rounds, value: round, current: currentRound(days, now()), hint: t('schedule') };
  return { meta, sheet: isOpen && <RoundSheet {...shown} onChoose={choose} onClose={close} /> };
}
