import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '../cx';
import { Spinner } from '../media/spinner';
import styles from './button.module.css';

interface ButtonLook {
  readonly variant?: 'primary' | 'soft' | 'live' | 'quiet' | 'line' | 'gold' | 'danger' | undefined;
  /** 28, 36 or 46 px high; the hit area is never below 44. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly block?: boolean | undefined;
}

const classOf = ({ variant = 'primary', size = 'md', block = false }: ButtonLook) =>
  cx(styles.button, styles[variant], styles[size], block && styles.block);

type ButtonProps = ComponentPropsWithRef<'button'> & ButtonLook & { readonly busy?: boolean };

export function Button({ variant, size, block, busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size, block })}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy && <Spinner small />}
      {children}
    </button>
  );
}

/** A link within the app that looks like a button. */
export function ButtonLink({ variant, size, block, children, ...rest }: LinkProps & ButtonLook) {
  return (
    <Link {...rest} className={classOf({ variant, size, block })}>
      {children}
    </Link>
  );
}

/** 44 × 44 px around an icon; `label` is its name. */
export function IconButton({
  label,
  children,
  ...rest
}: Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'className'> & {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" {...rest} className={styles.icon} aria-label={label}>
      {children}
    </button>
  );
}
