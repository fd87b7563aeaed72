import { type CSSProperties, useState } from 'react';
import styles from './crest.module.css';

/** A team's crest beside its name, so decorative; a plain shield until it comes, or when it does not. `size`: CSS px. */
export function Crest({ src, size = 20 }: { readonly src: string | undefined; readonly size?: number }) {
  const [broken, setBroken] = useState<string>();
  const style = size === 20 ? undefined : ({ '--si-size': `${size}px` } as CSSProperties);
  if (src === undefined || src === broken) {
    return (
      <svg className={styles.crest} style={style} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1.5 21 4v8c0 5.5-4 9-9 10.5C7 21 3 17.5 3 12V4z" fill="var(--si-skeleton)" />
      </svg>
    );
  }
  return (
    <img
      className={styles.crest}
      style={style}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
