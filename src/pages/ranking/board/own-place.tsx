import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../ui/cx';
import { Rank } from '../../../ui/lists/rank';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import styles from './own-place.module.css';

interface OwnPlaceProps {
  /** Names the bar for those who cannot see it. */
  readonly label: string;
  /** Nothing without a place. */
  readonly place: number | undefined;
  readonly to: string;
  readonly name: string;
  readonly portrait: string | undefined;
  readonly meta: string;
  /** A control. */
  readonly end: ReactNode;
}

/** The member's own place, in sight wherever the list stands. */
export const OwnPlace = ({ label, place, to, name, portrait, meta, end }: OwnPlaceProps) => (
  <section className={styles.bar} aria-label={label}>
    {place !== undefined && <Rank place={place} />}
    <Avatar name={name} src={portrait} size={36} />
    <div className={styles.texts}>
      <div className={styles.name}>
        <Link to={to} className={cx(styles.link, text.ell)} title={name} dir="auto">
          {name}
        </Link>
      </div>
      <div className={cx(text.meta, text.num, text.ell)} title={meta}>
        {meta}
      </div>
    </div>
    {end}
  </section>
);

interface SwitchProps {
  readonly isOn: boolean;
  readonly isBusy: boolean;
  /** Its full name. */
  readonly label: string;
  /** Below it, short. */
  readonly word: string;
  readonly onToggle: () => void;
}

export const LabelledSwitch = ({ isOn, isBusy, label, word, onToggle }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    className={styles.switch}
    aria-checked={isOn}
    aria-label={label}
    aria-busy={isBusy || undefined}
    onClick={onToggle}
  >
    <span className={styles.track}>
      <span className={styles.thumb} />
    </span>
    <span aria-hidden="true">{word}</span>
  </button>
);
