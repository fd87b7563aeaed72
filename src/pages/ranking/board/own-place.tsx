import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../ui/cx';
import { Rank } from '../../../ui/lists/rank';
import { Avatar } from '../../../ui/media/avatar';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './own-place.module.css';

interface OwnPlaceProps {
  /** Names the bar for those who cannot see it. */
  readonly label: string;
  /** Nothing without a place. */
  readonly place: number | undefined;
  /** Undefined: nobody knows whose page that would be. */
  readonly to: string | undefined;
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
    <div className={layout.grow}>
      <div className={styles.name}>
        {to === undefined ? (
          <span className={text.ell} title={name} dir="auto">
            {name}
          </span>
        ) : (
          <Link to={to} className={cx(styles.link, text.ell)} title={name} dir="auto">
            {name}
          </Link>
        )}
      </div>
      <div className={cx(text.meta, text.num, text.ell)} title={meta}>
        {meta}
      </div>
    </div>
    {end}
  </section>
);
