import { useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePageScroll } from '../../ui/layout/use-page-scroll';
import { Dots } from '../../ui/media/dots';
import styles from './banner-carousel.module.css';
import { BannerSlide, type Slide } from './banner-slide';
import { useAutoAdvance } from './use-auto-advance';

interface BannerCarouselProps {
  readonly slides: readonly Slide[];
  /** A link that leaves the app. */
  readonly onOpen: (href: string) => void;
}

/** Pictures that lead somewhere, swiped or moving on by themselves. */
export function BannerCarousel({ slides, onOpen }: BannerCarouselProps) {
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
            isFirst={index === 0}
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
