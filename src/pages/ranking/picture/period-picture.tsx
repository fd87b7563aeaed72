import { useTranslations } from 'use-intl/react';
import type { PlacedBet } from '../../../contract/ranking/betting';
import type { RankedProfile } from '../../../contract/ranking/ranking';
import { useRangeLabels } from '../../../domains/record/luck-range';
import { PictureSheet } from '../../../domains/share/picture/picture-sheet';
import type { PictureProps } from '../../../domains/share/picture/use-picture';
import { useTemplate } from '../../../domains/share/picture/use-template';
import { useFormats } from '../../../i18n/use-formats';
import { monthDay } from '../../../i18n/wall-time';
import { type BetPeriod, coinRecord } from '../../../rules/record/bet-period';
import { saysRate } from '../../../rules/record/hit-rate';
import { isSettled, toneOf } from '../../../rules/tip/tip-view-model';
import type { Stat } from '../../../ui/lists/stat-row';
import { useShortProfit, useUserViewModel } from '../data/rank-labels';
import { type PeriodPicture as Model, periodMarks } from './period-layout';

/** A figure's number and the unit behind it, which is smaller: 12.3K → 12.3, K. */
function splitFigure(figure: string): Pick<Stat, 'value' | 'unit'> {
  const [, value = figure, unit = ''] = /^([^\p{L}%]+)([\p{L}%]*)$/u.exec(figure) ?? [];
  return unit === '' ? { value } : { value, unit };
}

export interface UserPeriod {
  /** An addition. */
  readonly user: RankedProfile | undefined;
  readonly period: BetPeriod;
  /** Of the period, newest first; at least one of them is settled. */
  readonly bets: readonly PlacedBet[];
  /** Older ones have not been read. */
  readonly isCut: boolean;
}

/** First and last day of these bets. */
function spanOf(bets: readonly PlacedBet[]): { readonly from: string; readonly to: string } {
  const times = bets.flatMap(({ createDate }) => createDate ?? []);
  if (times.length === 0) return { from: '', to: '' };
  return { from: monthDay(Math.min(...times)), to: monthDay(Math.max(...times)) };
}

/** A ranked user's period as a picture to share; what was called off is left out, as on the page. */
export function PeriodPicture({ of, path, onClose }: PictureProps<UserPeriod>) {
  const t = useTranslations();
  const { user, period, bets, isCut } = of;
  const { count, percent } = useFormats();
  const shortProfit = useShortProfit();
  const labels = useRangeLabels();
  const { name, portrait } = useUserViewModel()(user ?? { nickName: '', headUrl: undefined });
  const settled = bets.filter(({ result }) => isSettled(result) && toneOf(result) !== 'void');
  const { profit, yield: rate, line, fall: deepest, unknown, hits, sample } = coinRecord(bets);
  const isEnough = saysRate(settled.length - unknown);
  const fall = isEnough ? deepest : undefined;
  const range = labels({ hits, sample });
  const kind = t('picture.period', { period: t(`numbers.${period}`) });
  const { from, to } = spanOf(settled);
  const span = from === to ? from : `${from} ~ ${to}`;
  const about = t(isCut ? 'picture.settledPartly' : 'picture.settled', { span, bets: count(settled.length) });
  const { value, unit = '' } = splitFigure(shortProfit(unknown === settled.length ? undefined : profit));
  const depth = shortProfit(isEnough ? -(fall?.depth ?? 0) : undefined);
  const model: Model = {
    ...useTemplate(kind, t('picture.scanPeriod'), path),
    name,
    about: [about, unknown > 0 ? t('numbers.noProfit', { bets: unknown }) : ''].filter(Boolean).join(' · '),
    portrait,
    profit: {
      word: t('picture.profit'),
      value: String(value),
      unit,
      ink: profit > 0 ? 'win' : profit < 0 ? 'lose' : 'text',
    },
    yield: { word: t('picture.yield'), value: percent(rate, { signed: true }) },
    line,
    fall: fall && { from: fall.from, to: fall.to, words: t('picture.fallOf', { coins: depth }) },
    from,
    to,
    figures: [
      { word: t('picture.hits'), value: `${count(hits)}/${count(sample)}` },
      {
        word: t('picture.between'),
        value: range === undefined ? t('picture.few') : `${range.span.from}–${range.span.to}%`,
      },
      { word: t('picture.fall'), value: depth, ink: fall === undefined ? 'text' : 'lose' },
    ],
  };
  return (
    <PictureSheet
      title={name}
      alt={t('picture.alt', { kind, name, facts: `${model.profit.word} ${model.profit.value}${unit}, ${model.about}` })}
      path={path}
      model={model}
      marks={periodMarks}
      onClose={onClose}
    />
  );
}
