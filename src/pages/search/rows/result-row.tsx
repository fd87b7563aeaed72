import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import row from '../../../domains/anchor/anchor-row.module.css';
import { cx } from '../../../ui/cx';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { Marked } from './marked';
import styles from './rows.module.css';

export interface RowProps {
  /** It only sounds like that: how it is spelled. */
  readonly sound?: string | undefined;
}

interface ResultRowProps extends RowProps {
  readonly picture: ReactNode;
  readonly name: string;
  /** `RowMeta`s. */
  readonly meta?: ReactNode;
  readonly end?: ReactNode;
  readonly to: string;
}

interface RowMetaProps {
  /** All of it in words, where it may be cut; else it goes on in a second line. */
  readonly whole?: string | undefined;
  readonly children: ReactNode;
}

export const RowMeta = ({ whole, children }: RowMetaProps) => (
  <span className={cx(text.meta, text.num, layout.block, whole !== undefined && text.ell)} title={whole}>
    {children}
  </span>
);

/** One result: all of the row leads there. */
export function ResultRow({ picture, name, meta, end, to, sound }: ResultRowProps) {
  const t = useTranslations('search');
  return (
    <Link to={to} className={cx(row.row, styles.row)}>
      {picture}
      <span className={row.texts}>
        <span className={row.title}>
          <span className={text.two} title={name}>
            <Marked text={name} />
          </span>
        </span>
        {meta}
      </span>
      {(sound !== undefined || end) && (
        <span className={cx(row.end, styles.end)}>
          {sound === undefined ? end : <span className={text.meta}>{t('sound', { sound })}</span>}
        </span>
      )}
    </Link>
  );
}
