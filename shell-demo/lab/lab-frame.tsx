import { Fragment, type ReactNode } from 'react';
import styles from '../host/portal.module.css';
import { RemoteBoundary } from '../host/remote/remote-boundary';
import { renewRemote } from '../host/remote/sport-info-page';
import { remount, useLab } from './lab-store';
import { useLabTexts } from './lab-texts';
import { RemoteMount } from './remote-mount';

/** Around the portal's page of the remote: unmounted, made anew, or mounted through the other entry. */
export function LabFrame({ children }: { readonly children: ReactNode }) {
  const texts = useLabTexts();
  const { mounted, mountId, entry } = useLab();
  if (!mounted) {
    return (
      <section className={styles['page']} data-testid="remote-unmounted">
        <p>{texts.unmounted}</p>
        <button type="button" className={styles['chip']} onClick={() => remount(true)}>
          {texts.mountAgain}
        </button>
      </section>
    );
  }
  return (
    <Fragment key={`${entry}-${mountId}`}>
      {entry === 'component' ? (
        children
      ) : (
        <RemoteBoundary onRetry={renewRemote}>
          <RemoteMount />
        </RemoteBoundary>
      )}
    </Fragment>
  );
}
