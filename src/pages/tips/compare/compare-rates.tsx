import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useRangeLabels } from '../../../domains/record/luck-range';
import { shareOf, toldRate } from '../../../domains/record/rate';
import { useFormats } from '../../../i18n/use-formats';
import { verdictOf } from '../../../rules/record/compare-records';
import type { LuckRange } from '../../../rules/record/hit-rate';
import { Range } from '../../../ui/charts/range';
import { cx } from '../../../ui/cx';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { TitledSection } from '../../../ui/layout/titled-section';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import styles from './compare.module.css';
import type { Compared } from './use-compared';

const rateOf = ({ expert }: Compared) => toldRate(expert.hitPercents, expert.hitSession);

/** Where the two ranges lie over each other. */
function Overlap({ ranges: [first, second] }: { readonly ranges: readonly (LuckRange | undefined)[] }) {
  if (first === undefined || second === undefined) return null;
  const from = Math.max(first.from, second.from);
  const to = Math.min(first.to, second.to);
  if (from >= to) return null;
  const place = { '--from': `${from * 100}%`, '--to': `${to * 100}%` } as CSSProperties;
  return (
    <span className={styles.overlap} aria-hidden="true">
      <i style={place} />
    </span>
  );
}

/** The sentence whether the difference is more than luck. */
function VerdictNote({
  sides,
  names,
}: {
  readonly sides: readonly [Compared, Compared];
  readonly names: readonly [string, string];
}) {
  const t = useTranslations('compare');
  const rates = [rateOf(sides[0]), rateOf(sides[1])] as const;
  const verdict = verdictOf(...rates);
  const points = (share: number) => Math.round(share * 100);
  const b = (words: ReactNode) => <b className={text.strong}>{words}</b>;
  const say = () => {
    if (verdict.kind === 'unclear') {
      const [ahead, behind] = verdict.ahead.map(points);
      return t.rich('unclear', { first: names[0], second: names[1], ahead: ahead ?? 0, behind: behind ?? 0, b });
    }
    const name = names[verdict.side];
    if (verdict.kind === 'few') {
      const sample = rates[verdict.side]?.sample;
      return sample === undefined ? t.rich('unknown', { name, b }) : t.rich('few', { name, sample, b });
    }
    const { by, range } = verdict;
    return t.rich('clear', { name, points: points(by), from: points(range.from), to: points(range.to), b });
  };
  return (
    <p className={cx(styles.say, verdict.kind === 'clear' && styles.clear)}>
      <PageIcon name="infoRound" size={16} />
      <span>{say()}</span>
    </p>
  );
}

/** Both hit rates on one axis. */
export function CompareRates({
  sides,
  names,
}: {
  readonly sides: readonly [Compared, Compared];
  readonly names: readonly [string, string];
}) {
  const t = useTranslations('numbers');
  const missing = useTranslations('format')('missing');
  const { count } = useFormats();
  const rangeOf = useRangeLabels();
  const rows = sides.map((side, index) => {
    const rate = rateOf(side);
    return { name: names[index] ?? '', rate, said: rate && rangeOf(rate) };
  });
  return (
    <TitledSection title={t('hitRate')}>
      <PaddedCard>
        <div className={styles.two}>
          {rows.map(({ name, rate, said }) => (
            <div key={name}>
              <b className={text.num}>
                {said?.rate.replace('%', '') ?? missing}
                {said && <small>%</small>}
              </b>
              <span className={cx(text.meta, text.num)}>{rate && t('sample', { sample: count(rate.sample) })}</span>
            </div>
          ))}
        </div>
        <div className={styles.ranges}>
          <Overlap ranges={rows.map(({ said }) => said?.range)} />
          {rows.map(({ name, rate, said }) => (
            <div key={name} className={styles.range}>
              <span className={text.two} dir="auto">
                {name}
              </span>
              {rate && said ? <Range {...said.range} at={shareOf(rate)} label={said.sentence} /> : <span />}
              <span className={cx(text.meta, text.num)}>
                {said ? `${said.span.from}\u2060–\u2060${said.span.to}%` : t('few')}
              </span>
            </div>
          ))}
          <span className={styles.axis} aria-hidden="true">
            <span>0</span>
            <span>50</span>
            <span>100%</span>
          </span>
        </div>
        <VerdictNote sides={sides} names={names} />
      </PaddedCard>
    </TitledSection>
  );
}
