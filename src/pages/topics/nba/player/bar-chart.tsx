import styles from './bar-chart.module.css';

interface ChartBar {
  readonly key: string;
  readonly value: number;
  /** Below the bar. */
  readonly word: string;
  readonly isMuted: boolean;
}

/** Columns for a few figures, oldest first; `label` says it in a sentence, a table has the figures. */
export function BarChart({ bars, label }: { readonly bars: readonly ChartBar[]; readonly label: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      {bars.map(({ key, value, word, isMuted }) => (
        <div key={key} className={styles.column} aria-hidden="true">
          <span className={styles.value}>{value}</span>
          <span
            className={isMuted ? styles.muted : styles.bar}
            style={{ blockSize: `${Math.round((value / most) * 100)}%` }}
          />
          <span className={styles.word} title={word}>
            {word}
          </span>
        </div>
      ))}
    </div>
  );
}
