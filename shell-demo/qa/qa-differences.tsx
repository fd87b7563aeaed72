import { useMemo } from 'react';
import styles from '../host/portal.module.css';
import { compareRuns } from './qa-compare';
import type { Crossing } from './qa-crossing';
import { useQaTexts } from './qa-texts';

interface QaDifferencesProps {
  readonly golden: readonly Crossing[];
  readonly run: readonly Crossing[];
}

/** In what the run differs from the golden one, each with both sides. */
export function QaDifferences({ golden, run }: QaDifferencesProps) {
  const texts = useQaTexts();
  const differences = useMemo(() => compareRuns(golden, run), [golden, run]);
  if (run.length === 0) return null;
  if (differences.length === 0) return <p data-testid="qa-same">{texts.same}</p>;
  return (
    <section data-testid="qa-differences">
      <h2 className={styles['soft']}>
        {texts.differences} ({differences.length})
      </h2>
      <ul>
        {differences.map(({ kind, golden: before, now }, index) => {
          const one = before ?? now;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: made anew as a whole, and one difference may be like another
            <li key={index} data-difference={kind} data-kind={one?.kind}>
              {texts[kind]}: {one?.kind} <b>{one?.name}</b> <code>{before?.detail}</code>
              {kind === 'changed' && ' → '}
              {now !== undefined && <code>{now.detail}</code>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
