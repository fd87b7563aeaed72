import { useTranslations } from 'use-intl/react';
import { Button } from '../../ui/controls/button';
import styles from './banner-carousel.module.css';

/** Stands in the banners' place, so that nothing below moves. */
export function BannerFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const t = useTranslations('action');
  return (
    <div className={`${styles.banner} ${styles.failed}`} role="alert">
      {text}
      <Button size="sm" variant="soft" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
