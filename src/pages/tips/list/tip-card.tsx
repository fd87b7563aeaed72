import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import { RecordTag, useExpertLabels } from '../../../domains/tip/expert-labels';
import { SaleEnds } from '../../../domains/tip/sale-end';
import { RefundTag, ResultStamp, TipPrice, useBetLabels } from '../../../domains/tip/tip-marks';
import { useTip } from '../../../domains/tip/use-tip';
import { useFormats } from '../../../i18n/use-formats';
import type { Dated } from '../../../rules/reading/asked';
import { saysRate } from '../../../rules/record/hit-rate';
import { useServices } from '../../../services/services';
import { Trend } from '../../../ui/charts/trend';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Avatar } from '../../../ui/media/avatar';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { useProfessor } from '../data/use-professor';
import { FollowExpert } from '../experts/follow-expert';
import styles from './tip-card.module.css';
import { useMatchLabels } from './tip-matches';

interface TipCardProps {
  readonly tip: Dated<Tip>;
  /** On the expert's own page, which says above who that is. */
  readonly isOfExpert?: boolean;
  /** A line below: when it was bought, what came back. */
  readonly note?: ReactNode;
}

/** The rates of a tip's expert, each with the number of tips behind it: in one line, as many as fit. */
function TipRates({ tip }: { readonly tip: Pick<Tip, 'professor' | 'yieldRate' | 'yieldSession'> }) {
  const t = useTranslations('tips');
  const { count, percent } = useFormats();
  const words = useExpertLabels();
  const { professor, yieldRate, yieldSession } = tip;
  const figures = professor && [words.hitRate(professor), words.mostly(professor), words.ten(professor)];
  return (
    <div className={cx(text.meta, text.num, styles.rates)}>
      {figures?.map((figure) => figure !== undefined && <span key={figure}>{figure}</span>)}
      {yieldRate !== undefined && saysRate(yieldSession) && (
        <span>
          {t('yield')} <Trend value={yieldRate}>{percent(yieldRate / 100, { signed: true })}</Trend>
          {yieldSession !== undefined && ` ${t('yieldSample', { tips: count(yieldSession) })}`}
        </span>
      )}
    </div>
  );
}

function Head({ tip }: { readonly tip: Dated<Tip> }) {
  const t = useTranslations('tips');
  const { fileUrl, paths } = useServices();
  const professor = useProfessor(tip);
  const name = professor?.name || t('unnamed');
  return (
    <div className={styles.head}>
      <Avatar name={name} src={professor?.headUrl && fileUrl(professor.headUrl)} size={36} />
      <div className={styles.texts}>
        <div className={styles.named}>
          <Link to={paths.expert(tip.professorId)} className={styles.who}>
            <b className={styles.name} title={name} dir="auto">
              {name}
            </b>
          </Link>
          {professor !== undefined && <RecordTag record={professor} />}
          {tip.isTripartite && <Badge>{t('partner')}</Badge>}
        </div>
        <TipRates tip={tip} />
      </div>
      <FollowExpert expert={tip} name={name} spot="card" />
    </div>
  );
}

/** Its marks, each in its place in front of the title: much talked of, the kind of bet. */
function Marks({ tip }: { readonly tip: Tip }) {
  const t = useTranslations('tips');
  const bet = useBetLabels()(tip).join(' · ');
  return (
    <>
      {tip.isHot && (
        <span className={styles.mark}>
          <Badge tone="warn">{t('hotMark')}</Badge>
        </span>
      )}
      {bet !== '' && (
        <span className={styles.mark}>
          <Badge>{bet}</Badge>
        </span>
      )}
    </>
  );
}

function Matches({ tip }: { readonly tip: Tip }) {
  const labels = useMatchLabels();
  const matches = tip.messageMatchList.map(labels);
  if (matches.length === 0) return null;
  return (
    <div className={styles.matches}>
      {matches.map(({ id, league, versus, time }) => (
        <div key={id} className={styles.match}>
          <span className={styles.teams}>{versus}</span>
          <span className={cx(text.meta, text.num)}>
            <Badge tone="bare">{league}</Badge> {time}
          </span>
        </div>
      ))}
    </div>
  );
}

interface CountProps {
  readonly icon: 'eye' | 'comment';
  readonly figure: string;
  /** The same in words. */
  readonly label: string;
}

const Count = ({ icon, figure, label }: CountProps) => (
  <span className={cx(layout.paired, text.num, icon === 'comment' && layout.spare)}>
    <PageIcon name={icon} size={14} />
    <span aria-hidden="true">{figure}</span>
    <span className={text.vh}>{label}</span>
  </span>
);

function Foot({ tip }: { readonly tip: Tip }) {
  const t = useTranslations('tips');
  const { count, postTime } = useFormats();
  const { now } = useServices();
  const { readCount, commentCount } = tip;
  const reads = count(readCount);
  const comments = count(commentCount);
  return (
    <div className={styles.foot}>
      <SaleEnds tip={tip}>
        <span className={text.num}>{postTime(tip.publishTime, now())}</span>
        {readCount !== undefined && <Count icon="eye" figure={reads} label={t('reads', { reads })} />}
        {commentCount !== undefined && <Count icon="comment" figure={comments} label={t('comments', { comments })} />}
      </SaleEnds>
      <span className={styles.end}>
        {!tip.isBuy && <RefundTag tip={tip} />}
        <TipPrice tip={tip} />
      </span>
    </div>
  );
}

/** A tip in a list. It renders again for its own news only; the title's link covers the whole card. */
export const TipCard = memo(function TipCard({ tip: read, isOfExpert = false, note }: TipCardProps) {
  const t = useTranslations('tips');
  const { paths } = useServices();
  const tip = useTip(read);
  return (
    <article className={styles.tip}>
      {!isOfExpert && <Head tip={tip} />}
      <div className={styles.body}>
        <Link to={paths.tipDetail(tip.id)} className={styles.link}>
          <h3 className={styles.title} dir="auto">
            <Marks tip={tip} />
            {tip.sportsTitle || t('untitled')}
          </h3>
        </Link>
        <ResultStamp tip={tip} />
      </div>
      <Matches tip={tip} />
      <Foot tip={tip} />
      {note !== undefined && <div className={cx(text.meta, text.num)}>{note}</div>}
    </article>
  );
});
