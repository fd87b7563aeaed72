import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/media/icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './player.module.css';

interface PlayerTopProps {
  readonly title: string;
  /** The content instead of it, with more than a text. */
  readonly heading?: ReactNode;
  /** Badge and viewers, or a word on how the room stands. */
  readonly sub: ReactNode;
  /** The back button's name. */
  readonly back: string;
  readonly onBack: () => void;
  /** Icon buttons at the end. */
  readonly children?: ReactNode;
}

/** The bar over the upper edge of the picture. */
export function PlayerTop({ title, heading, sub, back, onBack, children }: PlayerTopProps) {
  return (
    <>
      <IconButton label={back} onClick={onBack}>
        <Icon name="back" size={24} />
      </IconButton>
      <div className={layout.grow}>
        <div className={cx(styles.title, text.ell)} title={title}>
          {heading || title}
        </div>
        <div className={cx(styles.sub, text.num)}>{sub}</div>
      </div>
      {children}
    </>
  );
}
