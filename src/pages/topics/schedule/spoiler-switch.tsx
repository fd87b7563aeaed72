import { useTranslations } from 'use-intl/react';
import { useSpoilerSwitch } from '../../../domains/spoilers/use-spoiler-switch';
import chip from '../../../ui/controls/chip.module.css';
import { cx } from '../../../ui/cx';
import { PageIcon } from '../../../ui/media/page-icon';
import styles from './spoiler-switch.module.css';

/** Hides the scores of matches that ended today, everywhere, or shows them again. */
export function SpoilerSwitch() {
  const t = useTranslations('topics');
  const { isOn, turn } = useSpoilerSwitch();
  return (
    <button type="button" className={cx(chip.chip, styles.switch)} aria-pressed={isOn} onClick={turn}>
      <PageIcon name="eyeOff" size={14} />
      <span className={styles.word}>{t(isOn ? 'noSpoilersOn' : 'noSpoilers')}</span>
    </button>
  );
}
