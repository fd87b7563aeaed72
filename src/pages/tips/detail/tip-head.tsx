import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import { RecordTag, useExpertLabels } from '../../../domains/tip/expert-labels';
import { useBetLabels } from '../../../domains/tip/tip-marks';
import { useFormats } from '../../../i18n/use-formats';
import type { Dated } from '../../../rules/reading/asked';
import { saysRate } from '../../../rules/record/hit-rate';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Avatar } from '../../../ui/media/avatar';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { useProfessor } from '../data/use-professor';
import { FollowExpert } from '../experts/follow-expert';
import styles from './tip-head.module.css';

interface TipHeadProps {
  readonly tip: Dated<Tip>;
}

/** The league of the first match; its tag, where there is one that its round only lengthens. */
function leagueTag({ messageMatchList, tag }: Tip): string {
  const league = messageMatchList[0]?.matchLeague ?? '';
  return tag.find((one) => one !== '' && league.startsWith(one)) ?? league;
}

/** The rates of its expert, the return of the week last. */
function useRates(tip: Tip): readonly string[] {
  const t = useTranslations('tips');
  const { count, percent } = useFormats();
  const words = useExpertLabels();
  const professor = useProfessor(tip);
  const { yieldRate, yieldSession } = tip;
  const known = professor && [words.ten(professor), words.hitRate(professor), words.mostly(professor)];
  const week =
    yieldRate !== undefined && saysRate(yieldSession) && `${t('yield')} ${percent(yieldRate / 100, { signed: true })}`;
  const sample = yieldSession !== undefined && t('yieldSample', { tips: count(yieldSession) });
  return [...(known ?? []), week && [week, sample].filter(Boolean).join(' ')].filter(
    (rate) => typeof rate === 'string',
  );
}

function Author({ tip }: TipHeadProps) {
  const t = useTranslations('tips');
  const { fileUrl, paths } = useServices();
  const rates = useRates(tip);
  const professor = useProfessor(tip);
  const name = professor?.name || t('unnamed');
  return (
    <div className={styles.row}>
      <Link to={paths.expert(tip.professorId)} className={styles.who}>
        <Avatar name={name} src={professor?.headUrl && fileUrl(professor.headUrl)} />
        <span className={layout.grow}>
          <span className={styles.named}>
            <b className={styles.name} dir="auto">
              {name}
            </b>
            {professor !== undefined && <RecordTag record={professor} />}
            {tip.isTripartite && <Badge>{t('partner')}</Badge>}
          </span>
          <span className={cx(text.meta, text.num)}>
            {rates.map((rate, index) => [
              index > 0 && ' · ',
              <span key={rate} className={styles.rate}>
                {rate}
              </span>,
            ])}
          </span>
        </span>
      </Link>
      <FollowExpert expert={tip} name={name} spot="tip" />
    </div>
  );
}

/** The top of a tip's page: its expert, its title, when, what about. */
export function TipHead({ tip }: TipHeadProps) {
  const t = useTranslations();
  const { count, postTime } = useFormats();
  const { now } = useServices();
  const betLabels = useBetLabels();
  const { readCount } = tip;
  const title = tip.sportsTitle || t('tips.untitled');
  const tags = [...new Set([leagueTag(tip), ...betLabels(tip), ...tip.tag])].filter(Boolean);
  return (
    <section className={styles.head} aria-label={title}>
      <Author tip={tip} />
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      <div className={cx(text.meta, text.num, styles.meta)}>
        <span>{t('tip.published', { time: postTime(tip.publishTime, now()) })}</span>
        {readCount !== undefined && (
          <span className={layout.paired}>
            <PageIcon name="eye" size={14} />
            <span aria-hidden="true">{count(readCount)}</span>
            <span className={text.vh}>{t('tips.reads', { reads: count(readCount) })}</span>
          </span>
        )}
        {tip.isHot && <Badge tone="warn">{t('tips.hotMark')}</Badge>}
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </div>
    </section>
  );
}
