import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../cx';
import { Avatar } from '../media/avatar';
import text from '../theme/text.module.css';
import styles from './podium.module.css';
import { Rank } from './rank';

/** The first three of a ranking: read in their order, the first one in the middle. */
export const Podium = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <section className={styles.podium} aria-label={label}>
    {children}
  </section>
);

interface PodProps {
  readonly place: 1 | 2 | 3;
  readonly to: string;
  readonly name: string;
  readonly portrait: string | undefined;
  readonly badge: ReactNode;
  readonly value: string;
  /** The unit of the value, or the sample behind it. */
  readonly unit: ReactNode;
  readonly isGain?: boolean;
}

const PLACES = [styles.first, styles.second, styles.third];
const FIRST_SIZE_PX = 60;
const SIZE_PX = 50;

export function Pod({ place, to, name, portrait, badge, value, unit, isGain = false }: PodProps) {
  return (
    <article className={cx(styles.pod, PLACES[place - 1])}>
      <span className={styles.portrait}>
        <Avatar name={name} src={portrait} size={place === 1 ? FIRST_SIZE_PX : SIZE_PX} isFirst />
      </span>
      <span className={styles.place}>
        <Rank place={place} />
      </span>
      <Link to={to} className={cx(styles.name, text.two)} title={name}>
        {name}
      </Link>
      {badge}
      <span className={cx(styles.value, isGain && text.gain, text.num)}>{value}</span>
      <span className={text.meta}>{unit}</span>
    </article>
  );
}
