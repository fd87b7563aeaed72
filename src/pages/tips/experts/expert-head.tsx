import { Fragment, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { useCut } from '../../../ui/layout/use-cut';
import { type Stat, StatRow } from '../../../ui/lists/stat-row';
import { Avatar } from '../../../ui/media/avatar';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import styles from './expert-head.module.css';

interface ExpertHeadProps {
  readonly name: string;
  readonly portrait: string | undefined;
  readonly badges: ReactNode;
  readonly tags: readonly string[];
  /** Followers, how much was published. */
  readonly facts: readonly string[];
  readonly follow: ReactNode;
  readonly intro: string;
  readonly stats: readonly Stat[];
}

/** Two lines of a text, and a way to the rest where there is more. */
function Introduction({ children }: { readonly children: string }) {
  const t = useTranslations('action');
  const [isOpen, setIsOpen] = useState(false);
  const { paragraph, more, isCut } = useCut(children, !isOpen);
  return (
    <>
      <p ref={paragraph} className={cx(styles.intro, !isOpen && styles.clamped)} dir="auto">
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

/** The expert, with their figures. */
export function ExpertHead({ name, portrait, badges, tags, facts, follow, intro, stats }: ExpertHeadProps) {
  return (
    <>
      <section className={styles.head} aria-label={name}>
        <div className={styles.row}>
          <Avatar name={name} src={portrait} size={64} />
          <div className={styles.texts}>
            <div className={styles.line}>
              <h2 className={cx(styles.name, text.ell)} title={name} dir="auto">
                {name}
              </h2>
              {badges}
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
          </div>
          {follow}
        </div>
        {intro !== '' && <Introduction>{intro}</Introduction>}
      </section>
      <div className={styles.figures}>
        <StatRow stats={stats} />
      </div>
    </>
  );
}
