import { cx } from '../../../ui/cx';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import styles from './tip-content.module.css';

interface LockedBoxProps {
  readonly title: string;
  /** How much there is, of what kind, until when. */
  readonly about: string;
}

/** In the place of a tip that is not bought. */
export function LockedBox({ title, about }: LockedBoxProps) {
  return (
    <div className={styles.locked}>
      <div className={styles.box}>
        <span className={styles.lock}>
          <PageIcon name="lock" size={24} />
        </span>
        <b className={styles.strong}>{title}</b>
        <span className={cx(text.meta, text.num)}>{about}</span>
      </div>
    </div>
  );
}

/** What everybody may read of a tip. */
export const Teaser = ({ children }: { readonly children: string }) => (
  <p className={cx(styles.teaser, styles.clamped)} dir="auto">
    {children}
  </p>
);
