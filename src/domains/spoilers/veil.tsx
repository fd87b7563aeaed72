import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { cx } from '../../ui/cx';
import { PageIcon } from '../../ui/media/page-icon';
import { showScore } from './spoiler-store';
import styles from './veil.module.css';

/** In the place of a score that is hidden; what is pressed to see it says so. */
export const Veil = ({ spot }: { readonly spot?: 'tie' | 'bar' }) => (
  <span className={cx(styles.veil, spot && styles[spot])} aria-hidden="true">
    ?
  </span>
);

export function ShowScore({ matchId, versus }: { readonly matchId: string; readonly versus: string }) {
  const t = useTranslations('match');
  const services = useServices();
  return (
    <button
      type="button"
      className={styles.show}
      aria-label={t('showScoreOf', { match: versus })}
      onClick={() => showScore(services, matchId)}
    >
      <PageIcon name="eye" size={14} />
      {t('showScore')}
    </button>
  );
}
