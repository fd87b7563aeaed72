import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { usePageScroll } from '../../ui/layout/use-page-scroll';
import { Dots } from '../../ui/media/dots';
import styles from './banner-carousel.module.css';
import { BannerSlide, type Slide } from './banner-slide';

/** One of the platform's loop times (product.md, section 9). */
const ADVANCE_EVERY_MS = 5000;
const HOLDING = ['pointerdown', 'touchstart', 'mouseenter', 'focusin'] as const;
const RELEASING = ['pointerup', 'pointercancel', 'touchend', 'touchcancel', 'mouseleave', 'focusout'] as const;

/** Calls `advance` every 5 s, but not while it is touched, hovered, focused or hidden, nor with reduced motion. */
function useAutoAdvance(element: RefObject<HTMLElement | null>, isActive: boolean, advance: () => void): void {
  const { visibility } = useServices();
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  }, [advance]);

  useEffect(() => {
    const target = element.current;
    if (!isActive || target === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isHeld = false;
    const hold = () => {
      isHeld = true;
    };
    const release = () => {
      isHeld = target.contains(document.activeElement);
    };
    for (const name of HOLDING) target.addEventListener(name, hold, { passive: true });
    for (const name of RELEASING) target.addEventListener(name, release, { passive: true });
    const timer = setInterval(() => {
      if (!isHeld && visibility.isVisible()) latest.current();
    }, ADVANCE_EVERY_MS);
    return () => {
      clearInterval(timer);
      for (const name of HOLDING) target.removeEventListener(name, hold);
      for (const name of RELEASING) target.removeEventListener(name, release);
    };
  }, [element, isActive, visibility]);
}

interface BannerCarouselProps {
  readonly slides: readonly Slide[];
  readonly onOpen: (href: string) => void;
  /** Below what a page is for: its pictures wait until they are near. */
  readonly isBelow?: boolean;
}

/** Pictures that lead somewhere, swiped or moving on by themselves. */
export function BannerCarousel({ slides, onOpen, isBelow = false }: BannerCarouselProps) {
  const t = useTranslations('anchor');
  const box = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { current, goTo } = usePageScroll(track);
  const advance = useCallback(() => goTo((current + 1) % slides.length), [current, goTo, slides.length]);
  useAutoAdvance(box, slides.length > 1, advance);

  return (
    <section ref={box} className={styles.banner} aria-roledescription={t('carousel')} aria-label={t('banners')}>
      <div ref={track} className={styles.track}>
        {slides.map((slide, index) => (
          <BannerSlide
            key={slide.key}
            slide={slide}
            label={t('bannerSlide', { position: index + 1 })}
            isFirst={index === 0 && !isBelow}
            onOpen={onOpen}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.dots}>
          <Dots count={slides.length} current={current} light />
        </div>
      )}
    </section>
  );
}
