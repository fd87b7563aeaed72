import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Expert } from '../../../contract/expert/expert';
import { useFormats } from '../../../i18n/use-formats';
import { wallTime } from '../../../i18n/wall-time';
import { countTen, isSettled, toneOf } from '../../../rules/tip/tip-view-model';
import { Button } from '../../../ui/controls/button';
import { State } from '../../../ui/feedback/state';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { TitledSection } from '../../../ui/layout/titled-section';
import { settleTimesOf, useHiddenResults } from './hidden-results';
import { type RecordBar, RecordBars, RecordCounts } from './record-bars';

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

function useBars({ tenHistory, tenTips }: Expert, isAsked: boolean): RecordBar[] {
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

/** The last ten as a picture and as a table, newest first (decisions.md, ten history). */
export function ExpertRecord({ expert }: { readonly expert: Expert }) {
  const t = useTranslations('expert');
  const show = useTranslations('tips')('showResult');
  const [isAsked, setIsAsked] = useState(false);
  const bars = useBars(expert, isAsked);
  const isHiding = bars.some(({ tone }) => tone === 'hidden');
  const total = bars.length;
  const { won, even, lost } = countTen(expert.tenHistory);
  const said = (count: number, key: 'wins' | 'draws' | 'losses') => (count === 0 ? undefined : t(key, { count }));
  return (
    <TitledSection
      title={total < TEN && total > 0 ? t('fewTitle', { total }) : t('tenTitle')}
      meta={t('newestFirst')}
      end={
        isHiding ? (
          <Button size="sm" variant="quiet" onClick={() => setIsAsked(true)}>
            {show}
          </Button>
        ) : (
          <RecordCounts won={said(won, 'wins')} even={said(even, 'draws')} lost={said(lost, 'losses')} />
        )
      }
    >
      <PaddedCard>
        {total === 0 ? (
          <State art="empty" title={t('noRecord')} />
        ) : (
          <RecordBars
            bars={bars}
            label={t('record', { total, results: bars.map(({ word }) => word).join(' ') })}
            caption={t('recordTable', { total })}
            dateColumn={t('date')}
            resultColumn={t('resultColumn')}
          />
        )}
      </PaddedCard>
    </TitledSection>
  );
}
