import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { Expert } from '../../../contract/expert/expert';
import { useRangeLabels } from '../../../domains/record/luck-range';
import { shareOf, signedUnits, toldRate } from '../../../domains/record/rate';
import { useMember } from '../../../domains/session/use-member';
import { PictureSheet } from '../../../domains/share/picture/picture-sheet';
import type { Figure } from '../../../domains/share/picture/template';
import type { PictureProps } from '../../../domains/share/picture/use-picture';
import { useTemplate } from '../../../domains/share/picture/use-template';
import { useFormats } from '../../../i18n/use-formats';
import { type Even, type Followed, followedAccount } from '../../../rules/record/followed';
import { saysRate } from '../../../rules/record/hit-rate';
import { countTen } from '../../../rules/tip/tip-view-model';
import { useServices } from '../../../services/services';
import { expertHistoryQuery } from '../experts/expert-history';
import { useRecordBars } from '../experts/expert-record';
import { expertMarks, type ExpertPicture as Model } from './expert-layout';

const TEN = 10;

/** The hit rate with its range and break-even; in words of its own where nothing can be said. */
function useRate(
  { hitPercents, hitSession }: Expert,
  even: Even | undefined,
): Pick<Model, 'rate' | 'range' | 'rangeWords'> {
  const t = useTranslations('picture');
  const missing = useTranslations('format')('missing');
  const { percent } = useFormats();
  const labels = useRangeLabels();
  const rate = toldRate(hitPercents, hitSession);
  if (rate === undefined)
    return {
      rate: { value: missing, unit: '', word: t('rate', { sample: missing }) },
      range: undefined,
      rangeWords: '',
    };
  const known = labels(rate);
  const word = t('rate', { sample: String(rate.sample) });
  if (known === undefined) return { rate: { value: missing, unit: '', word }, range: undefined, rangeWords: t('few') };
  return {
    rate: { value: known.rate.replace('%', ''), unit: '%', word },
    range: { ...known.range, at: shareOf(rate), ...(even === undefined ? {} : { even: even.rate }) },
    rangeWords: [t('mostly', known.span), even === undefined ? '' : t('even', { rate: percent(even.rate) })]
      .filter(Boolean)
      .join(' · '),
  };
}

/** The last ten as on the expert's page; what is hidden says nothing. */
function useTen(expert: Expert): Pick<Model, 'ten' | 'tenWords' | 'tenCounts'> {
  const t = useTranslations();
  const ten = useRecordBars(expert, false);
  const total = ten.length;
  return {
    ten: ten.slice(0, TEN),
    tenWords: total === 0 ? t('picture.noTen') : total < TEN ? t('picture.fewTen', { total }) : t('picture.ten'),
    tenCounts:
      total === 0 || ten.some(({ tone }) => tone === 'hidden') ? '' : t('picture.counts', countTen(expert.tenHistory)),
  };
}

/** Return of the week, longest run, deepest fall of the tips that have been read; what nobody knows is "—". */
function useFigures(
  { weekRateReturn, weekSession, longestWin }: Expert,
  tips: readonly Followed[] | undefined,
): Figure[] {
  const t = useTranslations();
  const { count, percent } = useFormats();
  const missing = t('format.missing');
  const week = saysRate(weekSession) ? weekRateReturn : undefined;
  const account = tips && followedAccount(tips);
  const fall = account === undefined || account.units === 0 ? undefined : (account.fall?.depth ?? 0);
  const ink = (isKnown: boolean, isGain: boolean) => (isKnown ? (isGain ? 'win' : 'lose') : 'text');
  return [
    {
      word: t('picture.week'),
      value: percent(week === undefined ? undefined : week / 100, { signed: true }),
      ink: ink(week !== undefined && week !== 0, (week ?? 0) > 0),
    },
    { word: t('picture.longest'), value: count(longestWin) },
    {
      word: account === undefined ? t('picture.fall') : t('picture.fallIn', { tips: count(account.units) }),
      value: fall === undefined ? missing : t('picture.units', { units: fall === 0 ? '0' : signedUnits(-fall) }),
      ink: ink(fall !== undefined && fall > 0, false),
    },
  ];
}

/** An expert's record as a picture to share. */
export function ExpertPicture({ of: expert, path, onClose }: PictureProps<Expert>) {
  const t = useTranslations();
  const { count } = useFormats();
  const services = useServices();
  const { data, isPending } = useQuery(expertHistoryQuery(services, useMember(), expert.id));
  const rate = useRate(expert, data?.even);
  const ten = useTen(expert);
  const template = useTemplate(t('picture.expert'), t('picture.scanExpert'), path);
  const { sportsSession, tag, headUrl } = expert;
  const name = expert.name || t('tips.unnamed');
  const published = sportsSession === undefined ? '' : t('picture.published', { tips: count(sportsSession) });
  const model: Model = {
    ...template,
    ...rate,
    ...ten,
    name,
    about: [...tag, published].filter(Boolean).join(' · '),
    portrait: headUrl && services.fileUrl(headUrl),
    figures: useFigures(expert, data?.followed),
  };
  const { value, unit, word } = model.rate;
  return (
    <PictureSheet
      title={name}
      alt={t('picture.alt', { kind: model.kind, name, facts: `${word} ${value}${unit}, ${model.rangeWords}` })}
      path={path}
      model={isPending ? undefined : model}
      marks={expertMarks}
      onClose={onClose}
    />
  );
}
