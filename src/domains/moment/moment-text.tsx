import { useTranslations } from 'use-intl/react';
import { cx } from '../../ui/cx';
import { useCut } from '../../ui/layout/use-cut';
import styles from './moment-card.module.css';

interface MomentTextProps {
  readonly content: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Fewer signs than this never fill three lines, not even at 320 px: measuring them would cost a layout for nothing. */
const SURELY_SHORT = 40;
const isShort = (content: string) => content.length < SURELY_SHORT && !content.includes('\n');

/** Three lines of a text, and a way to the rest when there is more. */
export function MomentText({ content, isOpen, onToggle }: MomentTextProps) {
  const t = useTranslations('action');
  const mayBeCut = !isShort(content);
  const { paragraph, more, isCut } = useCut(content, !isOpen && mayBeCut);
  return (
    <>
      <p ref={paragraph} className={cx(styles.text, !isOpen && styles.clamped)}>
        {content}
      </p>
      {(mayBeCut || isOpen) && (
        <button
          ref={more}
          type="button"
          className={styles.more}
          hidden={!isCut && !isOpen}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {t(isOpen ? 'less' : 'more')}
        </button>
      )}
    </>
  );
}
