import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { IconButton } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import type { RoomVideo } from './engines/source-order';
import { enterFullScreen, isFullScreen, leaveFullScreen } from './full-screen';
import type { PlayerPhase } from './playback/playback';
import { usePlayback } from './playback/use-playback';
import styles from './player.module.css';
import { type MenuKind, PlayerControls } from './player-controls';
import { PlayerHints } from './player-hints';
import { PlayerIcon } from './player-icon';
import { PlayerMenu } from './player-menu';
import { PlayerMiddle } from './player-middle';
import { useAutoHide } from './use-auto-hide';
import { usePictureInPicture } from './use-picture-in-picture';

interface FullScreen {
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/** The player over the whole screen; left when the player goes. */
function useFullScreen(box: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>): FullScreen {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const onChange = () => setIsFull(isFullScreen(element));
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      leaveFullScreen(element);
      setIsFull(false);
    };
  }, [box]);
  const toggle = () => {
    if (box.current === null || video.current === null) return;
    if (isFull) leaveFullScreen(box.current);
    else void enterFullScreen(box.current, video.current);
  };
  return { isFull, toggle };
}

export interface LivePlayerProps {
  /** Undefined until the room has been read: the player is fetched meanwhile. */
  readonly video: RoomVideo | undefined;
  /** Only a room on air plays; in any other state there is no request, and `cover` lies over the picture. */
  readonly isLive: boolean;
  /** The bar over the upper edge, a `PlayerTop`. */
  readonly top: ReactNode;
  /** While not live: a `PlayerMessage` with countdown, next show, or why one may not enter. */
  readonly cover?: ReactNode;
  /** A picture behind the video, until it has played: before the first tap, and while the first frame is on its way. */
  readonly poster?: ReactNode;
  /** Over the picture, below the controls; nothing of it is touched. */
  readonly over?: ReactNode;
  /** Among the controls of the lower edge. */
  readonly buttons?: ReactNode;
  /** A column beside the picture; in full screen alone. */
  readonly beside?: ReactNode;
  /** The way on where this browser cannot play it: a button. */
  readonly elsewhere?: ReactNode;
  readonly onFull?: (isFull: boolean) => void;
  /** `isLost`: the stream is, which is another thing than a format that this browser cannot play. */
  readonly onPhase?: (phase: PlayerPhase, isLost: boolean) => void;
  /** The stream ended by itself, as it does when the show is over: the room is worth reading again. */
  readonly onStreamEnd?: () => void;
}

/** The live video with its controls. Plays while it is shown, and only then. */
export function LivePlayer(props: LivePlayerProps) {
  const { video: room, isLive, top, cover, poster, over, buttons, beside, onFull, onPhase, onStreamEnd } = props;
  const t = useTranslations('player');
  const { storage } = useServices();
  const box = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  const { playback, state, isSaving, isFormat } = usePlayback({ video, still }, { room, isLive, onStreamEnd });
  const { phase } = state;
  const [menu, setMenu] = useState<MenuKind>();
  const { isFull, toggle: toggleFull } = useFullScreen(box, video);
  const smallWindow = usePictureInPicture(video);
  const isPlaying = isLive && phase === 'playing';
  const [hasPlayed, setHasPlayed] = useState(false);
  if (isPlaying && !hasPlayed) setHasPlayed(true);
  const controls = useAutoHide(!isPlaying || menu !== undefined);
  useEffect(() => onPhase?.(phase, phase === 'failed' && !isFormat), [onPhase, phase, isFormat]);
  useEffect(() => onFull?.(isFull), [onFull, isFull]);

  const bar = (place: string | undefined) => cx(place, !controls.isShown && styles.away);
  return (
    <section ref={box} className={styles.player} aria-label={t('label')} data-phase={phase} {...controls.focus}>
      <div className={cx(styles.screen, Boolean(beside) && styles.narrowed)}>
        {isLive && !hasPlayed && poster}
        {/* biome-ignore lint/a11y/useMediaCaption: a live commentary has no captions */}
        <video ref={video} className={styles.picture} playsInline disableRemotePlayback />
        <canvas ref={still} className={styles.picture} hidden />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a finger's way to the controls; a keyboard's is the focus */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
        <div className={styles.picture} onClick={controls.toggle} onPointerMove={controls.poke} />
        {isLive && over}
        {isLive ? (
          <PlayerMiddle {...{ playback, state, isSaving, isFormat }} elsewhere={props.elsewhere} onMenu={setMenu} />
        ) : (
          cover
        )}
        {isPlaying && <PlayerHints playback={playback} state={state} />}
        <div className={bar(styles.top)}>{top}</div>
        {isPlaying && smallWindow.canOpen && (
          <div className={bar(styles.side)}>
            <IconButton label={t(smallWindow.isOpen ? 'exitPip' : 'pip')} onClick={smallWindow.toggle}>
              <PlayerIcon name="inset" />
            </IconButton>
          </div>
        )}
        {isLive && phase !== 'failed' && (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that its buttons are used
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above
          <div className={bar(styles.bottom)} onClick={controls.poke}>
            <PlayerControls playback={playback} state={state} isFull={isFull} onFull={toggleFull} onMenu={setMenu}>
              {buttons}
            </PlayerControls>
          </div>
        )}
      </div>
      {beside}
      {menu !== undefined && (
        <PlayerMenu
          kind={menu}
          playback={playback}
          state={state}
          storage={storage}
          onClose={() => setMenu(undefined)}
        />
      )}
    </section>
  );
}
