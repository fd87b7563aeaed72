import { Link } from 'react-router-dom';
import styles from './banner-carousel.module.css';

export interface Slide {
  readonly key: string;
  /** URL of the picture. */
  readonly image: string;
  readonly title: string;
  readonly subTitle: string;
  /** A path of this app. */
  readonly to?: string | undefined;
  /** A link out of it. */
  readonly href?: string | undefined;
}

interface BannerSlideProps {
  readonly slide: Slide;
  /** Names a slide that has no words of its own. */
  readonly label: string;
  readonly isFirst: boolean;
  readonly onOpen: (href: string) => void;
}

/** One picture with its words; a link when it leads anywhere. */
export function BannerSlide({ slide, label, isFirst, onOpen }: BannerSlideProps) {
  const { to, href, title, subTitle } = slide;
  const content = (
    <>
      <img
        className={styles.image}
        src={slide.image || undefined}
        alt={title === '' ? label : ''}
        width={366}
        height={128}
        // The first picture is the largest thing of the first screen.
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
      {title !== '' && (
        <span className={styles.copy}>
          <strong className={styles.title}>{title}</strong>
          {subTitle !== '' && <span className={styles.subTitle}>{subTitle}</span>}
        </span>
      )}
    </>
  );
  if (to !== undefined) {
    return (
      <Link className={styles.slide} to={to}>
        {content}
      </Link>
    );
  }
  if (href === undefined) return <div className={styles.slide}>{content}</div>;
  return (
    <a
      className={styles.slide}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onOpen(href);
      }}
    >
      {content}
    </a>
  );
}
