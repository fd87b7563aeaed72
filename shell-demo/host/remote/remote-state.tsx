import styles from '../portal.module.css';
import { usePortal } from '../portal-store';
import { useTexts } from '../portal-texts';
import { command } from './bridge';

/** What the remote says of itself, in the portal's own bar: that somebody is on air, the picture that plays, a later release. */
export function RemoteState() {
  const texts = useTexts();
  const { isLive, player, hasNewRelease } = usePortal();
  const { playing, muted } = player;
  const chip = styles['chip'];
  return (
    <>
      {isLive && <span data-testid="portal-live">{texts.live}</span>}
      {playing && (
        <button type="button" className={chip} onClick={() => command('player', { muted: !muted })}>
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
