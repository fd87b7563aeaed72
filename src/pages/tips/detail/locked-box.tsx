import { cx } from '../../../ui/cx';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import styles from './tip-content.module.css';

interface LockedBoxProps {
  readonly title: string;
  /** The amount, kind and end of the offer. */
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
        <b className={text.strong}>{title}</b>
        <span className={cx(text.meta, text.num)}>{about}</span>
      </div>
    </div>
  );
}

/** The part of a tip that everybody may read. */
export const Teaser = ({ children }: { readonly children: string }) => (
  <p className={cx(styles.teaser, styles.clamped)} dir="auto">
    {children}
  </p>
);
