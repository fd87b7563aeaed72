import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './steps.module.css';

interface StepsProps {
  readonly steps: readonly ReactNode[];
  /** Size of the text, gaps and padding are the owner's. */
  readonly className?: string | undefined;
}

/** Steps one after the other, each with its number on a disc. */
export function Steps({ steps, className }: StepsProps) {
  return (
    <ol className={cx(styles.steps, className)}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
        <li key={index} className={styles.step}>
          {step}
        </li>
      ))}
    </ol>
  );
}
