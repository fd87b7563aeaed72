import { type FocusEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { LazySheet } from '../../../services/lazy-sheet';
import { cx } from '../../../ui/cx';
import { ChoiceList } from './choice-list';
import { isCastable } from './playback/casting';
import styles from './player.module.css';
import { type MenuKind, PlayerControls } from './player-controls';
import { PlayerIcon } from './player-icon';
import { PlayerMiddle } from './player-middle';
import { SoundCover } from './sound-cover';
import type { Player } from './use-player';

/** The offers of a moving picture: its sound, and the way back to live. */
function PlayerHints({ player: { playback, state } }: { readonly player: Player }) {
  const t = useTranslations('player');
  return (
    <>
      {state.isMuted && (
        <button type="button" className={cx(styles.glass, styles.unmute)} onClick={() => playback.setMuted(false)}>
          <PlayerIcon name="muted" size={16} />
          {t('tapToUnmute')}
        </button>
      )}
      {state.isBehind && (
        <button type="button" className={cx(styles.glass, styles.toLive)} onClick={() => playback.toLive()}>
          {t('backToLive')}
        </button>
      )}
    </>
  );
}

const loadSheet = () => import('./playback-sheet');

interface PlayerMenuProps {
  readonly kind: MenuKind;
  readonly player: Player;
  readonly onClose: () => void;
}

/** The lines of a room, or how it is played. */
function PlayerMenu({ kind, player, onClose }: PlayerMenuProps) {
  const t = useTranslations('player');
  const { playback, state } = player;
  const { lines = [], line: current } = state;
  if (kind === 'playback') {
    return (
      <LazySheet load={loadSheet} onClose={onClose}>
        {({ PlaybackSheet }) => <PlaybackSheet player={player} onClose={onClose} />}
      </LazySheet>
    );
  }
  const choices = lines.map(({ line }) => ({
    value: String(line),
    label: t('line', { line }),
    // A line that has failed may be asked for again.
    isChosen: line === current && state.phase !== 'failed',
    choose: () => playback.choose({ line }),
  }));
  return <ChoiceList title={t('chooseLine')} choices={choices} onClose={onClose} />;
}

const HIDDEN_AFTER_MS = 3_000;

interface AutoHide {
  readonly isShown: boolean;
  /** The user is there: shown for a while more. */
  readonly poke: () => void;
  /** A tap on the picture itself. */
  readonly toggle: () => void;
  /** For the element around the controls. */
  readonly focus: { readonly onFocus: (event: FocusEvent) => void; readonly onBlur: (event: FocusEvent) => void };
}

/** Controls that go away by themselves, but never under a keyboard's focus nor while `isHeld`. */
function useAutoHide(isHeld: boolean): AutoHide {
  const [isShown, setIsShown] = useState(true);
  const [hasFocus, setHasFocus] = useState(false);
  const [pokes, setPokes] = useState(0);
  const isPinned = isHeld || hasFocus;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each poke begins the time anew
  useEffect(() => {
    if (!isShown || isPinned) return;
    const timer = setTimeout(() => setIsShown(false), HIDDEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isShown, isPinned, pokes]);

  const poke = useCallback(() => {
    setIsShown(true);
    setPokes((count) => count + 1);
  }, []);
  const toggle = () => (isShown && !isPinned ? setIsShown(false) : poke());
  const onFocus = ({ target }: FocusEvent) => {
    // A finger's focus goes as it came, without a ring: it pins nothing.
    if (!target.matches(':focus-visible')) return;
    setHasFocus(true);
    setIsShown(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setHasFocus(false);
  };
  return { isShown: isShown || isPinned, poke, toggle, focus: { onFocus, onBlur } };
}

interface LivePlayerProps {
  readonly player: Player;
  /** The bar over the upper edge. */
  readonly top: ReactNode;
  /** While not live: a `PlayerMessage` with countdown, next show, or why one may not enter. */
  readonly cover?: ReactNode;
  /** A picture behind the video, until it has played: before the first tap, and while the first frame is on its way. */
  readonly poster?: ReactNode;
  /** Over the picture, below the controls. */
  readonly over?: ReactNode;
  /** The score and the minute, where only the sound plays. */
  readonly standing?: ReactNode;
  /** Among the controls of the lower edge. */
  readonly buttons?: ReactNode;
  /** A column beside the picture; in full screen alone. */
  readonly beside?: ReactNode;
  /** The way on where this browser cannot play it: a button. */
  readonly elsewhere?: ReactNode;
}

/** The live video with its controls. Plays while it is shown, and only then. */
export function LivePlayer(props: LivePlayerProps) {
  const { player, top, cover, poster, over, standing, buttons, beside, elsewhere } = props;
  const { box, video, still, isLive, isPlaying, isFull, state, casting } = player;
  const { phase } = state;
  const t = useTranslations('player');
  const [menu, setMenu] = useState<MenuKind>();
  const [hasPlayed, setHasPlayed] = useState(false);
  if (isPlaying && !hasPlayed) setHasPlayed(true);
  const controls = useAutoHide(!isPlaying || menu !== undefined);

  const bar = (own: string | undefined) => cx(own, !controls.isShown && styles.away);
  return (
    <section
      ref={box}
      className={styles.player}
      aria-label={t('label')}
      data-phase={phase}
      data-full={isFull || undefined}
      {...controls.focus}
    >
      <div className={cx(styles.screen, Boolean(beside) && styles.narrowed)}>
        {isLive && !hasPlayed && poster}
        {/* biome-ignore lint/a11y/useMediaCaption: a live commentary has no captions */}
        <video ref={video} className={styles.picture} playsInline disableRemotePlayback={!isCastable(state.source)} />
        <canvas ref={still} className={styles.picture} hidden />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a finger's way to the controls; a keyboard's is the focus */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
        <div className={styles.picture} onClick={controls.toggle} onPointerMove={controls.poke} />
        {isLive && (state.isSound || casting.isOn) && <SoundCover player={player} standing={standing} />}
        {isLive && over}
        {isLive ? !casting.isOn && <PlayerMiddle {...{ player, elsewhere }} onMenu={setMenu} /> : cover}
        {isPlaying && !casting.isOn && <PlayerHints player={player} />}
        <div className={bar(styles.top)}>{top}</div>
        {isLive && phase !== 'failed' && (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that its buttons are used
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above
          <div className={bar(styles.bottom)} onClick={controls.poke}>
            <PlayerControls player={player} onMenu={setMenu}>
              {buttons}
            </PlayerControls>
          </div>
        )}
      </div>
      {beside}
      {menu !== undefined && <PlayerMenu kind={menu} player={player} onClose={() => setMenu(undefined)} />}
    </section>
  );
}
