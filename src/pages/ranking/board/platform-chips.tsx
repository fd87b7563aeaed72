import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { ChoiceChips } from '../../../ui/controls/choice-chips';
import { platformsQuery } from '../data/ranking-queries';
import styles from './platform-chips.module.css';

interface PlatformChipsProps {
  /** Game ids; none while they are read. */
  readonly platforms: readonly string[];
  /** "" is all of them. */
  readonly value: string;
  readonly onChoose: (platform: string) => void;
}

/** The filter by platform: all, or one. It stands there whatever there is to choose, so that nothing below it moves. */
export function PlatformChips({ platforms, ...choice }: PlatformChipsProps) {
  const t = useTranslations('ranking');
  const services = useServices();
  const { data } = useQuery(platformsQuery(services));
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
