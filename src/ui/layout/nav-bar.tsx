import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { IconButton } from '../controls/button';
import { cx } from '../cx';
import { Icon } from '../media/icon';
import text from '../theme/text.module.css';
import styles from './nav-bar.module.css';

interface NavBarProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly children?: ReactNode;
}

/** The bar of an inner page: back, the page's heading, its actions. */
export function NavBar({ title, onBack, children }: NavBarProps) {
  const t = useTranslations('nav');
  return (
    <header className={styles.bar}>
      <IconButton label={t('back')} onClick={onBack}>
        <Icon name="back" size={24} />
      </IconButton>
      <h1 className={cx(styles.title, text.ell)} tabIndex={-1} title={title}>
        {title}
      </h1>
      <div className={styles.end}>{children}</div>
    </header>
  );
}
