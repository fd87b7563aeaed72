import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { RoomInfo } from '../../../contract/room/room';
import { useServices } from '../../../services/services';
import { isLoggedIn } from '../../../session/session-state';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import { Sheet } from '../../../ui/overlays/sheet';
import { useNextRooms } from '../next/use-next-rooms';
import { PlaybackSheet } from '../player/playback-sheet';
import { PlayerIcon } from '../player/player-icon';
import type { Player } from '../player/use-player';
import styles from './room-screen.module.css';

interface MoreSheetProps {
  readonly hostId: string;
  /** On air. */
  readonly show: RoomInfo | undefined;
  readonly player: Player;
  readonly onDanmaku: (() => void) | undefined;
  readonly onReport: () => void;
  readonly onClose: () => void;
}

/** The rest of a room's actions, and the next room for a user who does not swipe. */
export function MoreSheet({ hostId, show, player, onDanmaku, onReport, onClose }: MoreSheetProps) {
  const t = useTranslations();
  const { askLogin, hasService, openService, paths, session } = useServices();
  const navigate = useNavigate();
  const [next] = useNextRooms(hostId, show);
  const [isPlayback, setIsPlayback] = useState(false);
  if (isPlayback) return <PlaybackSheet player={player} onClose={onClose} />;
  const go = (path: string, replace = false) => {
    onClose();
    void navigate(path, { replace });
  };
  const choice = (icon: ReactNode, words: string, act: () => void, isGrave = false) => (
    <button type="button" className={cx(styles.choice, isGrave && styles.grave)} onClick={act}>
      {icon}
      {words}
    </button>
  );
  return (
    <Sheet title={t('room.more')} onClose={onClose}>
      <div>
        {show !== undefined &&
          next !== undefined &&
          choice(<PageIcon name="up" />, t('next.room'), () => go(paths.anchorRoom(next.host.id), true))}
        {onDanmaku !== undefined &&
          choice(<PageIcon name="comment" />, t('danmaku.settings'), () => {
            onClose();
            onDanmaku();
          })}
        {show !== undefined && choice(<PlayerIcon name="moon" />, t('player.settings'), () => setIsPlayback(true))}
        {choice(<PageIcon name="image" />, t('room.anchorImage'), () => go(paths.anchorImage(hostId)))}
        {choice(<Icon name="heart" />, t('pages.mine'), () => go(paths.mine()))}
        {choice(<PageIcon name="user" />, t('room.allAnchors'), () => go(paths.allAnchors()))}
        {hasService() &&
          choice(<Icon name="headset" />, t('room.service'), () => {
            onClose();
            openService();
          })}
        {choice(
          <PageIcon name="shieldAlert" />,
          t('room.reportAnchor'),
          () => {
            if (isLoggedIn(session.getState())) return onReport();
            onClose();
            askLogin();
          },
          true,
        )}
      </div>
    </Sheet>
  );
}
