import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import styles from './record-bars.module.css';

/** One of the last ten, ready to read. */
export interface RecordBar {
  readonly id: string;
  readonly tone: 'win' | 'lose' | 'draw' | 'hidden';
  readonly isHalf: boolean;
  /** One sign. */
  readonly letter: string;
  /** The result as a word. */
  readonly word: string;
  /** Below the bar, as short as it can be: the month only where it changes. */
  readonly shortDate: string;
  readonly date: string;
}

interface RecordBarsProps {
  readonly bars: readonly RecordBar[];
  /** The whole record as a sentence. */
  readonly label: string;
  readonly caption: string;
  readonly dateColumn: string;
  readonly resultColumn: string;
}

/** The last ten as a picture, newest first, and the same as a table for those who do not see it. */
export function RecordBars({ bars, label, caption, dateColumn, resultColumn }: RecordBarsProps) {
  return (
    <>
      <div className={styles.record} role="img" aria-label={label}>
        {bars.map(({ id, tone, isHalf, letter, shortDate }) => (
          <span key={id} className={cx(styles.item, styles[tone], isHalf && styles.half)}>
            <b className={styles.bar}>{letter}</b>
            <em className={cx(styles.date, text.num)}>{shortDate}</em>
          </span>
        ))}
      </div>
      <table className={text.vh}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{dateColumn}</th>
            <th scope="col">{resultColumn}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, date, word }) => (
            <tr key={id}>
              <th scope="row">{date}</th>
              <td>{word}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface RecordCountsProps {
  readonly won: string | undefined;
  readonly even: string | undefined;
  readonly lost: string | undefined;
}

/** The number of each, beside the heading. */
export const RecordCounts = ({ won, even, lost }: RecordCountsProps) => (
  <span className={cx(text.meta, text.num, styles.counts)}>
    {won !== undefined && <span className={styles.won}>{won}</span>}
    {even !== undefined && <span className={styles.even}>{even}</span>}
    {lost !== undefined && <span className={styles.lost}>{lost}</span>}
  </span>
);
