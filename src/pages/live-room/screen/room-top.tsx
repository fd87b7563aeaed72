import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { RoomInfo } from '../../../contract/room/room';
import { ReportSheet } from '../../../domains/moderation/report-sheet';
import { ShareButton } from '../../../domains/share/share-button';
import { useLazySheet } from '../../../services/lazy-sheet';
import { useServices } from '../../../services/services';
import { IconButton } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { usePictureInPicture } from '../player/playback/picture-in-picture';
import { PlayerIcon } from '../player/player-icon';
import type { Player } from '../player/use-player';
import styles from './room-screen.module.css';

const loadMore = () => import('./more-sheet');

interface RoomTopProps {
  readonly hostId: string;
  readonly title: string;
  /** The content instead of it, with more than a text. */
  readonly heading: ReactNode;
  /** Badge and viewers, or a word on how the room stands. */
  readonly sub: ReactNode;
  /** On air. */
  readonly show: RoomInfo | undefined;
  /** Opens the choice of what runs over the picture, where something does. */
  readonly onDanmaku: (() => void) | undefined;
  readonly player: Player;
  /** More buttons, before the last. */
  readonly children?: ReactNode;
}

/** Back, out of full screen first; what the room is about, share and more, over the picture in every state. */
export function RoomTop({ hostId, title, heading, sub, player, children, ...more }: RoomTopProps) {
  const t = useTranslations();
  const { goBack, paths } = useServices();
  const { isPlaying, isFull, video } = player;
  const smallWindow = usePictureInPicture(video);
  const [isReporting, setIsReporting] = useState(false);
  const { open, sheet } = useLazySheet(loadMore, ({ MoreSheet }, close) => (
    <MoreSheet
      {...{ hostId, player, ...more }}
      onReport={() => {
        close();
        setIsReporting(true);
      }}
      onClose={close}
    />
  ));
  const stop = () => setIsReporting(false);
  return (
    <>
      <IconButton
        label={t(isFull ? 'player.exitFullscreen' : 'nav.back')}
        onClick={isFull ? player.toggleFull : goBack}
      >
        <Icon name="back" size={24} />
      </IconButton>
      <div className={layout.grow}>
        <div className={cx(styles.title, text.ell)} title={title}>
          {heading || title}
        </div>
        <div className={cx(styles.sub, text.num)}>{sub}</div>
      </div>
      {children}
      {isPlaying && smallWindow.canOpen && (
        <IconButton label={t(smallWindow.isOpen ? 'player.exitPip' : 'player.pip')} onClick={smallWindow.toggle}>
          <PlayerIcon name="inset" />
        </IconButton>
      )}
      {isPlaying && !isFull && (
        <span className={layout.spare}>
          <IconButton label={t('mini.label')} onClick={goBack}>
            <PageIcon name="down" size={24} />
          </IconButton>
        </span>
      )}
      <ShareButton title={title} path={paths.anchorRoom(hostId)} />
      <IconButton label={t('room.more')} aria-haspopup="dialog" onClick={() => open()}>
        <PageIcon name="dots" />
      </IconButton>
      {sheet}
      {isReporting && <ReportSheet subject={{ hostId }} writer={undefined} onBlock={stop} onClose={stop} />}
    </>
  );
}
