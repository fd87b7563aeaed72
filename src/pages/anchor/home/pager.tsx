import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePageScroll } from '../../../ui/layout/use-page-scroll';
import { Dots } from '../../../ui/media/dots';
import { useFilled } from '../matches/use-filled';
import styles from './pager.module.css';

interface PagerProps {
  readonly label: string;
  readonly pageCount: number;
  readonly renderPage: (index: number) => ReactNode;
}

/** Pages side by side, swiped; a page is filled when it is in view, or the one before it and somebody reaches for it. */
export function Pager({ label, pageCount, renderPage }: PagerProps) {
  const t = useTranslations('pager');
  const track = useRef<HTMLDivElement>(null);
  const { current } = usePageScroll(track);
  const [filled, setFilled] = useState(1);
  if (current + 1 > filled) setFilled(current + 1);
  // The first page alone is on the first screen.
  const made = Math.max(filled, useFilled(track, 1, filled + 1));

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard (decisions.md, accessibility) */}
      <div ref={track} className={styles.track} role="group" aria-label={label} tabIndex={0}>
        {Array.from({ length: pageCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its position
          <div key={index} className={styles.page} data-resting={index === current ? undefined : ''}>
            {index < made && renderPage(index)}
          </div>
        ))}
      </div>
      {pageCount > 1 && (
        <div className={styles.dots}>
          <Dots count={pageCount} current={current} label={t('position', { page: current + 1, pages: pageCount })} />
        </div>
      )}
    </>
  );
}
