import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import { configStore } from '../../../../domains/config/config-store';
import { watchedStore } from '../../../../domains/room/watched-store';
import { type Services, useServices } from '../../../../services/services';
import { isOnline, savesData } from '../../../../services/use-online';
import { browserSupport, loadEngine } from '../engines/engines';
import { hasAddress, playableLines, type RoomVideo } from '../engines/source-order';
import { isOnTelevision } from './casting';
import { isInPicture, onPictureInPicture, setPictureInPicture } from './picture-in-picture';
import { Playback } from './playback';
import type { PlaybackState, PlayerElements } from './playback-state';
import { chosenQuality, type QualityMode } from './quality-choice';
import { useSleepTimer } from './sleep-store';

interface Given {
  /** Only a room on air plays: undefined of any other, for which there is no request. */
  readonly room: RoomVideo | undefined;
  /** The stream ended by itself, as it does when the show is over: the room is worth reading again. */
  readonly onStreamEnd: () => void;
  /** It has played already, in the room that was left: it plays on, small. */
  readonly isSmall?: boolean;
}

interface Listeners {
  readonly onLine: (line: number) => void;
  readonly onStreamEnd: () => void;
}

/** A private room's address carries its key after the question mark: no report names it. */
const withoutQuery = (url: string) => url.split('?')[0] ?? '';

function setUpPlayback(
  services: Services,
  video: PlaybackOf['video'],
  listeners: RefObject<Listeners>,
  isWanted: boolean,
) {
  const { stores, storage, visibility, report } = services;
  const isSaving = savesData();
  const { mode, isAuto } = startOf(
    stores.get(configStore).getState().isAutoPlay,
    isSaving,
    chosenQuality.read(storage),
  );
  const watched = stores.get(watchedStore);
  const playback = new Playback({
    loadEngine,
    now: () => performance.now(),
    isShown: shownWhile(visibility, video, () => watched.getState().isSound),
    isOnline,
    mode,
    isSound: watched.getState().isSound,
    isAuto: isAuto || isWanted,
    isMuted: watched.getState().isMuted,
    onSound: (isMuted) => watched.setState({ isMuted }),
    onLine: (line) => listeners.current.onLine(line),
    onStreamEnd: () => listeners.current.onStreamEnd(),
    onFailure: (reason, { kind, line, url }) =>
      report({ kind: 'video', message: reason, detail: { kind, line: String(line), url: withoutQuery(url) } }),
  });
  return { playback, isSaving, can: browserSupport(), lock: createScreenLock(navigator.wakeLock) };
}

/** Seen in the page, in its small window whatever happens to the page; listened to, or on a television, while the phone is put away. */
function shownWhile(visibility: Services['visibility'], video: PlaybackOf['video'], isSound: () => boolean) {
  // The host's word is heard while the page is in front: what it has hidden begins nothing in a page that is put away.
  let isHostVisible = true;
  return () => {
    const isVisible = visibility.isVisible();
    if (!document.hidden) isHostVisible = isVisible;
    const isSmall = video.current !== null && isInPicture(video.current);
    const isCast = video.current !== null && isOnTelevision(video.current);
    return isVisible || isSmall || (document.hidden && isHostVisible && (isCast || isSound()));
  };
}

/** The picture that is shown, kept on the canvas over the video. */
const stillOf = (video: HTMLVideoElement, canvas: HTMLCanvasElement): PlayerElements['still'] => ({
  keep() {
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    Object.assign(canvas, { width, height, hidden: false });
    canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
  },
  // The memory of the picture goes, too.
  drop: () => void Object.assign(canvas, { width: 0, height: 0, hidden: true }),
});

/** Runs while the player is shown; returns a function that ends it, after which nothing of it is left. */
function run(playback: Playback, video: HTMLVideoElement, still: HTMLCanvasElement, services: Services): () => void {
  const onVolume = () => {
    if (video.muted !== playback.store.getState().isMuted) playback.setMuted(video.muted);
  };
  const onOnline = () => playback.heal();
  const sync = () => playback.sync();
  const detach = playback.attach({ video, still: stillOf(video, still) });
  const stops = [services.visibility.onVisibility(sync), onPictureInPicture(video, sync)];
  // A phone's own full screen has a switch of its own for the sound.
  video.addEventListener('volumechange', onVolume);
  window.addEventListener('online', onOnline);
  // Without its television a page that is put away plays no more.
  const remote: RemotePlayback | undefined = video.remote;
  remote?.addEventListener('disconnect', sync);
  return () => {
    video.removeEventListener('volumechange', onVolume);
    window.removeEventListener('online', onOnline);
    remote?.removeEventListener('disconnect', sync);
    for (const stop of stops) stop();
    setPictureInPicture(video, false);
    detach();
  };
}

