import { type RefObject, useEffect, useRef, useState } from 'react';
import type { RoomVideo } from './engines/source-order';
import { enterFullScreen, isAnyFullScreen, isFullScreen, leaveFullScreen } from './full-screen';
import { type Casting, isCastable, useCasting } from './playback/casting';
import { type PlaybackOf, usePlayback } from './playback/use-playback';

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
    // The browser's own full screen has this by itself; a sheet above closes alone.
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || isAnyFullScreen() || (target as Element).closest('dialog') !== null) return;
      leaveFullScreen(element);
      onChange();
    };
    document.addEventListener('fullscreenchange', onChange);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('keydown', onKey);
      document.removeEventListener('fullscreenchange', onChange);
      leaveFullScreen(element);
      setIsFull(false);
    };
  }, [box]);
  const toggle = () => {
    if (box.current === null || video.current === null) return;
    if (isFullScreen(box.current)) leaveFullScreen(box.current);
    else void enterFullScreen(box.current, video.current);
    // Of a box over the page no event tells.
    if (!isAnyFullScreen()) setIsFull(isFullScreen(box.current));
  };
  return { isFull, toggle };
}

/** The playback of a room in its player, which can take the whole screen. */
export interface Player extends PlaybackOf {
  readonly box: RefObject<HTMLElement | null>;
  readonly isLive: boolean;
  readonly isPlaying: boolean;
  readonly isFull: boolean;
  readonly toggleFull: () => void;
  readonly casting: Casting;
}

/** `room`: on air; undefined until the room has been read, while the player is fetched, and in any other state. */
export function usePlayer(room: RoomVideo | undefined, onStreamEnd: () => void): Player {
  const box = useRef<HTMLElement>(null);
  const playback = usePlayback({ room, onStreamEnd });
  const { isFull, toggle } = useFullScreen(box, playback.video);
  const isLive = room !== undefined;
  const isPlaying = isLive && playback.state.phase === 'playing';
  const casting = useCasting(playback.video, isCastable(playback.state.source));
  return { ...playback, box, isLive, isPlaying, isFull, toggleFull: toggle, casting };
}
