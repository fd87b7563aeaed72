import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import notice from '../../ui/feedback/notice.module.css';
import { Spinner } from '../../ui/feedback/spinner';
import { Icon } from '../../ui/media/icon';
import styles from './quiet-bar.module.css';

interface QuietBarProps {
  readonly isBusy: boolean;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly children: ReactNode;
}

/** A line over the top of the page that moves nothing below it. */
export function QuietBar({ isBusy, action, children }: QuietBarProps) {
  return (
    <div className={styles.place}>
      <div className={cx(notice.notice, isBusy ? styles.mute : styles.warn)} role="status">
        {isBusy ? <Spinner small /> : <Icon name="wifi" size={18} />}
        <span className={notice.words}>{children}</span>
        {action !== undefined && (
          <button type="button" className={notice.button} onClick={action.onClick}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}
