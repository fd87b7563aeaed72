import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../i18n/use-formats';
import { saysRate, wilson } from '../../rules/record/hit-rate';
import { useLazySheet } from '../../services/lazy-sheet';
import { Range } from '../../ui/charts/range';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/media/icon';
import text from '../../ui/theme/text.module.css';
import styles from './luck-range.module.css';
import { type Rate, shareOf } from './rate';

const loadSheet = () => import('./luck-sheet');

/** A rate and its range in words; undefined where the sample is too small to say anything. */
export function useRangeLabels() {
  const t = useTranslations('numbers');
  const { percent } = useFormats();
  const bare = (share: number) => percent(share).replace('%', '');
  return (of: Rate) => {
    const { hits, sample } = of;
    const range = saysRate(sample) ? wilson(hits, sample) : undefined;
    if (range === undefined) return undefined;
    const span = { from: bare(range.from), to: bare(range.to) };
    const rate = percent(shareOf(of));
    return { range, rate, span, sentence: t('sentence', { rate, sample, ...span }) };
  };
}

/** The sentence about a rate; a tap says what it means. */
function Sentence({
  rate,
  words,
}: {
  readonly rate: Rate;
  readonly words: { readonly rate: string; readonly from: string; readonly to: string };
}) {
  const t = useTranslations();
  const { open, sheet } = useLazySheet(loadSheet, ({ LuckSheet }, close) => <LuckSheet rate={rate} onClose={close} />);
  return (
    <>
      <button type="button" className={styles.say} aria-haspopup="dialog" onClick={() => open()}>
        <span className={styles.words}>
          {t.rich('numbers.richSentence', {
            ...words,
            sample: rate.sample,
            b: (chunks) => <b className={text.num}>{chunks}</b>,
          })}
        </span>
        <span className={styles.what}>
          {t('numbers.what')}
          <Icon name="right" size={14} />
        </span>
      </button>
      {sheet}
    </>
  );
}

/** A hit rate with the range within which it may lie by luck; too small a sample has neither. */
export function LuckRange({ rate }: { readonly rate: Rate }) {
  const t = useTranslations('numbers');
  const { percent } = useFormats();
  const words = useRangeLabels()(rate);
  if (words === undefined)
    return (
      <p className={text.meta}>
        {t('few')} · {t('sample', { sample: rate.sample })}
      </p>
    );
  const { range, span, sentence } = words;
  const even = rate.even?.rate;
  const evenMark = even === undefined ? [] : [{ at: even, text: t('even', { rate: percent(even).replace('%', '') }) }];
  return (
    <>
      <div className={styles.top}>
        <div>
          <b className={cx(styles.rate, text.num)}>
            {words.rate.replace('%', '')}
            <small>%</small>
          </b>
          <div className={text.meta}>{t('rateOf', { sample: rate.sample })}</div>
        </div>
        <div className={styles.bar}>
          <Range
            {...range}
            at={shareOf(rate)}
            even={even}
            label={sentence}
            marks={[{ at: 0, text: '0' }, ...evenMark, { at: 1, text: '100%' }]}
          />
        </div>
      </div>
      <Sentence rate={rate} words={{ rate: words.rate, ...span }} />
    </>
  );
}
