import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { Section, Strip } from '../../../ui/layout/section';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import { RowLink } from '../layout/row-link';
import styles from './best-cards.module.css';

interface BestPlayer {
  readonly name: string;
  readonly logo: string | undefined;
  /** Ready to read, and what it counts. */
  readonly value: string;
  readonly label: string;
  readonly to: string | undefined;
}

interface BestCardsProps {
  readonly best: readonly BestPlayer[];
  readonly end?: ReactNode;
}

/** The best of a team in each thing. Something beside the matches: without it the page shows less, and says nothing. */
export function BestCards({ best, end }: BestCardsProps) {
  const t = useTranslations('topics');
  const { fileUrl } = useServices();
  if (best.length === 0) return null;
  return (
    <Section title={t('best')} end={end}>
      <Strip>
        {best.map(({ name, logo, value, label, to }) => (
          <RowLink key={label} to={to} className={styles.card}>
            <Avatar name={name} src={logo && fileUrl(logo)} size={44} />
            <span className={cx(styles.name, text.ell)} title={name}>
              {name}
            </span>
            <b className={styles.value}>{value}</b>
            <span className={text.meta}>{label}</span>
          </RowLink>
        ))}
      </Strip>
    </Section>
  );
}
