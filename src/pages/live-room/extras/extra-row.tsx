import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import styles from './extras.module.css';

interface ExtraRowProps {
  readonly icon: 'envelope' | 'gift';
  readonly title: string;
  readonly badge?: ReactNode;
  /** Lines below the title. */
  readonly children: ReactNode;
  readonly end?: ReactNode;
}

/** Something that can be won in the room. */
export function ExtraRow({ icon, title, badge, children, end }: ExtraRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles[icon]}>
        <PageIcon name={icon} size={24} />
      </span>
      <div className={styles.texts}>
        <div className={styles.title}>
          {title} {badge}
        </div>
        <div className={cx(text.meta, text.num)}>{children}</div>
      </div>
      {end}
    </div>
  );
}
