import { useTranslations } from 'use-intl/react';
import styles from './responsible-note.module.css';

/** 18+, no promise of profit, and the way to help (decisions.md, Responsible use). */
export function ResponsibleNote({ onHelp }: { readonly onHelp: () => void }) {
  const t = useTranslations('tips');
  return (
    <p className={styles.note}>
      <b className={styles.mark}>{t('adult')}</b>
      <span>{t('responsible')}</span>
      <button type="button" className={styles.help} onClick={onHelp}>
        {t('help')}
      </button>
    </p>
  );
}
