import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import styles from './last-visit-stamp.module.css';

/** From when the page is that an earlier visit has left, while the newest is on its way. It lies over the page: nothing moves when it goes. */
export function LastVisitStamp({ at }: { /** Device time, Unix ms. */ readonly at: number }) {
  const t = useTranslations('state');
  const { stampTime } = useFormats();
  const { deviceNow } = useServices();
  return <span className={cx(styles.stamp, text.num)}>{t('updatedAt', { time: stampTime(at, deviceNow()) })}</span>;
}
