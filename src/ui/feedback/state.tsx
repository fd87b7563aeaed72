import type { ReactNode } from 'react';
import styles from './state.module.css';
import { type Art, StateArt } from './state-art';

interface StateProps {
  /** Absent: no more than a few words, in a low place. */
  readonly art?: Art | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
  readonly note?: string | undefined;
  /** Height of what it stands for, CSS px: nothing below it moves. */
  readonly space?: number | undefined;
  /** The heading's level where the state stands in for a page. */
  readonly isPage?: boolean;
}

/** Stands where there is nothing to show: the reason, and the way on. */
export function State({ art, title, text, action, note, space, isPage = false }: StateProps) {
  return (
    <div className={styles.state} style={{ minBlockSize: space }} data-testid={isPage ? 'si-failed' : undefined}>
      {art && <StateArt art={art} />}
      {isPage ? (
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      ) : (
        <p className={styles.title}>{title}</p>
      )}
      {text && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
