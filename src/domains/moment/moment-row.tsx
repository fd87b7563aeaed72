import { memo, useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Moment } from '../../contract/moment/moment';
import { useFormats } from '../../i18n/use-formats';
import { ownOf } from '../../services/own-map';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import type { Photo } from '../../ui/media/photo-grid';
import { FollowButton } from '../anchor/follow-button';
import { useMember } from '../session/use-member';
import type { FeedActions } from './feed-actions';
import { LikeButton, RoomLink } from './moment-actions';
import { MomentCard } from './moment-card';
import { momentStore } from './moment-store';

interface MomentRowProps {
  readonly moment: Moment;
  /** Its host is on air. */
  readonly isLive: boolean;
  readonly isDivided: boolean;
  readonly actions: FeedActions;
}

const useLike = ({ id, likeCount, isLiked }: Moment) => {
  const uid = useMember();
  const like = useStore(momentStore, (state) => ownOf(state.likes, uid, id));
  const base = like?.confirmed ?? likeCount;
  const total = base === undefined ? like?.pending || undefined : base + (like?.pending ?? 0);
  return { total, isOn: like === undefined ? isLiked === true : like.isLiked || isLiked === true };
};

/** One moment with its live parts: it renders again when something of its own changes, never with its neighbours. */
export const MomentRow = memo(function MomentRow({ moment, isLive, isDivided, actions }: MomentRowProps) {
  const t = useTranslations();
  const { count, postTime } = useFormats();
  const { fileUrl, now, paths } = useServices();
  const { id, hostId, nickName, pictureId, photos: files, createDate } = moment;
  const isOpen = useStore(momentStore, (state) => state.opened.has(id));
  const toggle = useStore(momentStore, (state) => state.toggle);
  const like = useLike(moment);
  const name = nickName ?? t('anchor.unnamed');
  const photos = useMemo<Photo[]>(
    () => (files ?? []).map((file, index) => ({ id: `${file}-${index}`, src: fileUrl(file) })),
    [files, fileUrl],
  );
  const likes = like.total === undefined ? '' : count(like.total);

  return (
    <MomentCard
      name={name}
      portrait={pictureId && fileUrl(pictureId)}
      time={postTime(createDate, now())}
      liveText={isLive ? t('match.liveNow') : undefined}
      content={moment.content}
      photos={photos}
      isOpen={isOpen}
      isDivided={isDivided}
      onToggle={useCallback(() => toggle(id), [toggle, id])}
      onPhoto={useCallback((index) => actions.openPhotos(photos, index), [actions, photos])}
      follow={<FollowButton hostId={hostId} name={name} />}
      actions={
        <>
          <LikeButton
            isOn={like.isOn}
            count={likes}
            label={likes === '' ? t('anchor.likeUnknown') : t('anchor.like', { likes })}
            onLike={() => actions.like(moment)}
          />
          {actions.more?.(moment)}
          {isLive && <RoomLink to={paths.anchorRoom(hostId)}>{t('anchor.enterRoom')}</RoomLink>}
        </>
      }
    />
  );
});
