import { useState } from 'react';
import styles from './crest.module.css';

/** A team's crest beside its name, so decorative; a plain shield until it comes, or when it does not. */
export function Crest({ src }: { readonly src: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  if (src === undefined || src === broken) {
    return (
      <svg className={styles.crest} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1.5 21 4v8c0 5.5-4 9-9 10.5C7 21 3 17.5 3 12V4z" fill="var(--si-skeleton)" />
      </svg>
    );
  }
  return (
    <img
      className={styles.crest}
      src={src}
      alt=""
      width={20}
      height={20}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
