import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import { configStore } from '../../../domains/config/config-store';
import { teamsOf } from '../../../domains/match/use-versus';
import { useRangeLabels } from '../../../domains/record/luck-range';
import { toldRate } from '../../../domains/record/rate';
import { PictureSheet } from '../../../domains/share/picture/picture-sheet';
import type { PictureProps } from '../../../domains/share/picture/use-picture';
import { useTemplate } from '../../../domains/share/picture/use-template';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import type { Refundable, Told } from '../../../domains/tip/tip-changes';
import { useFormats } from '../../../i18n/use-formats';
import { rowViewModel } from '../../../rules/match/match-row-view-model';
import { isOpen, isSettled, toneOf } from '../../../rules/tip/tip-view-model';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { useProfessor } from '../data/use-professor';
import { useRefundLabels } from '../detail/refund-labels';
import { shortDigest } from '../digest/check-tip';
import { useTipCheck } from '../digest/use-tip-check';
import { type TipPicture as Model, tipMarks } from './tip-layout';

/** The first match of the tip; its score as far as it may be seen. */
function useMatchModel(tip: Tip): Model['match'] {
  const t = useTranslations();
  const { stampTime } = useFormats();
  const { fileUrl, now } = useServices();
  const unspoilt = useUnspoilt();
  const [read, ...more] = tip.messageMatchList;
  if (read === undefined || more.length > 0) return undefined;
  const match = unspoilt(read);
  const { scores, offer } = rowViewModel(match, now(), false);
  const missing = t('format.missing');
  const score =
    match.isVeiled === true ? '? : ?' : `${scores?.home.score ?? missing} : ${scores?.away.score ?? missing}`;
  const team = (name: string, crest: string | undefined) => ({
    name,
    crest: crest && fileUrl(crest),
  });
  const { home, away } = teamsOf(t, match);
  return {
    home: team(home, match.homeLogo),
    away: team(away, match.awayLogo),
    score,
    about: [
      offer === 'result' ? t('picture.over') : '',
      [match.matchLeague, stampTime(match.startDate, now())].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

/** The recommendation; none of a tip that this member may not read. */
function usePick(tip: Tip): Model['pick'] {
  const t = useTranslations('picture');
  const missing = useTranslations('format')('missing');
  const { odds } = useFormats();
  const oddsType = useStore(configStore, (state) => state.oddsType);
  const { picks = [], sportsPlay } = tip;
  const [only, ...more] = picks;
  const told = tip.odds ?? (more.length === 0 ? only?.odds : undefined);
  const words = more.length > 0 ? t('picks', { count: picks.length }) : (only?.pickText ?? missing);
  return {
    about: sportsPlay === undefined ? t('recommendsAlone') : t('recommends', { play: sportsPlay }),
    words: isOpen(tip) ? words : t('locked'),
    oddsWord: t('odds'),
    odds: odds(told, oddsType),
  };
}

/** The verdict on its digest; undefined while it is computed. */
function useSeal(tip: Tip & Told): Model['seal'] | undefined {
  const t = useTranslations('picture');
  const { stampTime } = useFormats();
  const { now } = useServices();
  const made = useTipCheck(tip);
  if (made === undefined) return undefined;
  const { check } = made;
  if (check.kind === 'none') return { tone: 'none', words: t('unchecked'), digest: '' };
  const digest = shortDigest(check.published);
  if (check.kind === 'fits') return { tone: 'none', words: t('fits'), digest };
  const time = stampTime(check.seenAt, now());
  return check.kind === 'unchanged'
    ? { tone: 'same', words: t('unchanged', { time }), time, digest }
    : { tone: 'differs', words: t('differs'), digest };
}

function useAuthor(tip: Tip): Model['expert'] {
  const t = useTranslations();
  const { fileUrl } = useServices();
  const labels = useRangeLabels();
  const professor = useProfessor(tip);
  const { hitPercents, hitSession, headUrl } = professor ?? {};
  const rate = toldRate(hitPercents, hitSession);
  const known = rate && labels(rate);
  return {
    name: professor?.name || t('tips.unnamed'),
    portrait: headUrl && fileUrl(headUrl),
    about:
      known === undefined
        ? t(rate === undefined ? 'format.missing' : 'picture.few')
        : [
            t('picture.hitRate', { rate: known.rate, sample: String(hitSession) }),
            t('picture.mostly', known.span),
          ].join(' · '),
  };
}

/** A settled tip as a picture to share. */
export function TipPicture({ of: tip, path, onClose }: PictureProps<Tip & Refundable & Told>) {
  const t = useTranslations();
  const kind = t('picture.tip');
  const template = useTemplate(kind, t('picture.scanTip'), path);
  const match = useMatchModel(tip);
  const pick = usePick(tip);
  const seal = useSeal(tip);
  const expert = useAuthor(tip);
  const refund = useRefundLabels(tip);
  const title = tip.sportsTitle || t('tips.untitled');
  const { result } = tip;
  const stamp = isSettled(result) ? t(`betResult.${result}`) : t('format.missing');
  const model: Model = {
    ...template,
    title,
    tone: isSettled(result) ? toneOf(result) : 'void',
    match,
    pick,
    stamp,
    seal: seal ?? { tone: 'none', words: '', digest: '' },
    refund,
    expert,
  };
  const facts = [stamp, pick.words, model.seal.words, refund].filter(Boolean).join(', ');
  return (
    <PictureSheet
      title={title}
      alt={t('picture.alt', { kind, name: title, facts })}
      path={path}
      model={seal && model}
      marks={tipMarks}
      onClose={onClose}
    />
  );
}
