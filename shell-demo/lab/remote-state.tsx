import styles from '../host/portal.module.css';
import { bridge } from '../host/remote/bridge';
import { useLab } from './lab-store';
import { useLabTexts } from './lab-texts';

/** What the remote says of itself, in the portal's own bar: that somebody is on air, the picture that plays, a later release. */
export function RemoteState() {
  const texts = useLabTexts();
  const { isLive, player, hasNewRelease } = useLab();
  const { playing, muted } = player;
  const chip = styles['chip'];
  return (
    <>
      {isLive && <span data-testid="portal-live">{texts.live}</span>}
      {playing && (
        <button type="button" className={chip} onClick={() => bridge.emit('player', { muted: !muted })}>
          {muted ? texts.sound : texts.mute}
        </button>
      )}
      {hasNewRelease && (
        <button type="button" className={chip} onClick={() => window.location.reload()} data-testid="new-release">
          {texts.newRelease}
        </button>
      )}
    </>
  );
}