export interface PlaybackOf {
  /** The elements that it plays on, for the view to draw. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly still: RefObject<HTMLCanvasElement | null>;
  readonly playback: Playback;
  readonly state: PlaybackState;
  /** Little data is to be used: nothing began by itself. */
  readonly isSaving: boolean;
  /** It failed for its format: not the network's fault. */
  readonly isFormat: boolean;
}

/** Tells the picture's state to a host that shows or handles it; a room that is not on air has none. */
export function useShownPlayer(
  control: Playback,
  { phase, isMuted: muted }: Pick<PlaybackState, 'phase' | 'isMuted'>,
  isLive: boolean,
  small: boolean,
): void {
  const watched = useServices().stores.get(watchedStore);
  const playing = phase === 'playing' || phase === 'loading';
  useLayoutEffect(() => {
    if (!isLive) return;
    const player = { playing, muted, small, control };
    watched.setState({ player });
    return () => watched.setState((now) => (now.player === player ? { player: undefined } : now));
  }, [watched, control, isLive, playing, muted, small]);
}

/** The playback of one room, while its elements are shown. */
export function usePlayback({ room, onStreamEnd, isSmall = false }: Given): PlaybackOf {
  const video = useRef<HTMLVideoElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  const isLive = room !== undefined;
  const services = useServices();
  const t = useTranslations('player');
  const listeners = useRef<Listeners>({ onLine: () => {}, onStreamEnd: () => {} });
  const [{ playback, isSaving, can, lock }] = useState(() => setUpPlayback(services, video, listeners, isSmall));
  const state = useStore(playback.store);
  const lines = useMemo(() => room && playableLines(room, can), [room, can]);

  useLayoutEffect(() => {
    listeners.current = {
      onLine: (line) => services.toast({ type: 'info', text: t('lineChanged', { line }) }),
      onStreamEnd,
    };
  });
  // Layout effects: a hidden page's video would play on otherwise.
  useLayoutEffect(() => {
    if (video.current === null || still.current === null) return;
    return run(playback, video.current, still.current, services);
  }, [playback, services]);
  useLayoutEffect(() => playback.setRoom(lines, isLive), [playback, lines, isLive]);

  useShownPlayer(playback, state, isLive, isSmall);
  const { isSound } = state;
  const isPlaying = state.phase === 'playing';
  useSleepTimer(playback, isPlaying);
  useEffect(() => {
    lock.hold(isPlaying && !isSound);
    return () => lock.hold(false);
  }, [lock, isPlaying, isSound]);
  const isFormat = state.isFormat || (lines?.length === 0 && room !== undefined && hasAddress(room, can));
  return { video, still, playback, state, isSaving, isFormat };
}

interface Start {
  readonly mode: QualityMode;
  /** Plays by itself, muted. */
  readonly isAuto: boolean;
}

/** The first quality of a room: the saver goes before an earlier choice, which was made on another network; the user may choose anew. */
export function startOf(isAutoPlay: boolean, isSaving: boolean, chosen: QualityMode | undefined): Start {
  if (isSaving) return { mode: 'sd', isAuto: false };
  return { mode: chosen ?? 'auto', isAuto: isAutoPlay };
}

/** Keeps the screen on while something plays. */
interface ScreenLock {
  readonly hold: (isWanted: boolean) => void;
}

/** A browser without it, or one that refuses, lets the screen go dark; the lock of a hidden page is the browser's to take. */
function createScreenLock(wakeLock: WakeLock | undefined): ScreenLock {
  let isWanted = false;
  let held: WakeLockSentinel | undefined;
  const release = () => {
    const sentinel = held;
    held = undefined;
    sentinel?.release().catch(() => undefined);
  };
  const ask = async () => {
    const sentinel = await wakeLock?.request('screen').catch(() => undefined);
    // It may have taken so long that nobody wants it any more, or that another came first.
    if (isWanted && held === undefined) held = sentinel;
    else sentinel?.release().catch(() => undefined);
  };
  return {
    hold(next) {
      if (next === isWanted) return;
      isWanted = next;
      if (isWanted) void ask();
      else release();
    },
  };
}
