import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './copy-row.module.css';

interface CopyRowProps {
  /** The match and the kind of bet. */
  readonly about: string;
  readonly pick: string;
  readonly note?: string | undefined;
  /** The way out. */
  readonly end: ReactNode;
}

/** A pick that can be bet on elsewhere. */
export const CopyRow = ({ about, pick, note, end }: CopyRowProps) => (
  <div className={styles.row}>
    <div className={layout.grow}>
      <div className={cx(text.meta, text.ell)} title={about}>
        {about}
      </div>
      <div className={cx(styles.pick, text.num)}>{pick}</div>
      {note !== undefined && <div className={text.meta}>{note}</div>}
    </div>
    {end}
  </div>
);

export const CopyRows = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.rows}>{children}</div>
);
