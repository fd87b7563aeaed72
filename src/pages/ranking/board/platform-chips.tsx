import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { ChoiceChips } from '../../../ui/controls/choice-chips';
import { platformsQuery } from '../data/ranking-queries';
import styles from './platform-chips.module.css';

interface PlatformChipsProps {
  /** Game ids; undefined while they are read, which keeps their place. */
  readonly platforms: readonly string[] | undefined;
  /** "" is all of them. */
  readonly value: string;
  readonly onChoose: (platform: string) => void;
}

/** The filter by platform: all, or one. Nothing to choose where there is but one. */
export function PlatformChips({ platforms: read, ...choice }: PlatformChipsProps) {
  const t = useTranslations('ranking');
  const services = useServices();
  const { data } = useQuery(platformsQuery(services));
  const platforms = read ?? [];
  if (read !== undefined && platforms.length < 2) return null;
  const labelOf = (id: string) => {
    const { icon, name = t('platform', { id }) } = data?.get(id) ?? {};
    const src = icon && services.fileUrl(icon);
    return (
      <>
        {src && (
          <img className={styles.picture} src={src} alt="" width={16} height={16} loading="lazy" decoding="async" />
        )}
        {name}
      </>
    );
  };
  const choices = platforms.map((value) => ({ value, label: labelOf(value) }));
  return (
    <ChoiceChips label={t('platforms')} choices={[{ value: '', label: t('allPlatforms') }, ...choices]} {...choice} />
  );
}
