import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { LiveBadge } from '../../../domains/anchor/live-badge';
import { useAnchorBackground } from '../../../domains/banner/use-anchor-background';
import { useVersus } from '../../../domains/match/use-versus';
import { useShare } from '../../../domains/share/use-share';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { useChunk } from '../../../services/use-chunk';
import { Button } from '../../../ui/controls/button';
import { PageIcon } from '../../../ui/media/page-icon';
import { PitchArt } from '../../../ui/media/pitch-art';
import type { ChatAccess } from '../chat/use-chat-access';
import { useDanmaku } from '../danmaku/use-danmaku';
import type { RoomNow } from '../data/use-room-now';
import { useWatched } from '../data/use-watched';
import { EventChips } from '../extras/event-chips';
import { useFullChat } from '../full/use-full-chat';
import { LivePlayer } from '../player/live-player';
import { SleepAtEnd } from '../player/playback/sleep-store';
import { SleepLeft } from '../player/sleep-left';
import { usePlayer } from '../player/use-player';
import { ClosedCover, EndedCover, FailedCover, IdleCover, SoonCover, WaitingCover } from './room-covers';
import styles from './room-screen.module.css';
import { RoomTop } from './room-top';

/** The picture without a video: a night ground, and the portal's own over it (banner category 30306). */
function ScreenBackground() {
  const picture = useAnchorBackground();
  return (
    <>
      <PitchArt className={styles.background} />
      {picture && <img className={styles.background} src={picture} alt="" />}
    </>
  );
}

/** The way on where this browser cannot play the video: the room's address, for another browser. */
function OpenElsewhere({ hostId, title }: { readonly hostId: string; readonly title: string }) {
  const t = useTranslations('player');
  const { paths } = useServices();
  const share = useShare(paths.anchorRoom(hostId));
  return <Button onClick={({ currentTarget }) => void share(title, currentTarget)}>{t('elsewhere')}</Button>;
}

interface RoomScreenProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly room: RoomNow;
  readonly hostName: string;
  readonly access: ChatAccess;
  readonly onFull: (isFull: boolean) => void;
}

const loadTitle = () => import('../full/full-title');
const loadSwipe = () => import('../next/swipe-next');

/** The state of the room, in a word or two. `isLost`: the stream is, for another reason than its format. */
function Standing({ room, isLost }: { readonly room: RoomNow; readonly isLost: boolean }) {
  const { reading, isClosed, shown, viewers } = room;
  const t = useTranslations();
  const { count } = useFormats();
  if (reading === undefined) return null;
  if (isClosed) return <span>{t('room.closed')}</span>;
  if (shown.kind === 'soon') return <span>{t('room.notBegun')}</span>;
  if (shown.kind === 'ended') return <span>{t('room.over')}</span>;
  if (shown.kind === 'idle') return <span>{t('room.offAir')}</span>;
  if (isLost) return <span>{t('player.lost')}</span>;
  return (
    <>
      <LiveBadge text={t('match.liveNow')} />
      {viewers !== undefined && (
        <span className={styles.viewers} title={t('room.viewers', { viewers: count(viewers) })}>
          <PageIcon name="eye" size={14} />
          {count(viewers)}
        </span>
      )}
      <SleepLeft />
    </>
  );
}

/** The cover while there is no picture. */
function Cover({ room }: { readonly room: RoomNow }): ReactNode {
  const { hostId, reading, failure, shown, readAgain } = room;
  if (reading === undefined) {
    return failure === undefined ? <WaitingCover /> : <FailedCover failure={failure} onRetry={readAgain} />;
  }
  const { view, refusal } = reading;
  if (view.kind === 'closed') return <ClosedCover reason={view.reason} refusal={refusal} />;
  if (shown.kind === 'live') return null;
  return (
    <>
      <ScreenBackground />
      {shown.kind === 'soon' && <SoonCover show={shown.show} onDue={readAgain} />}
      {shown.kind === 'ended' && <EndedCover show={shown.show} hostId={hostId} />}
      {shown.kind === 'idle' && <IdleCover />}
    </>
  );
}

/** The picture on top of the room, in every state; it stays while what is below scrolls. */
export function RoomScreen({ ref, room, hostName, access, onFull }: RoomScreenProps) {
  const { hostId, reading, shown, readAgain } = room;
  const t = useTranslations('room');
  const versus = useVersus();
  const isOpen = reading?.view.kind === 'open';
  const title =
    isOpen && shown.kind !== 'idle' ? t('title', { match: versus(shown.show) }) : t('titleOf', { name: hostName });
  const video = isOpen && shown.kind === 'live' ? shown.show : undefined;
  const player = usePlayer(video, readAgain);
  const { isFull, isPlaying, isFormat } = player;
  const { phase, isSound } = player.state;
  useEffect(() => onFull(isFull), [onFull, isFull]);
  useWatched(hostId, video, phase);
  const { chunk: fullTitle } = useChunk(loadTitle, isFull || isSound);
  const { chunk: swipe } = useChunk(loadSwipe, isPlaying);
  const danmaku = useDanmaku(access);
  const full = useFullChat(access, isFull && !access.isAbsent);
  const standing = video && fullTitle && <fullTitle.FullTitle show={video} />;
  return (
    <div ref={ref} className={styles.pinned}>
      <LivePlayer
        player={player}
        top={
          <RoomTop
            hostId={hostId}
            title={title}
            heading={isFull && standing}
            sub={<Standing room={room} isLost={phase === 'failed' && !isFormat} />}
            player={player}
            show={video}
            onDanmaku={video && danmaku.open}
          >
            {full.unfold}
          </RoomTop>
        }
        over={
          <>
            {danmaku.layer}
            {video && <SleepAtEnd show={video} />}
            {video && <EventChips show={video} hostId={hostId} />}
          </>
        }
        buttons={
          <>
            {danmaku.buttons}
            {full.say}
          </>
        }
        standing={standing}
        beside={full.column}
        elsewhere={<OpenElsewhere hostId={hostId} title={title} />}
        cover={<Cover room={room} />}
        poster={<ScreenBackground />}
      />
      {swipe !== undefined && video !== undefined && !isFull && (
        <swipe.SwipeNext hostId={hostId} show={video} screen={ref} />
      )}
    </div>
  );
}
