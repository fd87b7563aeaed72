import { useTranslations } from 'use-intl/react';
import { cx } from '../cx';
import styles from './photo-grid.module.css';

export interface Photo {
  readonly id: string;
  readonly src: string;
}

interface PhotoGridProps {
  readonly photos: readonly Photo[];
  readonly onOpen: (index: number) => void;
}

/** Squares three in a row, one alone wide; each opens the viewer. Boxes keep their size while pictures come. */
export function PhotoGrid({ photos, onOpen }: PhotoGridProps) {
  const t = useTranslations('anchor');
  return (
    <div className={cx(styles.grid, photos.length === 1 && styles.one)}>
      {photos.map(({ id, src }, index) => (
        <button
          key={id}
          type="button"
          className={styles.photo}
          aria-label={t('openPhoto', { position: index + 1 })}
          onClick={() => onOpen(index)}
        >
          <img className={styles.image} src={src} alt="" width={98} height={98} loading="lazy" decoding="async" />
        </button>
      ))}
    </div>
  );
}
