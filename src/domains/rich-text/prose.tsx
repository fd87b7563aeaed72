import { type ReactNode, useRef } from 'react';
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

const LINES = ['100%', '92%', '100%', '64%'] as const;

export function ProseSkeleton({ label }: { readonly label: string }) {
  const box = useRef<HTMLDivElement>(null);
  useBusy(box, true);
  return (
    <div ref={box} className={styles.skeleton} role="status" aria-label={label}>
      {LINES.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without identity
        <Bone key={index} width={width} height={15} />
      ))}
    </div>
  );
}
