import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Expert } from '../../../contract/expert/expert';
import { RecordTag } from '../../../domains/tip/expert-labels';
import { rounded } from '../../../i18n/short-count';
import { useFormats } from '../../../i18n/use-formats';
import type { Dated } from '../../../rules/reading/asked';
import { saysRate } from '../../../rules/record/hit-rate';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { useCut } from '../../../ui/layout/use-cut';
import { type Stat, StatRow } from '../../../ui/lists/stat-row';
import { Avatar } from '../../../ui/media/avatar';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import { useFollow } from '../data/use-follow';
import styles from './expert-head.module.css';
import { FollowExpert } from './follow-expert';

interface ExpertHeadProps {
  readonly expert: Dated<Expert>;
  /** Hidden results were asked for. */
  readonly isAsked: boolean;
}

/** The line about them and the introduction, which may begin with that line. */
function introductionOf({ profile = '', introduction = '' }: Expert): string {
  const lines = introduction.startsWith(profile) ? [introduction] : [profile, introduction];
  return lines.filter((line) => line.trim() !== '').join('\n');
}

/** Two lines of a text, and a way to the rest where there is more. */
function Introduction({ children }: { readonly children: string }) {
  const t = useTranslations('action');
  const [isOpen, setIsOpen] = useState(false);
  const { paragraph, more, isCut } = useCut(children, !isOpen, true);
  return (
    <>
      <p ref={paragraph} className={cx(styles.intro, !isOpen && text.two)} dir="auto">
        {children}
      </p>
      <button
        ref={more}
        type="button"
        className={styles.more}
        hidden={!isCut && !isOpen}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'less' : 'more')}
        <span className={cx(isOpen && styles.turned)}>
          <PageIcon name="down" size={14} />
        </span>
      </button>
    </>
  );
}

/** Followers, how much was published. */
function Facts({ expert }: Pick<ExpertHeadProps, 'expert'>) {
  const t = useTranslations('expert');
  const { count } = useFormats();
  const { id, ordered = 0, sportsSession } = expert;
  const { followers } = useFollow({ ...expert, professorId: id });
  const facts = [
    followers === undefined ? '' : t('followers', { followers: count(followers) }),
    sportsSession === undefined ? '' : t('published', { tips: count(sportsSession) }),
    ordered === 0 ? '' : t('ordered', { tips: count(ordered) }),
  ].filter(Boolean);
  return (
    <div className={cx(text.meta, text.num, styles.facts)}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' '}
          <span>
            {fact}
            {index < facts.length - 1 && '\u00a0·'}
          </span>
        </Fragment>
      ))}
    </div>
  );
}

/** The figures of an expert that stand nowhere else on their page, each rate with the number of tips behind it; what nobody knows is "—". */
export function useExpertFigures({ weekRateReturn, weekSession, longestWin }: Expert): Stat[] {
  const t = useTranslations();
  const { count, percent } = useFormats();
  const missing = t('format.missing');
  const week = saysRate(weekSession) ? weekRateReturn : undefined;
  return [
    {
      key:
        weekSession === undefined ? t('expert.weekReturnAlone') : t('expert.weekReturn', { tips: count(weekSession) }),
      ...(week === undefined
        ? { value: missing }
        : { value: percent(week / 100, { signed: true }).replace('%', ''), unit: '%' }),
      trend: week === undefined || rounded(week, 0) === 0 ? undefined : week > 0 ? 'up' : 'down',
    },
    { key: t('expert.longest'), value: longestWin === undefined ? missing : count(longestWin) },
  ];
}

/** The expert, with their figures. */
export function ExpertHead({ expert, isAsked }: ExpertHeadProps) {
  const t = useTranslations('tips');
  const { fileUrl } = useServices();
  const { id, headUrl, tag: tags } = expert;
  const name = expert.name || t('unnamed');
  const intro = introductionOf(expert);
  const stats = useExpertFigures(expert);
  return (
    <>
      <section className={styles.head} aria-label={name}>
        <div className={styles.row}>
          <Avatar name={name} src={headUrl && fileUrl(headUrl)} size={64} />
          <div className={styles.texts}>
            <div className={styles.line}>
              <h2 className={cx(styles.name, text.ell)} title={name} dir="auto">
                {name}
              </h2>
              <RecordTag record={expert} isAsked={isAsked} />
              {expert.isTripartite && <Badge>{t('partner')}</Badge>}
            </div>
            {tags.length > 0 && (
              <div className={styles.tags}>
                {tags.map((tag, index) => (
                  <Badge key={tag} {...(index === 0 && { tone: 'accent' })}>
                    {tag}
                  </Badge>
                ))}
              </div>
            )}
            <Facts expert={expert} />
          </div>
          <FollowExpert expert={{ ...expert, professorId: id }} name={name} spot="page" />
        </div>
        {intro !== '' && <Introduction>{intro}</Introduction>}
      </section>
      <div className={styles.figures}>
        <StatRow stats={stats} />
      </div>
    </>
  );
}
