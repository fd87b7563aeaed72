import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import { Marked } from './marked';
import styles from './rows.module.css';

export interface RowProps {
  /** What was searched for. */
  readonly query: string;
  /** It only sounds like that: how it is spelled. */
  readonly sound?: string | undefined;
}

interface ResultRowProps extends RowProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly meta?: ReactNode;
  /** All of it in words, where it may be cut; else it goes on in a second line. */
  readonly whole?: string | undefined;
  readonly end?: ReactNode;
  readonly to: string;
}

/** One result: all of the row leads there. */
export function ResultRow({ picture, name, meta, whole, end, to, query, sound }: ResultRowProps) {
  const t = useTranslations('search');
  return (
    <Link to={to} className={styles.row}>
      {picture}
      <span className={styles.texts}>
        <span className={styles.name}>
          <span className={text.ell} title={name}>
            <Marked text={name} query={query} />
          </span>
        </span>
        {meta && (
          <span className={cx(text.meta, text.num, styles.meta, whole !== undefined && text.ell)} title={whole}>
            {meta}
          </span>
        )}
      </span>
      {(sound !== undefined || end) && (
        <span className={styles.end}>
          {sound === undefined ? end : <span className={text.meta}>{t('sound', { sound })}</span>}
        </span>
      )}
    </Link>
  );
}
