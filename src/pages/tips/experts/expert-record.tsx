import { useTranslations } from 'use-intl/react';
import type { Expert } from '../../../contract/expert/expert';
import { settleTimesOf, useHiddenResults } from '../../../domains/tip/hidden-results';
import { useFormats } from '../../../i18n/use-formats';
import { wallTime } from '../../../i18n/wall-time';
import { countTen, isSettled, toneOf } from '../../../rules/tip/tip-view-model';
import { Button } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { State } from '../../../ui/feedback/state';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { TitledSection } from '../../../ui/layout/titled-section';
import text from '../../../ui/theme/text.module.css';
import styles from './expert-record.module.css';

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

const TEN = 10;
const HALVES: ReadonlySet<string> = new Set(['winHalf', 'loseHalf']);

/** Month and day, the month only where it is another than that of the bar before. */
function datesOf(times: readonly (number | undefined)[]): string[] {
  let last = '';
  return times.map((at) => {
    if (at === undefined) return '';
    const { month, day } = wallTime(at);
    const isSame = month === last;
    last = month;
    return isSame ? day : `${month}-${day}`;
  });
}

/** The last ten, ready to read; what was called off is none of them. */
export function useRecordBars({ tenHistory, tenTips }: Expert, isAsked: boolean): RecordBar[] {
  const t = useTranslations();
  const isHidden = useHiddenResults(isAsked);
  const { stampTime } = useFormats();
  const times = settleTimesOf({ tenHistory, tenTips });
  const short = datesOf(times);
  return tenHistory.flatMap((result, index): RecordBar[] => {
    if (!isSettled(result)) return [];
    const tone = toneOf(result);
    if (tone === 'void' || result === 'cancel' || result === 'failure') return [];
    const at = times[index];
    const shortDate = short[index] ?? '';
    const date = at === undefined ? t('format.missing') : stampTime(at, 0);
    const bar = { id: `${index}`, shortDate, date };
    if (isHidden(at, index)) {
      return [{ ...bar, tone: 'hidden', isHalf: false, letter: '?', word: t('tips.resultHidden') }];
    }
    const isHalf = HALVES.has(result);
    return [{ ...bar, tone, isHalf, letter: t(`betLetter.${result}`), word: t(`betResult.${result}`) }];
  });
}

/** The last ten as a picture, newest first, and the same as a table for those who do not see it. */
function RecordBars({ bars }: { readonly bars: readonly RecordBar[] }) {
  const t = useTranslations('expert');
  const total = bars.length;
  return (
    <>
      <div
        className={styles.record}
        role="img"
        aria-label={t('record', { total, results: bars.map(({ word }) => word).join(' ') })}
      >
        {bars.map(({ id, tone, isHalf, letter, shortDate }) => (
          <span key={id} className={cx(styles.item, styles[tone], isHalf && styles.half)}>
            <b className={styles.bar}>{letter}</b>
            <em className={cx(styles.date, text.num)}>{shortDate}</em>
          </span>
        ))}
      </div>
      <table className={text.vh}>
        <caption>{t('recordTable', { total })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('resultColumn')}</th>
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

interface ExpertRecordProps {
  readonly expert: Expert;
  /** Hidden results were asked for. */
  readonly isAsked: boolean;
  readonly onAsk: () => void;
}

/** The last ten as a picture and as a table, newest first (decisions.md, ten history). */
export function ExpertRecord({ expert, isAsked, onAsk }: ExpertRecordProps) {
  const t = useTranslations('expert');
  const show = useTranslations('tips')('showResult');
  const bars = useRecordBars(expert, isAsked);
  const isHiding = bars.some(({ tone }) => tone === 'hidden');
  const total = bars.length;
  const { won, even, lost } = countTen(expert.tenHistory);
  return (
    <TitledSection
      title={total < TEN && total > 0 ? t('fewTitle', { total }) : t('tenTitle')}
      meta={t('newestFirst')}
      end={
        isHiding ? (
          <Button size="sm" variant="quiet" onClick={onAsk}>
            {show}
          </Button>
        ) : (
          <span className={cx(text.meta, text.num, styles.counts)}>
            {won > 0 && <span className={text.gain}>{t('wins', { count: won })}</span>}
            {even > 0 && <span className={styles.even}>{t('draws', { count: even })}</span>}
            {lost > 0 && <span className={text.loss}>{t('losses', { count: lost })}</span>}
          </span>
        )
      }
    >
      <PaddedCard>{total === 0 ? <State art="empty" title={t('noRecord')} /> : <RecordBars bars={bars} />}</PaddedCard>
    </TitledSection>
  );
}
