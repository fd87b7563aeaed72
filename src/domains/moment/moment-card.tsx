import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { Avatar } from '../../ui/media/avatar';
import { type Photo, PhotoGrid } from '../../ui/media/photo-grid';
import text from '../../ui/theme/text.module.css';
import { LiveBadge } from '../anchor/live-badge';
import styles from './moment-card.module.css';
import { MomentText } from './moment-text';

interface MomentCardProps {
  readonly name: string;
  readonly portrait: string | undefined;
  /** The time of posting, ready to read. */
  readonly time: string;
  /** The badge's words while its host is on air. */
  readonly liveText?: string | undefined;
  readonly content: string;
  readonly photos: readonly Photo[];
  readonly isOpen: boolean;
  /** A line above, for every card but the first. */
  readonly isDivided: boolean;
  readonly onToggle: () => void;
  readonly onPhoto: (index: number) => void;
  readonly follow: ReactNode;
  /** Like, and the way into the room. */
  readonly actions: ReactNode;
}

/** A post: who, when, what, and what one can do about it. */
export function MomentCard(props: MomentCardProps) {
  const { name, portrait, time, liveText, content, photos, isOpen, isDivided, onToggle, onPhoto } = props;
  return (
    <article className={cx(styles.card, isDivided && styles.divided)}>
      <Avatar name={name} src={portrait} live={liveText !== undefined} />
      <div className={styles.head}>
        <div className={styles.who}>
          <div className={styles.line}>
            <b className={cx(styles.name, text.ell)} title={name}>
              {name}
            </b>
            {liveText !== undefined && <LiveBadge text={liveText} />}
          </div>
          <div className={cx(text.meta, text.num)}>{time}</div>
        </div>
        {props.follow}
      </div>
      <div className={styles.body}>
        {content !== '' && <MomentText content={content} isOpen={isOpen} onToggle={onToggle} />}
        {photos.length > 0 && <PhotoGrid photos={photos} onOpen={onPhoto} />}
        <div className={styles.acts}>{props.actions}</div>
      </div>
    </article>
  );
}
