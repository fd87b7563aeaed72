import { type ReactNode, useRef } from 'react';
import { cx } from '../../ui/cx';
import { Bone } from '../../ui/feedback/skeleton';
import { useBusy } from '../../ui/feedback/use-busy';
import styles from './prose.module.css';

interface ProseProps {
  /** A document is a page of its own. */
  readonly look?: 'document';
  readonly children: ReactNode;
}

/** A text that is read at length. */
export const Prose = ({ look, children }: ProseProps) => (
  <div className={look === undefined ? styles.prose : styles.document} dir="auto">
    {children}
  </div>
);

/** A link in a text from outside: it has no address of its own in the page, so it leads only where the tap is let through. */
export const ProseLink = ({ onOpen, children }: { readonly onOpen: () => void; readonly children: ReactNode }) => (
  <button type="button" className={styles.link} onClick={onOpen}>
    {children}
  </button>
);

const LINES = ['100%', '92%', '98%', '64%'] as const;

/** The paragraphs of a rich text, near enough to keep their place. */
const paragraphs = (html: string): string[] =>
  html
    .split(/<\/p>|<br *\/?>/i)
    .map((text) => text.replace(/<[^>]*>/g, '').trim())
    .filter(Boolean);

interface ProseSkeletonProps {
  readonly label: string;
  /** The text that is about to stand here: its lines keep their place. */
  readonly html?: string;
}

export function ProseSkeleton({ label, html = '' }: ProseSkeletonProps) {
  const box = useRef<HTMLDivElement>(null);
  useBusy(box, true);
  const texts = paragraphs(html);
  return (
    <div ref={box} role="status" aria-label={label}>
      <div className={cx(styles.prose, texts.length === 0 && styles.skeleton)} aria-hidden="true">
        {texts.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines without identity
          <p key={index}>
            <span className={styles.unread}>{line}</span>
          </p>
        ))}
        {texts.length === 0 && LINES.map((width) => <Bone key={width} width={width} height={15} />)}
      </div>
    </div>
  );
}
