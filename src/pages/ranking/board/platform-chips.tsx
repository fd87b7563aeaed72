import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { Chip, ChipRow } from '../../../ui/controls/chip';
import { platformsQuery } from '../data/ranking-queries';
import styles from './platform-chips.module.css';

/** A small picture in front of a chip's word. */
const ChipPicture = ({ src }: { readonly src: string }) => (
  <img className={styles.picture} src={src} alt="" width={16} height={16} loading="lazy" decoding="async" />
);

interface PlatformChipsProps {
  /** Game ids. */
  readonly platforms: readonly string[];
  /** "" is all of them. */
  readonly value: string;
  readonly onChoose: (platform: string) => void;
}

/** The filter by platform: all, or one. Nothing to choose where there is but one. */
export function PlatformChips({ platforms, value, onChoose }: PlatformChipsProps) {
  const t = useTranslations('ranking');
  const services = useServices();
  const { data } = useQuery(platformsQuery(services));
  if (platforms.length < 2) return null;
  return (
    <ChipRow label={t('platforms')}>
      <Chip isOn={value === ''} onToggle={() => onChoose('')}>
        {t('allPlatforms')}
      </Chip>
      {platforms.map((id) => {
        const game = data?.get(id);
        return (
          <Chip key={id} isOn={id === value} onToggle={() => onChoose(id)}>
            {game?.icon !== undefined && <ChipPicture src={services.fileUrl(game.icon)} />}
            {game?.name ?? t('platform', { id })}
          </Chip>
        );
      })}
    </ChipRow>
  );
}
