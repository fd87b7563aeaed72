import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useRangeLabels } from '../../../domains/record/luck-range';
import { shareOf, toldRate } from '../../../domains/record/rate';
import { useFormats } from '../../../i18n/use-formats';
import type { LuckRange } from '../../../rules/record/hit-rate';
import { Range } from '../../../ui/charts/range';
import { cx } from '../../../ui/cx';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { TitledSection } from '../../../ui/layout/titled-section';
import { StatRow } from '../../../ui/lists/stat-row';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './compare.module.css';
import type { CompareProps } from './compare-table';
import type { Compared } from './use-compared';
import { verdictOf } from './verdict';

const rateOf = ({ expert }: Compared) => toldRate(expert.hitPercents, expert.hitSession);

/** The stretch that both ranges share. */
function sharedBy([first, second]: readonly (LuckRange | undefined)[]): LuckRange | undefined {
  if (first === undefined || second === undefined) return undefined;
  const from = Math.max(first.from, second.from);
  const to = Math.min(first.to, second.to);
  return from < to ? { from, to } : undefined;
}

/** The sentence whether the difference is more than luck. */
function VerdictNote({ sides, names }: CompareProps) {
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
    <p className={styles.say}>
      <PageIcon name="infoRound" size={16} />
      <span>{say()}</span>
    </p>
  );
}

/** Both hit rates on one axis. */
export function CompareRates({ sides, names }: CompareProps) {
  const t = useTranslations('numbers');
  const missing = useTranslations('format')('missing');
  const { count } = useFormats();
  const rangeOf = useRangeLabels();
  const rows = sides.map((side, index) => {
    const rate = rateOf(side);
    return { key: index === 0 ? 'first' : 'second', name: names[index] ?? '', rate, said: rate && rangeOf(rate) };
  });
  const shared = sharedBy(rows.map(({ said }) => said?.range));
  const axis = [0, 1].map((at) => ({ at, text: `${at * 100}%` }));
  return (
    <TitledSection title={t('hitRate')}>
      <PaddedCard>
        <StatRow
          stats={rows.map(({ name, rate, said }) => ({
            key: rate === undefined ? name : `${name} ${t('sample', { sample: count(rate.sample) })}`,
            value: said?.rate.replace('%', '') ?? missing,
            unit: said && '%',
          }))}
        />
        {rows.map(({ key, name, rate, said }, index) => (
          <div key={key} className={styles.range}>
            <span className={text.two} dir="auto">
              {name}
            </span>
            <div className={layout.grow}>
              {rate && said && (
                <Range
                  {...said.range}
                  at={shareOf(rate)}
                  shared={shared}
                  label={said.sentence}
                  {...(index === rows.length - 1 && { marks: axis })}
                />
              )}
            </div>
            <span className={cx(text.meta, text.num)}>
              {said ? `${said.span.from}\u2060–\u2060${said.span.to}%` : t('few')}
            </span>
          </div>
        ))}
        <VerdictNote sides={sides} names={names} />
      </PaddedCard>
    </TitledSection>
  );
}
