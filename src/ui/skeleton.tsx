import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from './button';
import { cx } from './cx';
import styles from './skeleton.module.css';

interface BoneProps {
  /** CSS px, or a share of the line. */
  readonly width: number | `${number}%`;
  readonly height: number;
  readonly shape?: 'round' | 'pill';
  readonly margin?: CSSProperties['marginBlock'];
}

/** A grey box in the place of what is coming. */
export function Bone({ width, height, shape, margin }: BoneProps) {
  return (
    <span
      className={cx(styles.bone, shape && styles[shape])}
      style={{ inlineSize: width, blockSize: height, marginBlock: margin }}
    />
  );
}

interface SkeletonGroupProps {
  /** Seen for ten seconds already: say so, and offer to ask again. */
  readonly isSlow: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Bones with the geometry of the real rows. */
export function SkeletonGroup({ isSlow, onRetry, children }: SkeletonGroupProps) {
  const t = useTranslations();
  return (
    <div className={styles.group} aria-busy="true">
      <div aria-hidden="true">{children}</div>
      {isSlow && (
        <div className={styles.slow} role="status">
          {t('state.stillLoading')}
          <Button variant="soft" size="sm" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
