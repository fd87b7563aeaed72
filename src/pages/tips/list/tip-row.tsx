import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { Trend } from '../../../ui/charts/trend';
import { Badge } from '../../../ui/feedback/badge';
import { RecordTag, useExpertLabels } from '../expert-labels';
import { FollowExpert } from '../experts/follow-expert';
import { useProfessor } from '../use-professor';
import { useTip } from '../use-tip';
import { SaleEnds } from './sale-end';
import { TipCard } from './tip-card';
import { RefundTag, ResultStamp, TipPrice, useBetLabels } from './tip-marks';
import { useMatchLabels } from './tip-matches';

/** The rates of a tip's expert, each with the number of tips behind it: they wrap as wholes. */
function TipRates({ tip }: { readonly tip: Pick<Tip, 'professor' | 'yieldRate' | 'yieldSession'> }) {
  const t = useTranslations('tips');
  const { count, percent } = useFormats();
  const words = useExpertLabels();
  const { professor, yieldRate, yieldSession } = tip;
  const parts = professor && [words.ten(professor), words.hitRate(professor), words.mostly(professor)];
  return (
    <>
      {parts?.map((part) => part !== undefined && <span key={part}>{part}</span>)}
      {yieldRate !== undefined && (
        <span>
          {t('yield')} <Trend value={yieldRate}>{percent(yieldRate / 100, { signed: true })}</Trend>
          {yieldSession !== undefined && ` ${t('yieldSample', { tips: count(yieldSession) })}`}
        </span>
      )}
    </>
  );
}

interface TipRowProps {
  readonly tip: Tip;
  readonly readAt: number;
  /** On the expert's own page the name leads nowhere, and is followed above. */
  readonly isOfExpert?: boolean;
  readonly note?: ReactNode;
}

/** One tip with what has happened to it since it was read; it renders again for its own news only. */
export const TipRow = memo(function TipRow({ tip: read, readAt, isOfExpert = false, note }: TipRowProps) {
  const t = useTranslations('tips');
  const { count, postTime } = useFormats();
  const { fileUrl, now, paths } = useServices();
  const tip = useTip(read);
  const betLabels = useBetLabels();
  const matchLabels = useMatchLabels();
  const professor = useProfessor(tip);
  const { professorId, readCount, commentCount } = tip;
  const name = professor?.name || t('unnamed');
  const bet = betLabels(tip).join(' · ');
  const marks = [
    ...(tip.isHot
      ? [
          <Badge key="hot" tone="warn">
            {t('hotMark')}
          </Badge>,
        ]
      : []),
    ...(bet === '' ? [] : [<Badge key="bet">{bet}</Badge>]),
  ];
  return (
    <TipCard
      name={name}
      portrait={professor?.headUrl && fileUrl(professor.headUrl)}
      expertTo={isOfExpert ? undefined : paths.expert(professorId)}
      badges={
        <>
          {professor !== undefined && <RecordTag record={professor} />}
          {tip.isTripartite && <Badge>{t('partner')}</Badge>}
        </>
      }
      rates={<TipRates tip={tip} />}
      follow={
        <FollowExpert
          professorId={professorId}
          name={name}
          isAttention={tip.isAttention}
          readAt={readAt}
          place="card"
        />
      }
      to={paths.tipDetail(tip.id)}
      title={tip.sportsTitle || t('untitled')}
      marks={marks}
      stamp={<ResultStamp tip={tip} />}
      matches={tip.messageMatchList.map(matchLabels)}
      time={postTime(tip.publishTime, now())}
      reads={
        readCount === undefined
          ? undefined
          : { figure: count(readCount), label: t('reads', { reads: count(readCount) }) }
      }
      comments={
        commentCount === undefined
          ? undefined
          : { figure: count(commentCount), label: t('comments', { comments: count(commentCount) }) }
      }
      saleEnd={tip.isBuy ? undefined : <SaleEnds tip={tip} />}
      end={
        <>
          {!tip.isBuy && <RefundTag tip={tip} />}
          <TipPrice tip={tip} />
        </>
      }
      note={note}
    />
  );
});
