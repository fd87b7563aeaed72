import { useTranslations } from 'use-intl/react';
import text from '../../../ui/theme/text.module.css';
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
  const name = t('button', { place: String(place), team });
  // A label has to hold what is seen: with a second word the name is written out instead.
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={moved === undefined ? name : undefined}
      onClick={onOpen}
    >
      <span aria-hidden="true">{place}</span>
      {moved !== undefined && (
        <>
          <i className={text.vh}>{name}</i>
          <small>{moved}</small>
        </>
      )}
    </button>
  );
}
