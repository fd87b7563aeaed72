import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { Badge } from '../../../ui/feedback/badge';
import { RecordTag, useExpertLabels } from '../expert-labels';
import { FollowExpert } from '../experts/follow-expert';
import { useBetLabels } from '../list/tip-marks';
import { useProfessor } from '../use-professor';
import { TipHead } from './tip-head';

/** The league of the first match; its tag, where there is one that its round only lengthens. */
function leagueTag({ messageMatchList, tag }: Tip): string {
  const league = messageMatchList[0]?.matchLeague ?? '';
  return tag.find((one) => one !== '' && league.startsWith(one)) ?? league;
}

/** Its author, title and subject. */
export function DetailHead({ tip, readAt }: { readonly tip: Tip; readonly readAt: number }) {
  const t = useTranslations();
  const { count, percent, postTime } = useFormats();
  const { fileUrl, now, paths } = useServices();
  const words = useExpertLabels();
  const betLabels = useBetLabels();
  const professor = useProfessor(tip);
  const { professorId, readCount, yieldRate, yieldSession } = tip;
  const name = professor?.name || t('tips.unnamed');
  const week =
    yieldRate === undefined
      ? undefined
      : `${t('tips.yield')} ${percent(yieldRate / 100, { signed: true })}${
          yieldSession === undefined ? '' : ` ${t('tips.yieldSample', { tips: count(yieldSession) })}`
        }`;
  const rates =
    professor === undefined ? [week] : [words.ten(professor), words.hitRate(professor), words.mostly(professor), week];
  const tags = [...new Set([leagueTag(tip), ...betLabels(tip), ...tip.tag])].filter(Boolean);
  return (
    <TipHead
      to={paths.expert(professorId)}
      name={name}
      portrait={professor?.headUrl && fileUrl(professor.headUrl)}
      badges={
        <>
          {professor !== undefined && <RecordTag record={professor} />}
          {tip.isTripartite && <Badge>{t('tips.partner')}</Badge>}
        </>
      }
      rates={rates.filter(Boolean).join(' · ')}
      follow={
        <FollowExpert professorId={professorId} name={name} isAttention={tip.isAttention} readAt={readAt} place="tip" />
      }
      title={tip.sportsTitle || t('tips.untitled')}
      isHot={tip.isHot ? t('tips.hotMark') : undefined}
      published={t('tip.published', { time: postTime(tip.publishTime, now()) })}
      reads={
        readCount === undefined
          ? undefined
          : { figure: count(readCount), label: t('tips.reads', { reads: count(readCount) }) }
      }
      tags={tags}
    />
  );
}
