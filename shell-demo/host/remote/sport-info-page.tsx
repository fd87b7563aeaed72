import styles from '../portal.module.css';
import { remount, usePortal } from '../portal-store';
import { useTexts } from '../portal-texts';
import { RemoteBoundary } from './remote-boundary';
import { RemoteComponent, renewRemoteComponent } from './remote-component';
import { forgetRemote } from './remote-loader';
import { RemoteMount } from './remote-mount';

function tryAgain(): void {
  forgetRemote();
  renewRemoteComponent();
}

/** The remote's place: everything below `/sport-info`. */
export function SportInfoPage() {
  const texts = useTexts();
  const { mounted, mountId, entry } = usePortal();
  if (!mounted) {
    return (
      <section className={styles['failed']} data-testid="remote-unmounted">
        <p>{texts.unmounted}</p>
        <button type="button" className={styles['primary']} onClick={() => remount(true)}>
          {texts.mountAgain}
        </button>
      </section>
    );
  }
  return (
    <RemoteBoundary key={`${entry}-${mountId}`} onRetry={tryAgain}>
      {entry === 'component' ? <RemoteComponent /> : <RemoteMount />}
    </RemoteBoundary>
  );
}
