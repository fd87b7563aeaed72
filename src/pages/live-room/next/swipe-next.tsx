import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import * as v from 'valibot';
import type { RoomInfo } from '../../../contract/room/room';
import { LiveBadge } from '../../../domains/anchor/live-badge';
import { defineKept } from '../../../services/kept';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import { Outline } from '../../../ui/media/icon';
import { PitchArt } from '../../../ui/media/pitch-art';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { isAnyFullScreen } from '../player/full-screen';
import styles from './next.module.css';
import type { NextRoom } from './next-rooms';
import { useRoomLabel } from './room-label';
import { useNextRooms } from './use-next-rooms';

const CHEVRONS = 'M6 11l6-6 6 6M6 18l6-6 6 6';
/** Once on this device it is told that there is a next room. */
const hintShown = defineKept('swipe-hint', v.boolean(), false, 'device');
/** Controls and covers over the picture are no place to swipe. */
const NOT_HERE = 'button, a, input, dialog, [role="log"]';

interface SwipeNextProps {
  readonly hostId: string;
  readonly show: RoomInfo;
  /** The screen, which follows the finger. */
  readonly screen: RefObject<HTMLElement | null>;
}

/** Follows a finger on the screen; tells when it is lifted far enough up. */
function useSwipeUp(screen: RefObject<HTMLElement | null>, isOn: boolean, onEnough: () => void): Swipe {
  const [swipe, setSwipe] = useState(NO_SWIPE);
  const latest = useRef(onEnough);
  useEffect(() => {
    latest.current = onEnough;
  });
  useEffect(() => {
    const element = screen.current;
    if (element === null || !isOn) return;
    let from: { readonly x: number; readonly y: number } | undefined;
    let now = NO_SWIPE;
    const set = (next: Swipe) => {
      if (next.pull !== now.pull) element.style.transform = next.pull === 0 ? '' : `translateY(${-next.pull}px)`;
      now = next;
      setSwipe(next);
    };
    const onStart = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      const isFree = target instanceof Element && target.closest(NOT_HERE) === null;
      from = touches.length === 1 && touch && isFree ? { x: touch.clientX, y: touch.clientY } : undefined;
    };
    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (from === undefined || touch === undefined || isAnyFullScreen()) return;
      set(moved(now, touch.clientX - from.x, touch.clientY - from.y));
      // The page would scroll with it.
      if (now.phase === 'pulling' && event.cancelable) event.preventDefault();
    };
    const onEnd = ({ type }: TouchEvent) => {
      const isDone = type === 'touchend' && isEnough(now);
      from = undefined;
      set(NO_SWIPE);
      if (isDone) latest.current();
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd);
    element.addEventListener('touchcancel', onEnd);
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onEnd);
      element.style.transform = '';
    };
  }, [screen, isOn]);
  return swipe;
}

/** The next room, as it comes up behind the picture. */
function Preview({ room, isReady }: { readonly room: NextRoom; readonly isReady: boolean }) {
  const t = useTranslations();
  const { fileUrl } = useServices();
  const words = useRoomLabel()(room);
  const { nickName, pictureId } = room.host;
  const name = nickName ?? t('anchor.unnamed');
  return (
    <div className={styles.behind} aria-hidden="true">
      <div className={styles.handle}>
        <Outline path={CHEVRONS} size={18} />
        <span>{t(isReady ? 'next.release' : 'next.pull')}</span>
      </div>
      <div className={styles.preview}>
        <PitchArt className={layout.cover} />
        <div className={styles.top}>
          <Avatar name={name} src={pictureId && fileUrl(pictureId)} size={36} live />
          <span className={styles.words}>
            <span className={cx(styles.title, text.ell)}>{name}</span>
            <span className={cx(styles.sub, text.num, text.ell)}>{words}</span>
          </span>
          <LiveBadge text={t('match.liveNow')} />
        </div>
      </div>
    </div>
  );
}

/** The next live room, by a swipe up over the picture; the sheet "more" has it for who does not swipe. */
export function SwipeNext({ hostId, show, screen }: SwipeNextProps) {
  const t = useTranslations('next');
  const { paths, storage } = useServices();
  const navigate = useNavigate();
  const [next] = useNextRooms(hostId, show);
  const go = () => next && void navigate(paths.anchorRoom(next.host.id), { replace: true });
  const swipe = useSwipeUp(screen, next !== undefined, go);
  const [isNews] = useState(() => !hintShown.read(storage));
  const hasNext = next !== undefined;
  useEffect(() => {
    if (hasNext) hintShown.change(storage, () => true);
  }, [hasNext, storage]);
  if (next === undefined) return null;
  if (swipe.pull > 0) return <Preview room={next} isReady={isEnough(swipe)} />;
  return (
    isNews && (
      <span className={styles.hint} aria-hidden="true">
        <Outline path={CHEVRONS} size={14} />
        {t('pull')}
      </span>
    )
  );
}

/** So far up, and letting go leads on; CSS px. */
const ENOUGH_PX = 96;
const MOST_PX = 176;
/** Less may be a tap that trembles. */
const BEGINS_PX = 12;

interface Swipe {
  readonly phase: 'waiting' | 'pulling' | 'other';
  /** The distance that the picture follows, CSS px. */
  readonly pull: number;
}

export const NO_SWIPE: Swipe = { phase: 'waiting', pull: 0 };

/** A finger has moved by (`dx`, `dy`), CSS px, up is negative. What did not begin as a swipe up never becomes one. */
export function moved({ phase, pull }: Swipe, dx: number, dy: number): Swipe {
  if (phase === 'other') return { phase, pull };
  if (phase === 'waiting' && Math.hypot(dx, dy) < BEGINS_PX) return { phase, pull: 0 };
  if (phase === 'waiting' && -dy <= Math.abs(dx)) return { phase: 'other', pull: 0 };
  return { phase: 'pulling', pull: Math.min(MOST_PX, Math.max(0, -dy)) };
}

/** Letting go now leads to the next room. */
export const isEnough = ({ phase, pull }: Swipe): boolean => phase === 'pulling' && pull >= ENOUGH_PX;
