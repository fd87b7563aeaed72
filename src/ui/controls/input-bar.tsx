import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './input-bar.module.css';

/** The bar at the page's end that the keyboard lifts: stands in the flow, so that nothing is ever under it. */
export const InputBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.bar} data-bar="">
    {children}
  </div>
);

/** One line to type in; `aria-label` is its name. */
export const InputField = (props: Omit<ComponentPropsWithRef<'input'>, 'className'>) => (
  <input {...props} className={styles.field} />
);

/** A field that says why nothing can be typed. */
export const InputOff = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.off}>{children}</span>
);

interface InputNoticeProps {
  readonly tone: 'info' | 'warn' | 'danger';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** How far a threshold is reached, 0 to 1, and what that is called. */
  readonly progress?: { readonly share: number; readonly label: string } | undefined;
  /** The way on. */
  readonly action?: ReactNode;
}

/** In the place of the field: why one may not speak, and the way on. */
export function InputNotice({ tone, icon, children, progress, action }: InputNoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      {icon}
      <span className={styles.words}>
        {children}
        {progress !== undefined && (
          <progress className={styles.progress} max={1} value={progress.share} aria-label={progress.label} />
        )}
      </span>
      {action}
    </div>
  );
}
