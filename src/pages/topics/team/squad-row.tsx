import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import { Icon } from '../../../ui/media/icon';
import text from '../../../ui/theme/text.module.css';
import styles from './squad-row.module.css';

interface SquadRowProps {
  /** Of the shirt. */
  readonly number: string;
  readonly name: string;
  readonly portrait: string | undefined;
  /** Age and height. */
  readonly meta: string;
  readonly to?: string | undefined;
}

/** A player of a squad. */
export function SquadRow({ number, name, portrait, meta, to }: SquadRowProps) {
  const content = (
    <>
      <span className={cx(styles.number, text.num)}>{number}</span>
      <Avatar name={name} src={portrait} size={36} />
      <span className={styles.texts}>
        <span className={cx(styles.name, text.ell)} title={name}>
          {name}
        </span>
        <span className={cx(text.meta, text.num)}>{meta}</span>
      </span>
      {to !== undefined && <Icon name="right" size={16} />}
    </>
  );
  return to === undefined ? (
    <div className={styles.row}>{content}</div>
  ) : (
    <Link to={to} className={styles.row}>
      {content}
    </Link>
  );
}

/** Players of one kind below their title. */
export function SquadGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
