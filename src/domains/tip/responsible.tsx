import { useTranslations } from 'use-intl/react';
import { HELP_TARGET, targetHref } from '../../rules/shell/navigation-targets';
import { useServices } from '../../services/services';
import { cx } from '../../ui/cx';
import section from '../../ui/layout/section.module.css';
import styles from './responsible.module.css';

/** 18+, no promise of profit, and the way to help (decisions.md, Responsible use). */
function ResponsibleNote({ onHelp }: { readonly onHelp: () => void }) {
  const t = useTranslations('tips');
  return (
    <p className={cx(styles.note, section.tail)}>
      <b className={styles.mark}>{t('adult')}</b>
      <span>{t('responsible')}</span>
      <button type="button" className={styles.help} onClick={onHelp}>
        {t('help')}
      </button>
    </p>
  );
}

/** The 18+ note with its way to help, which is the portal's. */
export function Responsible() {
  const { openLink } = useServices();
  return <ResponsibleNote onHelp={() => openLink(targetHref(HELP_TARGET))} />;
}
