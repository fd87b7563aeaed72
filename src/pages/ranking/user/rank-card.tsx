import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../ui/cx';
import { Rank } from '../../../ui/lists/rank';
import { Avatar } from '../../../ui/media/avatar';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './rank-card.module.css';

interface RankRowProps {
  readonly place: number | undefined;
  readonly to: string;
  readonly name: string;
  readonly portrait: string | undefined;
  readonly badge: ReactNode;
  readonly meta: string;
  readonly value: string;
  /** Below the value: what it is made of. */
  readonly unit: string;
}

/** Somebody's place in a ranking; the whole row leads to them. */
export const RankRow = ({ place, to, name, portrait, badge, meta, value, unit }: RankRowProps) => (
  <div className={styles.row}>
    <Rank place={place} />
    <Avatar name={name} src={portrait} />
    <div className={styles.texts}>
      <div className={styles.title}>
        <Link to={to} className={cx(layout.overlay, text.ell)} title={name} dir="auto">
          {name}
        </Link>
        {badge}
      </div>
      <div className={cx(text.meta, text.num)}>{meta}</div>
    </div>
    <div className={styles.end}>
      <div className={cx(styles.value, text.num)}>
        <bdi>{value}</bdi>
      </div>
      <div className={cx(text.meta, text.num)}>{unit}</div>
    </div>
  </div>
);

interface MoreBetsProps {
  readonly isOpen: boolean;
  /** Id of what it opens. */
  readonly controls: string;
  readonly onToggle: () => void;
  readonly children: string;
}

/** Opens and closes somebody's bets. */
export const MoreBets = ({ isOpen, controls, onToggle, children }: MoreBetsProps) => (
  <button
    type="button"
    className={styles.toggle}
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    onClick={onToggle}
  >
    {children}
    <PageIcon name={isOpen ? 'up' : 'down'} size={14} />
  </button>
);

/** The bets that are not shown yet. */
export const RestOfBets = ({ onShow, children }: { readonly onShow: () => void; readonly children: string }) => (
  <button type="button" className={styles.rest} onClick={onShow}>
    {children}
    <PageIcon name="down" size={14} />
  </button>
);

/** The bets that are somewhere else. */
export const AllBetsLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Link to={to} className={styles.rest}>
    {children}
    <Icon name="right" size={14} />
  </Link>
);

interface RankCardProps {
  readonly row: ReactNode;
  /** The sample behind the place. */
  readonly sample?: ReactNode;
  readonly votes: ReactNode;
  readonly toggle: ReactNode;
  readonly betsId: string;
  /** Shown while they are open. */
  readonly bets: ReactNode;
}

/** A place with its votes and, when they are open, its bets. */
export const RankCard = ({ row, sample, votes, toggle, betsId, bets }: RankCardProps) => (
  <article className={styles.card}>
    {row}
    {sample}
    <div className={styles.acts}>
      {votes}
      <span className={styles.fill} />
      {toggle}
    </div>
    {bets && (
      <div className={styles.bets} id={betsId}>
        {bets}
      </div>
    )}
  </article>
);

/** Bets that came in a form that nobody can read. */
export const BrokenBets = ({ children }: { readonly children: string }) => <p className={styles.broken}>{children}</p>;
