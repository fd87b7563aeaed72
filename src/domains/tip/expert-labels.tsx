import { useTranslations } from 'use-intl/react';
import type { Expert } from '../../contract/expert/expert';
import { useFormats } from '../../i18n/use-formats';
import { saysRate } from '../../rules/record/hit-rate';
import { lastTen, type RecordBadge, streak } from '../../rules/tip/tip-view-model';
import { Badge } from '../../ui/feedback/badge';
import { useRangeLabels } from '../record/luck-range';
import { toldRate } from '../record/rate';
import { useHidesTen } from './hidden-results';

type Recorded = Pick<Expert, 'tenHistory' | 'tenTips' | 'tenWin' | 'winContinuous' | 'hitPercents' | 'hitSession'>;

/** The words of an expert's record: the row of wins, the last ten, the hit rate with its sample. The server's figures, never computed again. */
export function useExpertLabels() {
  const t = useTranslations('tips');
  const numbers = useTranslations('numbers');
  const rangeOf = useRangeLabels();
  const hidesTen = useHidesTen();
  const { count, percent } = useFormats();
  const badgeText = (badge: RecordBadge) =>
    badge.kind === 'streak' ? t('streak', { wins: badge.wins }) : t('ten', { total: badge.total, won: badge.won });
  return {
    ten(record: Recorded): string | undefined {
      const badge = lastTen(record);
      return hidesTen(record) ? undefined : badge && badgeText(badge);
    },
    badgeText,
    /** With the number of tips behind it (decisions.md, Responsible use); too few for a rate are only counted. */
    hitRate({ hitPercents, hitSession }: Recorded): string | undefined {
      if (hitPercents === undefined) return undefined;
      if (hitSession !== undefined && !saysRate(hitSession)) {
        return `${numbers('few')} · ${numbers('sample', { sample: hitSession })}`;
      }
      const rate = percent(hitPercents / 100);
      return hitSession === undefined ? t('hitRateAlone', { rate }) : t('hitRate', { rate, tips: count(hitSession) });
    },
    /** Between which ends the hit rate lies by luck alone; nothing where the sample is too small or not known. */
    mostly({ hitPercents, hitSession }: Recorded): string | undefined {
      const rate = toldRate(hitPercents, hitSession);
      const said = rate && rangeOf(rate);
      return said && numbers('most', said.span);
    },
  };
}

interface RecordTagProps {
  readonly record: Recorded;
  readonly withTen?: boolean;
  /** Hidden results were asked for. */
  readonly isAsked?: boolean;
}

/** A row of wins, else (where asked for) how many of the last ten; nothing without a record, and while one of them is hidden. */
export function RecordTag({ record, withTen = false, isAsked = false }: RecordTagProps) {
  const { badgeText } = useExpertLabels();
  if (useHidesTen(isAsked)(record)) return null;
  const badge = streak(record) ?? (withTen ? lastTen(record) : undefined);
  return badge && <Badge tone={badge.kind === 'streak' ? 'win' : undefined}>{badgeText(badge)}</Badge>;
}
