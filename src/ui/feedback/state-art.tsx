import type { ReactElement, ReactNode } from 'react';
import styles from './state.module.css';

export type ArtName = 'empty' | 'error' | 'offline' | 'login';

const STROKE = 'var(--si-line-strong)';
const ACCENT = 'var(--si-accent)';

const DRAWINGS: Readonly<Record<ArtName, ReactNode>> = {
  empty: (
    <>
      <path d="M16 74h80M28 74V26h56v48" stroke={STROKE} />
      <path d="M40 26v48M52 26v48M64 26v48M74 26v48M28 38h56M28 50h56M28 62h56" stroke="var(--si-line)" />
      <circle cx="88" cy="66" r="9" fill="var(--si-surface)" stroke={ACCENT} />
      <path d="m88 62 4 3-1.5 4.5h-5L84 65z" fill={ACCENT} />
    </>
  ),
  error: (
    <>
      <rect x="22" y="16" width="68" height="46" rx="6" stroke={STROKE} />
      <path d="M46 74h20M56 62v12M22 50h68" stroke={STROKE} />
      <path d="M56 24v12M56 42v.5" stroke="var(--si-danger)" strokeWidth="3" />
    </>
  ),
  offline: (
    <>
      <path d="M20 34c22-20 50-20 72 0M32 46c15-13 33-13 48 0M44 58c7-6 17-6 24 0" stroke={STROKE} />
      <circle cx="56" cy="70" r="3" fill={STROKE} />
      <path d="m30 76 52-62" stroke="var(--si-warning-fill)" strokeWidth="3" />
    </>
  ),
  login: (
    <>
      <circle cx="56" cy="32" r="14" stroke={STROKE} />
      <path d="M28 74c2-16 14-22 28-22s26 6 28 22" stroke={STROKE} />
      <circle cx="82" cy="58" r="11" fill="var(--si-surface)" stroke={ACCENT} />
      <path d="M78 58h8m-3-3 3 3-3 3" stroke={ACCENT} />
    </>
  ),
};

/** One of these, or the lines of a page's own. */
export type Art = ArtName | ReactElement;

export function StateArt({ art }: { readonly art: Art }) {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 112 84"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {typeof art === 'string' ? DRAWINGS[art] : art}
    </svg>
  );
}
