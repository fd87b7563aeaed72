import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './input-bar.module.css';

/** The app's root counts the bars of the page, for what floats above them. */
function countBar(bar: HTMLElement | null, by: 1 | -1): void {
  const style = bar?.closest<HTMLElement>('.sport-info')?.style;
  style?.setProperty('--si-bars', String(Number(style.getPropertyValue('--si-bars')) + by));
}

/** The bar at the page's end that the keyboard lifts: stands in the flow, so that nothing is ever under it. */
export function InputBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    countBar(current, 1);
    return () => countBar(current, -1);
  }, []);
  return (
    <div ref={bar} className={styles.bar}>
      {children}
    </div>
  );
}

/** One line to type in; `aria-label` is its name. */
export const InputField = (props: Omit<ComponentPropsWithRef<'input'>, 'className'>) => (
  <input {...props} className={styles.field} />
);

/** A field that says why nothing can be typed. */
export const InputOff = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.off}>{children}</span>
);

interface InputHintProps {
  readonly tone: 'info' | 'warn' | 'danger';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** The share of a threshold that is reached, 0 to 1, and its name. */
  readonly progress?: { readonly share: number; readonly label: string } | undefined;
  readonly action?: ReactNode;
}

/** In the place of the field: why one may not speak, and the way on. */
export function InputHint({ tone, icon, children, progress, action }: InputHintProps) {
  return (
    <div className={`${styles.hint} ${styles[tone]}`}>
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
