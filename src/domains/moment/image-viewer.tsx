import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { IconButton } from '../../ui/controls/button';
import { cx } from '../../ui/cx';
import { usePageScroll } from '../../ui/layout/use-page-scroll';
import { Icon } from '../../ui/media/icon';
import type { Photo } from '../../ui/media/photo-grid';
import { Modal } from '../../ui/overlays/modal';
import text from '../../ui/theme/text.module.css';
import styles from './image-viewer.module.css';

interface ImageViewerProps {
  readonly photos: readonly Photo[];
  readonly start: number;
  readonly onClose: () => void;
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/** Photos over the whole screen, swiped sideways; dark in both themes. Mounted means open. */
export function ImageViewer({ photos, start, onClose }: ImageViewerProps) {
  const t = useTranslations();
  const track = useRef<HTMLDivElement>(null);
  const { current, goTo } = usePageScroll(track, start);
  // The dialog opens in its own layout effect, which runs before this one: only then is there a width to scroll by.
  useLayoutEffect(() => goTo(start, 'auto'), [goTo, start]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    goTo(Math.min(Math.max(current + step, 0), photos.length - 1));
  };
  return (
    <Modal onClose={onClose} label={t('viewer.label')} className={styles.viewer} isAtOnce>
      <header className={styles.top}>
        <IconButton label={t('action.close')} onClick={onClose} onKeyDown={onKeyDown}>
          <Icon name="close" />
        </IconButton>
        <span className={cx(styles.counter, text.num)}>
          {t('viewer.position', { position: current + 1, photos: photos.length })}
        </span>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label={t('viewer.swipe')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {photos.map(({ id, src }, index) => (
          <img
            key={id}
            className={styles.photo}
            src={src}
            alt={t('anchor.photo', { position: index + 1 })}
            loading={Math.abs(index - start) <= 1 ? 'eager' : 'lazy'}
            decoding="async"
          />
        ))}
      </div>
    </Modal>
  );
}
