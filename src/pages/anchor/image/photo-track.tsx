import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { cx } from '../../../ui/cx';
import styles from './anchor-image-page.module.css';
import { useZoom } from './use-zoom';

interface PhotoTrackProps {
  readonly track: RefObject<HTMLDivElement | null>;
  readonly name: string;
  /** URLs. */
  readonly photos: readonly string[];
  readonly current: number;
  readonly goTo: (page: number) => void;
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/** The photos side by side: swiped, or walked by the arrow keys; the one in view can be enlarged. */
export function PhotoTrack({ track, name, photos, current, goTo }: PhotoTrackProps) {
  const t = useTranslations('anchorImage');
  const { zoom, reset, onKey, pointers } = useZoom();
  const isHeld = zoom.scale > 1;
  const [shown, setShown] = useState(current);
  // Every photo begins in its own size.
  if (shown !== current) {
    setShown(current);
    reset();
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = onKey(event) ? 0 : STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    if (step !== 0) goTo(Math.min(Math.max(current + step, 0), photos.length - 1));
  };
  const enlarged = { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      ref={track}
      className={cx(styles.track, isHeld && styles.held)}
      role="group"
      aria-label={t('photos')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...pointers}
    >
      {photos.map((photo, index) => (
        <div key={photo} className={styles.box}>
          <img
            className={styles.photo}
            src={photo}
            alt={t('photoOf', { name, position: index + 1 })}
            style={index === current && isHeld ? enlarged : undefined}
            loading={Math.abs(index - current) <= 1 ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
          />
        </div>
      ))}
    </div>
  );
}
