import { Link } from 'react-router-dom';
import { nameIn } from './demo-users';
import { extras } from './extras';
import styles from './portal.module.css';
import { usePortal } from './portal-store';
import { useTexts } from './portal-texts';

/** Not sticky: the remote's own header takes the top of the screen when the page scrolls. */
export function TopBar() {
  const texts = useTexts();
  const { user, locale } = usePortal();
  return (
    <header className={styles['bar']}>
      <Link className={styles['brand']} to="/">
        <span className={styles['mark']} aria-hidden="true" />
        {texts.brand}
      </Link>
      <extras.Bar />
      <Link className={styles['chip']} to="/login" data-testid="portal-user">
        {user === null ? texts.login : nameIn(user, locale)}
      </Link>
    </header>
  );
}
