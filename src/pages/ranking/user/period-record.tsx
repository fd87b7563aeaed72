import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { PlacedBet } from '../../../contract/ranking/betting';
import { FollowedCard } from '../../../domains/record/followed-card';
import { LuckRange } from '../../../domains/record/luck-range';
import { RecordTables } from '../../../domains/record/record-tables';
import { useFormats } from '../../../i18n/use-formats';
import { BET_PERIODS, type BetPeriod, betsIn, coinRecord, followedBet } from '../../../rules/record/bet-period';
import { breakEven } from '../../../rules/record/followed';
import { saysRate } from '../../../rules/record/hit-rate';
import { useServices } from '../../../services/services';
import { Segmented } from '../../../ui/controls/segmented';
import { State } from '../../../ui/feedback/state';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { TitledSection } from '../../../ui/layout/titled-section';
import { StatRow } from '../../../ui/lists/stat-row';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { useShortProfit } from '../data/rank-labels';

/** The kind of bet in words: several legs are a parlay. */
function usePlayOf() {
  const t = useTranslations();
  return ({ legs }: PlacedBet): string | undefined => {
    const [only, ...more] = legs;
    if (more.length > 0) return t('bet.parlay', { legs: legs.length });
    return only?.playType === undefined ? undefined : t(`betPlay.${only.playType}`);
  };
}

/** A user's figures of the period that is chosen, made of the bets that have been read. */
function Figures({ bets }: { readonly bets: readonly PlacedBet[] }) {
  const t = useTranslations('numbers');
  const { count, percent } = useFormats();
  const shortProfit = useShortProfit();
  const missing = useTranslations('format')('missing');
  const { profit, yield: rate, fall, settled, unknown, hits, sample } = coinRecord(bets);
  const isKnown = unknown < settled;
  const isEnough = saysRate(settled - unknown);
  const told = isKnown ? profit : undefined;
  const notes = [isEnough ? t('fallOrder') : t('fromTen'), unknown > 0 ? t('noProfit', { bets: unknown }) : ''];
  return (
    <>
      <StatRow
        stats={[
          { key: t('profit'), value: shortProfit(told), trend: profit > 0 ? 'up' : profit < 0 ? 'down' : undefined },
          { key: t('return'), value: percent(rate, { signed: true }) },
          { key: t('fall'), value: isEnough ? shortProfit(-(fall?.depth ?? 0)) : missing },
          { key: t('hits'), value: count(hits), unit: `/${count(sample)}` },
        ]}
      />
      <p className={text.meta}>{notes.filter(Boolean).join(' ')}</p>
    </>
  );
}

interface PeriodRecordProps {
  /** Those that have been read, newest first. */
  readonly bets: readonly PlacedBet[];
  /** Older ones have not been read. */
  readonly isCut: boolean;
  readonly period: BetPeriod;
  readonly onPeriod: (period: BetPeriod) => void;
}

/** The quality of a user's bets in a period, and the return of following them. */
export function PeriodRecord({ bets, isCut, period, onPeriod }: PeriodRecordProps) {
  const t = useTranslations('numbers');
  const { now } = useServices();
  const id = useId();
  const playOf = usePlayOf();
  const [at] = useState(now);
  const chosen = useMemo(() => betsIn(bets, period, at), [bets, period, at]);
  const followed = chosen.map((bet) => followedBet(bet, playOf));
  const { settled, hits, sample } = coinRecord(chosen);
  return (
    <>
      <TitledSection title={t('period')}>
        <PaddedCard>
          <Segmented
            label={t('period')}
            segments={BET_PERIODS.map((value) => ({ value, label: t(value) }))}
            value={period}
            onSelect={onPeriod}
            panelId={id}
          />
          <div id={id} className={layout.apart} role="tabpanel" aria-label={t('period')}>
            {settled === 0 ? (
              <State art="empty" title={t('noBets')} text={isCut ? t('partly') : undefined} />
            ) : (
              <>
                <Figures bets={chosen} />
                <LuckRange rate={{ hits, sample, even: breakEven(followed) }} />
              </>
            )}
          </div>
        </PaddedCard>
      </TitledSection>
      {settled > 0 && (
        <>
          <FollowedCard tips={followed} isCut={isCut} kind="bets" />
          <RecordTables tips={followed} />
        </>
      )}
    </>
  );
}
