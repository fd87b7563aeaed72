import { useTranslations } from 'use-intl/react';
import styles from './why-button.module.css';

interface WhyButtonProps {
  readonly place: number | string;
  readonly team: string;
  /** Said and shown below the place. */
  readonly moved?: string | undefined;
  readonly onOpen: () => void;
}

/** The place of a row, which says why when it is tapped. */
export function WhyButton({ place, team, moved, onOpen }: WhyButtonProps) {
  const t = useTranslations('topics.why');
  // A label holds what is seen.
  const seen = moved === undefined ? String(place) : `${place} ${moved}`;
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={t('button', { place: seen, team })}
      onClick={onOpen}
    >
      <span>{place}</span>
      {moved !== undefined && <small> {moved}</small>}
    </button>
  );
}
