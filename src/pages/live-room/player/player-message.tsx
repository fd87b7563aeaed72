import type { ReactNode } from 'react';
import styles from './player.module.css';

interface PlayerMessageProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** A picture above the title. */
  readonly icon?: ReactNode;
  /** Spoken at once: something went wrong. */
  readonly isAlert?: boolean;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** The cover while there is no picture: not begun, over, failed, not allowed. */
export function PlayerMessage({ title, text, icon, isAlert = false, children }: PlayerMessageProps) {
  return (
    <div className={styles.message} role={isAlert ? 'alert' : undefined}>
      {icon}
      <strong>{title}</strong>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className={styles.choices}>{children}</div>}
    </div>
  );
}
