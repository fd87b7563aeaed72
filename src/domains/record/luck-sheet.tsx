import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../i18n/use-formats';
import { wilson } from '../../rules/record/hit-rate';
import { Range } from '../../ui/charts/range';
import { cx } from '../../ui/cx';
import { PageIcon } from '../../ui/media/page-icon';
import { Sheet } from '../../ui/overlays/sheet';
import text from '../../ui/theme/text.module.css';
import styles from './luck-range.module.css';
import { type Rate, shareOf } from './rate';

/** Records whose ranges show what a sample is worth. */
const EXAMPLES: readonly Rate[] = [
  { hits: 4, sample: 4 },
  { hits: 8, sample: 10 },
  { hits: 36, sample: 50 },
  { hits: 288, sample: 400 },
];

/** Shares of the axis that the figures need in large text on a small phone: two ends of a range, 0 and an end, an end and 100%. */
const ROOM = { between: 0.12, low: 0.1, high: 0.26 };

type Percent = ReturnType<typeof useFormats>['percent'];

/** The ends of the range, and those of the axis where there is room for them; the last figure says the unit. */
function marksOf({ from, to }: { readonly from: number; readonly to: number }, percent: Percent) {
  const bare = (share: number) => percent(share).replace('%', '');
  const isOne = to - from < ROOM.between;
  const last = isOne ? (from + to) / 2 : to;
  const hasEnd = last <= 1 - ROOM.high;
  const word = `${isOne ? `${bare(from)}–` : ''}${hasEnd ? bare(to) : percent(to)}`;
  return [
    ...(from >= ROOM.low ? [{ at: 0, text: '0' }] : []),
    ...(isOne ? [] : [{ at: from, text: bare(from) }]),
    { at: last, text: word },
    ...(hasEnd ? [{ at: 1, text: '100%' }] : []),
  ];
}

/** The meaning of the range beside a hit rate. */
export function LuckSheet({ rate, onClose }: { readonly rate: Rate; readonly onClose: () => void }) {
  const t = useTranslations('numbers');
  const { percent } = useFormats();
  const { hits, sample } = rate;
  const range = wilson(hits, sample) ?? { from: 0, to: 1 };
  const even = rate.even?.rate;
  const seen = percent(shareOf(rate));
  const bare = (share: number) => percent(share).replace('%', '');
  const sentenceOf = (of: Rate, { from, to }: { from: number; to: number }) =>
    t('sentence', { rate: percent(shareOf(of)), sample: of.sample, from: bare(from), to: bare(to) });
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <p className={styles.sub}>{t('explained', { sample, rate: seen })}</p>
      <div className={styles.big}>
        <Range
          {...range}
          at={shareOf(rate)}
          even={even}
          size="large"
          label={sentenceOf(rate, range)}
          marks={marksOf(range, percent)}
        />
      </div>
      <ul className={styles.legend}>
        <li>
          <i className={styles.tick} />
          {t('legendSeen', { rate: seen })}
        </li>
        <li>
          <i className={styles.band} />
          {t('legendBand')}
        </li>
        {rate.even !== undefined && (
          <li>
            <i className={styles.even} />
            {t('legendEven', { singles: rate.even.singles, rate: percent(even) })}
          </li>
        )}
      </ul>
      <p className={styles.sub}>{t('halves')}</p>
      <h3 className={styles.heading}>{t('more')}</h3>
      {EXAMPLES.map((one) => {
        const its = wilson(one.hits, one.sample) ?? { from: 0, to: 1 };
        return (
          <div key={one.sample} className={styles.compared}>
            <span className={text.ell}>{t('hitsOf', { hits: one.hits, sample: one.sample })}</span>
            <b className={text.num}>{percent(one.hits / one.sample)}</b>
            <Range {...its} at={one.hits / one.sample} even={even} size="small" label={sentenceOf(one, its)} />
            <span className={cx(text.meta, text.num)}>
              {t('sampleSpan', { sample: one.sample, from: bare(its.from), to: bare(its.to) })}
            </span>
          </div>
        );
      })}
      <p className={styles.note}>
        <PageIcon name="infoRound" size={18} />
        <span>{t('note')}</span>
      </p>
    </Sheet>
  );
}
