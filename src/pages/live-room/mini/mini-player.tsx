import { useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { LIVE_STATUS } from '../../../contract/codes';
import { channels } from '../../../contract/push/channels';
import type { RoomInfo } from '../../../contract/room/room';
import { LiveBadge } from '../../../domains/anchor/live-badge';
import { useLiveMatch } from '../../../domains/match/use-live-match';
import { useVersus } from '../../../domains/match/use-versus';
import { watchedStore } from '../../../domains/room/watched-store';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import type { Dated } from '../../../rules/reading/asked';
import { useServices } from '../../../services/services';
import { useChannel } from '../../../services/use-live';
import { IconButton } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/media/icon';
import text from '../../../ui/theme/text.module.css';
import { useRoom } from '../data/use-room';
import { SleepAtEnd } from '../player/playback/sleep-store';
import { usePlayback } from '../player/playback/use-playback';
import { PlayerIcon } from '../player/player-icon';
import styles from './mini-player.module.css';

/** The match as it stands, in a line: the names give way. */
function Standing({ show }: { readonly show: Dated<RoomInfo> }) {
  const versus = useVersus();
  const { homeScore, awayScore, masterTeamName, guestTeamName, matchId } = useUnspoilt()(useLiveMatch(show));
  useChannel(channels.match(matchId));
  const isPlayed = homeScore !== undefined && awayScore !== undefined;
  const isNamed = masterTeamName !== undefined && guestTeamName !== undefined;
  if (!isPlayed || !isNamed)
    return (
      <span className={cx(styles.versus, text.meta)} title={versus(show)}>
        {versus(show)}
      </span>
    );
  return (
    <span className={cx(styles.standing, text.meta, text.num)}>
      <span className={text.ell}>{masterTeamName}</span>
      <span className={styles.score}>
        {homeScore} : {awayScore}
      </span>
      <span className={text.ell}>{guestTeamName}</span>
    </span>
  );
}

/** The picture of a room that was left for another page of ours: one tap leads back, one closes it. */
export function MiniPlayer({ hostId }: { readonly hostId: string }) {
  const t = useTranslations();
  const { stores, paths } = useServices();
  const { data: room, refetch } = useRoom(hostId);
  const show = room?.view.kind === 'open' ? room.view.show : undefined;
  const isLive = show?.liveStatus === LIVE_STATUS.live;
  const { video, still, playback, state } = usePlayback({
    room: isLive ? show : undefined,
    onStreamEnd: () => void refetch(),
    isSmall: true,
  });
  const close = useCallback(() => stores.get(watchedStore).setState({ hostId: undefined }), [stores]);
  // Over, or no longer for this viewer: there is nothing to go on with.
  const isOver = room !== undefined && !isLive;
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);

  const name = room?.host?.nickName ?? t('anchor.unnamed');
  const to = paths.anchorRoom(hostId);
  const isOn = state.phase === 'playing' || state.phase === 'loading';
  return (
    <>
      <div className={styles.room} />
      <aside className={styles.mini} aria-label={t('mini.label')}>
        <Link className={styles.picture} to={to} aria-label={t('mini.back', { name })} data-phase={state.phase}>
          {/* biome-ignore lint/a11y/useMediaCaption: a live commentary has no captions */}
          <video ref={video} playsInline disableRemotePlayback />
          <canvas ref={still} hidden />
          {state.isSound && (
            <span className={styles.sound}>
              <PlayerIcon name="volume" />
            </span>
          )}
        </Link>
        <span className={styles.badge}>
          <LiveBadge label={t('match.liveNow')} />
        </span>
        <Link className={styles.words} to={to} tabIndex={-1} aria-hidden="true">
          <b className={cx(styles.name, text.ell)} title={name}>
            {name}
          </b>
          {show !== undefined && <Standing show={show} />}
          {show !== undefined && <SleepAtEnd show={show} />}
        </Link>
        <div className={styles.acts}>
          <IconButton
            label={t(isOn ? 'player.pause' : 'player.play')}
            onClick={() => (isOn ? playback.pause() : playback.play())}
          >
            {isOn ? <PlayerIcon name="pause" /> : <Icon name="play" />}
          </IconButton>
          <IconButton label={t('mini.close')} onClick={close}>
            <Icon name="close" />
          </IconButton>
        </div>
      </aside>
    </>
  );
}
