import { memo, useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Moment } from '../../contract/moment/moment';
import { useFormats } from '../../i18n/use-formats';
import { ownOf } from '../../services/own-map';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { cx } from '../../ui/cx';
import { useCut } from '../../ui/layout/use-cut';
import { Avatar } from '../../ui/media/avatar';
import { Icon } from '../../ui/media/icon';
import { type Photo, PhotoGrid } from '../../ui/media/photo-grid';
import layout from '../../ui/theme/layout.module.css';
import text from '../../ui/theme/text.module.css';
import { FollowButton } from '../anchor/follow-button';
import { LiveBadge } from '../anchor/live-badge';
import { useMember } from '../session/use-member';
import type { FeedActions } from './feed-actions';
import styles from './moment-card.module.css';
import { momentStore } from './moment-store';

interface MomentCardProps {
  readonly moment: Moment;
  readonly isLive: boolean;
  /** A line above, for every card but the first. */
  readonly isDivided: boolean;
  readonly actions: FeedActions;
}

/** Fewer signs than this never fill three lines, not even at 320 px: measuring them would cost a layout for nothing. */
const SURELY_SHORT = 40;
const isShort = (content: string) => content.length < SURELY_SHORT && !content.includes('\n');

/** Three lines of its text, and a way to the rest when there is more. */
function Words({ moment: { id, content } }: Pick<MomentCardProps, 'moment'>) {
  const t = useTranslations('action');
  const isOpen = useStore(momentStore, (state) => state.opened.has(id));
  const toggle = useStore(momentStore, (state) => state.toggle);
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
          onClick={() => toggle(id)}
        >
          {t(isOpen ? 'less' : 'more')}
        </button>
      )}
    </>
  );
}

function Photos({ moment: { photos: files }, actions }: Pick<MomentCardProps, 'moment' | 'actions'>) {
  const { fileUrl } = useServices();
  const photos = useMemo<Photo[]>(
    () => (files ?? []).map((file, index) => ({ id: `${file}-${index}`, src: fileUrl(file) })),
    [files, fileUrl],
  );
  const open = useCallback((index: number) => actions.openPhotos(photos, index), [actions, photos]);
  return photos.length > 0 && <PhotoGrid photos={photos} onOpen={open} />;
}

/** A heart and a count; each tap is one more. */
function LikeButton({ moment, actions }: Pick<MomentCardProps, 'moment' | 'actions'>) {
  const t = useTranslations('anchor');
  const { count } = useFormats();
  const { id, likeCount, isLiked } = moment;
  const uid = useMember();
  const like = useStore(momentStore, (state) => ownOf(state.likes, uid, id));
  const base = like?.confirmed ?? likeCount;
  const total = base === undefined ? like?.pending || undefined : base + (like?.pending ?? 0);
  const isOn = like?.isLiked === true || isLiked === true;
  const likes = total === undefined ? '' : count(total);
  return (
    <button
      type="button"
      className={styles.act}
      aria-pressed={isOn}
      aria-label={likes === '' ? t('likeUnknown') : t('like', { likes })}
      onClick={() => actions.like(moment)}
    >
      <Icon name="heart" size={18} filled={isOn} />
      <span className={text.num}>{likes}</span>
    </button>
  );
}

/** A post: who, when, what, and what one can do. It renders again for its own news only. */
export const MomentCard = memo(function MomentCard({ moment, isLive, isDivided, actions }: MomentCardProps) {
  const t = useTranslations();
  const { postTime } = useFormats();
  const { fileUrl, now, paths } = useServices();
  const { hostId, nickName, pictureId, content, createDate } = moment;
  const name = nickName ?? t('anchor.unnamed');
  return (
    <article className={cx(styles.card, isDivided && styles.divided)}>
      <Avatar name={name} src={pictureId && fileUrl(pictureId)} live={isLive} />
      <div className={styles.head}>
        <div className={layout.grow}>
          <div className={layout.named}>
            <b className={cx(text.strong, text.ell)} title={name}>
              {name}
            </b>
            {isLive && <LiveBadge text={t('match.liveNow')} />}
          </div>
          <div className={cx(text.meta, text.num)}>{postTime(createDate, now())}</div>
        </div>
        <FollowButton hostId={hostId} name={name} />
      </div>
      <div className={styles.body}>
        {content !== '' && <Words moment={moment} />}
        <Photos moment={moment} actions={actions} />
        <div className={styles.acts}>
          <LikeButton moment={moment} actions={actions} />
          {actions.more?.(moment)}
          {isLive && (
            <Link className={cx(styles.act, styles.room)} to={paths.anchorRoom(hostId)}>
              <Icon name="play" size={16} />
              {t('anchor.enterRoom')}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
});
