import { Link } from 'react-router-dom';
import { nameIn } from './demo-users';
import styles from './portal.module.css';
import { usePortal } from './portal-store';
import { useTexts } from './portal-texts';
import { RemoteState } from './remote/remote-state';

const togglePanel = (): void => usePortal.setState(({ panelOpen }) => ({ panelOpen: !panelOpen }));

/** Not sticky: the remote's own header takes the top of the screen when the page scrolls. */
export function TopBar() {
  const texts = useTexts();
  const { user, locale, panelOpen, isRecording } = usePortal();
  return (
    <header className={styles['bar']}>
      <Link className={styles['brand']} to="/">
        <span className={styles['mark']} aria-hidden="true" />
        {texts.brand}
      </Link>
      {isRecording && (
        <Link className={styles['chip']} to="/qa" data-testid="recording">
          <span aria-hidden="true">●</span> {texts.recording}
        </Link>
      )}
      <RemoteState />
      <Link className={styles['chip']} to="/login" data-testid="portal-user">
        {user === null ? texts.login : nameIn(user, locale)}
      </Link>
      <button
        type="button"
        className={styles['chip']}
        aria-expanded={panelOpen}
        aria-controls="lab"
        onClick={togglePanel}
        data-testid="lab-toggle"
      >
        {texts.panel}
      </button>
    </header>
  );
}
