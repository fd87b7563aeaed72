import type { CSSProperties } from 'react';
import { cx } from '../cx';
import text from '../theme/text.module.css';
import { fallSpot, type Piece, runSpot, type TagSpot } from './chart-tags';
import styles from './unit-chart.module.css';

/** A piece of the line with its name. */
interface Named extends Piece {
  readonly name: string;
}

interface UnitChartProps {
  /** Oldest first; two at least. */
  readonly values: readonly number[];
  /** Says in a sentence what the picture shows. */
  readonly label: string;
  /** From the peak to the trough: a field, or (of a line that does nothing but fall) the name alone. */
  readonly fall: (Named & { readonly isBare?: boolean }) | undefined;
  /** A run of losses: a thick piece of the line. */
  readonly losing: Named | undefined;
  readonly yLabel: (value: number) => string;
}

const WIDTH = 300;
const HEIGHT = 168;
const MOST_TICKS = 6;

/** A step of 1, 2 or 5 times a power of ten that makes no more than six ticks. */
function tickStep(span: number): number {
  const rough = span / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
}

const placed = ({ x, y }: TagSpot) =>
  ({ '--chart-x': `${Math.round(x * 1000) / 10}%`, '--chart-y': `${Math.round(y * 1000) / 10}%` }) as CSSProperties;

/** The names of the fall and of the run, where neither hides the line. */
function Tags({ values, fall, losing }: Pick<UnitChartProps, 'values' | 'fall' | 'losing'>) {
  const run = runSpot(values, losing);
  const field = fall === undefined ? undefined : fallSpot(values, fall, run);
  return (
    <>
      {field !== undefined && (
        <span className={cx(styles.tag, styles[field.edge])} style={placed(field)}>
          {fall?.name}
        </span>
      )}
      {run !== undefined && (
        <span className={cx(styles.tag, styles[run.side])} style={placed(run)}>
          {losing?.name}
        </span>
      )}
    </>
  );
}

/** The balance in units, tip by tip, around zero. */
export function UnitChart({ values, label, fall, losing, yLabel }: UnitChartProps) {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const span = most - least || 1;
  const y = (value: number) => Math.round(((most - value) / span) * HEIGHT);
  const x = (index: number) => Math.round((index / Math.max(1, values.length - 1)) * WIDTH);
  const top = (value: number) =>
    ({ '--chart-y': `${Math.round(((most - value) / span) * 1000) / 10}%` }) as CSSProperties;
  const path = (piece: Piece) =>
    `M${values
      .slice(piece.from, piece.to + 1)
      .map((value, index) => `${x(piece.from + index)} ${y(value)}`)
      .join('L')}`;
  const step = tickStep(span);
  const [low, high] = [Math.ceil(least / step), Math.floor(most / step)];
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => (low + index) * step);
  return (
    <div className={cx(styles.chart, text.num)} role="img" aria-label={label}>
      <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {fall !== undefined && fall.isBare !== true && (
          <rect className={styles.fall} x={x(fall.from)} y={0} width={x(fall.to) - x(fall.from)} height={HEIGHT} />
        )}
        {ticks.map((tick) => (
          <path key={tick} className={tick === 0 ? styles.zero : styles.grid} d={`M0 ${y(tick)}H${WIDTH}`} />
        ))}
        <path className={styles.line} d={path({ from: 0, to: values.length - 1 })} />
        {losing !== undefined && <path className={styles.losing} d={path(losing)} />}
      </svg>
      {ticks.map((tick) => (
        <span key={tick} className={styles.y} style={top(tick)}>
          {yLabel(tick)}
        </span>
      ))}
      <i className={styles.dot} style={top(values[values.length - 1] ?? 0)} />
      <Tags values={values} fall={fall} losing={losing} />
    </div>
  );
}
