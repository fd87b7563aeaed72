import { useTranslations } from 'use-intl/react';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import { ShareBar } from '../layout/share-bar';
import styles from './compare-row.module.css';

interface CompareRowProps {
  readonly label: string;
  readonly home: number | undefined;
  readonly away: number | undefined;
}

/** The same figure at home and away, each as its share of both. */
function CompareRow({ label, home, away }: CompareRowProps) {
  const missing = useTranslations('format')('missing');
  const sum = (home ?? 0) + (away ?? 0);
  const share = (value = 0) => (sum > 0 ? value / sum : 0);
  return (
    <tr className={styles.row}>
      <td className={cx(styles.home, text.strong, text.num)}>{home ?? missing}</td>
      <th scope="row" className={styles.middle}>
        <span className={cx(styles.label, text.meta)}>{label}</span>
        <span className={styles.bars}>
          <ShareBar share={share(home)} tone="home" isReversed />
          <ShareBar share={share(away)} tone="away" />
        </span>
      </th>
      <td className={cx(text.strong, text.num)}>{away ?? missing}</td>
    </tr>
  );
}

interface CompareTableProps {
  readonly caption: string;
  readonly home: string;
  readonly away: string;
  readonly rows: readonly CompareRowProps[];
}

/** Home and away beside each other, line by line. */
export function CompareTable({ caption, home, away, rows }: CompareTableProps) {
  return (
    <table className={styles.table}>
      <caption className={text.vh}>{caption}</caption>
      <thead className={text.vh}>
        <tr>
          <th scope="col">{home}</th>
          <th scope="col">{caption}</th>
          <th scope="col">{away}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CompareRow key={row.label} {...row} />
        ))}
      </tbody>
    </table>
  );
}

/** The legend of the two colours. */
export const CompareKey = ({ home, away }: { readonly home: string; readonly away: string }) => (
  <span className={cx(styles.key, text.meta)} aria-hidden="true">
    <i className={styles.homeDot}>●</i> {home}
    <i className={styles.awayDot}>●</i> {away}
  </span>
);
