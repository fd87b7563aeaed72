import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { RoomInfo } from '../../../contract/room/room';
import { useServices } from '../../../services/services';
import { isLoggedIn } from '../../../session/session-state';
import { Button } from '../../../ui/controls/button';
import { Sheet } from '../../../ui/overlays/sheet';
import { useNextRooms } from '../next/use-next-rooms';
import styles from './room-screen.module.css';

interface MoreSheetProps {
  readonly hostId: string;
  /** On air. */
  readonly show: RoomInfo | undefined;
  readonly onDanmaku: (() => void) | undefined;
  readonly onReport: () => void;
  readonly onClose: () => void;
}

/** The rest of a room's actions, and the next room for a user who does not swipe. */
export function MoreSheet({ hostId, show, onDanmaku, onReport, onClose }: MoreSheetProps) {
  const t = useTranslations();
  const { askLogin, hasService, openService, paths, session } = useServices();
  const navigate = useNavigate();
  const [next] = useNextRooms(hostId, show);
  const go = (path: string, replace = false) => {
    onClose();
    void navigate(path, { replace });
  };
  const choice = (words: string, act: () => void) => (
    <Button variant="quiet" block onClick={act}>
      {words}
    </Button>
  );
  return (
    <Sheet title={t('room.more')} onClose={onClose}>
      <div className={styles.choices}>
        {show !== undefined &&
          next !== undefined &&
          choice(t('next.room'), () => go(paths.anchorRoom(next.host.id), true))}
        {onDanmaku !== undefined &&
          choice(t('danmaku.settings'), () => {
            onClose();
            onDanmaku();
          })}
        {choice(t('room.anchorImage'), () => go(paths.anchorImage(hostId)))}
        {choice(t('pages.mine'), () => go(paths.mine()))}
        {choice(t('room.allAnchors'), () => go(paths.allAnchors()))}
        {hasService() &&
          choice(t('room.service'), () => {
            onClose();
            openService();
          })}
        {choice(t('room.reportAnchor'), () => {
          if (isLoggedIn(session.getState())) return onReport();
          onClose();
          askLogin();
        })}
      </div>
    </Sheet>
  );
}
