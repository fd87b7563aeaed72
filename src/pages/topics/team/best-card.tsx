import { Link } from 'react-router-dom';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import styles from './best-card.module.css';

interface BestCardProps {
  readonly name: string;
  readonly portrait: string | undefined;
  /** Ready to read, and what it counts. */
  readonly value: string;
  readonly label: string;
  readonly to?: string | undefined;
}

/** The best of a team in one thing. */
export function BestCard({ name, portrait, value, label, to }: BestCardProps) {
  const content = (
    <>
      <Avatar name={name} src={portrait} size={44} />
      <span className={cx(styles.name, text.ell)} title={name}>
        {name}
      </span>
      <b className={styles.value}>{value}</b>
      <span className={text.meta}>{label}</span>
    </>
  );
  return to === undefined ? (
    <div className={styles.card}>{content}</div>
  ) : (
    <Link to={to} className={styles.card}>
      {content}
    </Link>
  );
}
