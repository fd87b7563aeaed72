import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { type Stat, StatRow } from '../../../ui/lists/stat-row';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import styles from './user-head.module.css';

interface UserHeadProps {
  readonly name: string;
  readonly portrait: string | undefined;
  readonly badges: ReactNode;
  readonly meta: string;
  /** A button. */
  readonly end: ReactNode;
  readonly stats: readonly Stat[];
}

/** A user of the ranking, and their figures. */
export const UserHead = ({ name, portrait, badges, meta, end, stats }: UserHeadProps) => (
  <>
    <section className={styles.head} aria-label={name}>
      <Avatar name={name} src={portrait} size={64} />
      <div className={styles.texts}>
        <h2 className={cx(styles.name, text.ell)} title={name} dir="auto">
          {name}
        </h2>
        <div className={styles.badges}>{badges}</div>
        <div className={cx(text.meta, text.num)}>{meta}</div>
      </div>
      {end}
    </section>
    <div className={styles.figures}>
      <StatRow stats={stats} />
    </div>
  </>
);

interface BetDayProps {
  readonly day: string;
  readonly votes: ReactNode;
  readonly children: ReactNode;
}

/** A day of somebody's bets, with its votes. */
export const BetDay = ({ day, votes, children }: BetDayProps) => (
  <PaddedCard>
    <h3 className={cx(text.meta, text.num, styles.day)}>{day}</h3>
    {children}
    <div className={styles.votes}>{votes}</div>
  </PaddedCard>
);

export const BetDays = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.days}>{children}</div>
);
