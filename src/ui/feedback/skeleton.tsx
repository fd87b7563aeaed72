import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../controls/button';
import { cx } from '../cx';
import styles from './skeleton.module.css';
import { useBusy } from './use-busy';
import { useElapsed } from './use-elapsed';

interface BoneProps {
  /** CSS px, or a share of the line. */
  readonly width: number | `${number}%`;
  readonly height: number;
  readonly shape?: 'round' | 'pill';
  readonly margin?: CSSProperties['marginBlock'];
}

export function Bone({ width, height, shape, margin }: BoneProps) {
  return (
    <span
      className={cx(styles.bone, shape && styles[shape])}
      style={{ inlineSize: width, blockSize: height, marginBlock: margin }}
    />
  );
}

/** Most waits are shorter: their skeletons are never made (decisions.md, skeleton). */
const SKELETON_AFTER_MS = 100;

interface SkeletonGroupProps {
  /** Seen for ten seconds already: say so, and offer to ask again. */
  readonly isSlow: boolean;
  readonly onRetry: () => void;
  /** Height of the skeletons, CSS px: their place is kept until they are made, so that nothing below moves. */
  readonly space: number;
  readonly children: ReactNode;
}

/** StripSkeleton with the geometry of the real rows, after 100 ms. */
export function SkeletonGroup({ isSlow, onRetry, space, children }: SkeletonGroupProps) {
  const t = useTranslations();
  const isDue = useElapsed(SKELETON_AFTER_MS);
  const box = useRef<HTMLDivElement>(null);
  useBusy(box, true);
  return (
    <div ref={box} aria-busy="true">
      {isDue ? (
        <div className={styles.bones} aria-hidden="true">
          {children}
        </div>
      ) : (
        <div style={{ blockSize: space }} />
      )}
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
