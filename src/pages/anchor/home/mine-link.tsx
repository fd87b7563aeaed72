import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import button from '../../../ui/controls/button.module.css';
import { Outline } from '../../../ui/media/icon';

/** The way to what one follows: a person. */
export function MineLink() {
  const t = useTranslations('pages');
  const { paths } = useServices();
  return (
    <Link to={paths.mine()} className={button.icon} aria-label={t('mine')}>
      <Outline path="M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
    </Link>
  );
}
