import { useCallback } from 'react';
import { useTranslations } from 'use-intl/react';
import { hiddenBy, type ToldResult } from '../../rules/tip/result-spoilers';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { cx } from '../../ui/cx';
import styles from './result-veil.module.css';
import { showScore, spoilerStore, useNoSpoilers } from './spoiler-store';

/** Matches that have not been asked for and of which a result would tell; empty where it may be shown. */
export function useHiddenBy(): (told: ToldResult) => readonly string[] {
  const { now } = useServices();
  const hides = useNoSpoilers();
  const shown = useStore(spoilerStore, (state) => state.shown);
  return useCallback(
    (told) => (hides ? hiddenBy(told, now()).filter((id) => !shown.has(id)) : []),
    [hides, shown, now],
  );
}

interface ResultVeilProps {
  readonly matchIds: readonly string[];
  /** Of the tip, or of the match. */
  readonly name: string;
  /** In the place of a stamp, or of a word. */
  readonly spot: 'stamp' | 'badge';
}

/** In the place of a result that would tell how a match of today ended; a tap shows it, and the score with it. */
export function ResultVeil({ matchIds, name, spot }: ResultVeilProps) {
  const t = useTranslations('tips');
  const services = useServices();
  return (
    <button
      type="button"
      className={cx(styles.veil, styles[spot])}
      aria-label={t('showResultOf', { name })}
      onClick={() => showScore(services, ...matchIds)}
    >
      <span aria-hidden="true">?</span>
    </button>
  );
}
