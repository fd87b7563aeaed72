import { type CSSProperties, type ReactNode, useState } from 'react';
import { cx } from '../cx';
import styles from './avatar.module.css';
import { initials, toneOf } from './initials';

interface AvatarProps {
  readonly name: string;
  readonly src?: string | undefined;
  /** CSS px. */
  readonly size?: number;
  readonly live?: boolean;
  readonly flag?: ReactNode;
  /** Of the first screen's largest: fetched before the others. */
  readonly isFirst?: boolean;
}

/** A portrait beside its name, so decorative; without a picture, or when it does not come, initials on a tint. */
export function Avatar({ name, src, size = 40, live = false, flag, isFirst = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={cx(styles.avatar, live && styles.live)} style={{ '--si-size': `${size}px` } as CSSProperties}>
      {src !== undefined && src !== broken ? (
        <img
          className={styles.image}
          src={src}
          alt=""
          width={size}
          height={size}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        <span className={cx(styles.initials, styles[`tone${toneOf(name)}`])} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      {flag !== undefined && <span className={styles.flag}>{flag}</span>}
    </span>
  );
}

export interface StackedPerson {
  readonly id: string;
  readonly name: string;
  readonly src?: string | undefined;
}

interface AvatarStackProps {
  readonly people: readonly StackedPerson[];
  /** CSS px. */
  readonly size?: number;
  /** The ground below it, for the gap around each portrait. */
  readonly on?: 'surface' | 'live';
}

export function AvatarStack({ people, size = 20, on = 'surface' }: AvatarStackProps) {
  return (
    <span className={cx(styles.stack, on === 'live' && styles.onLive)}>
      {people.map(({ id, name, src }) => (
        <Avatar key={id} name={name} src={src} size={size} />
      ))}
    </span>
  );
}
