import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { safeBackPath } from './back-path';
import { type DemoUser, nameIn, renewSession } from './demo-users';
import styles from './portal.module.css';
import { logIn, usePortal } from './portal-store';
import { useTexts } from './portal-texts';
import { useDemoUsers } from './use-demo-users';

const VISITOR: DemoUser = { key: 'visitor', token: '', uid: '', username: '', englishName: '', headUrl: '', note: '' };

/** Logs one of the back end's demo users in and returns to `backPath`. */
export function LoginPage() {
  const texts = useTexts();
  const { state, members } = useDemoUsers();
  const { user: current, locale } = usePortal();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = useLocation().state as { readonly askedBy?: string } | null;
  const backPath = safeBackPath(params.get('backPath'), window.location.origin);

  async function choose(user: DemoUser): Promise<void> {
    await renewSession(user);
    logIn(user);
    // The page that asked is right behind: a second entry of it would make "back" a tap that does nothing. Else replaced:
    // "back" from the page returned to must not lead to the log-in again.
    if (asked?.askedBy === backPath) void navigate(-1);
    else void navigate(backPath, { replace: true });
  }

  return (
    <section className={styles['page']} data-testid="login-page">
      <h1 className={styles['pageTitle']}>{texts.loginTitle}</h1>
      {params.has('backPath') && (
        <p className={styles['tagline']}>
          {texts.returnTo} <code data-testid="back-path">{backPath}</code>
        </p>
      )}
      {state === 'failed' && <p role="alert">{texts.usersFailed}</p>}
      <ul className={styles['users']}>
        {[VISITOR, ...members].map((user) => (
          <li key={user.key}>
            <button
              type="button"
              className={styles['user']}
              aria-current={(current?.key ?? 'visitor') === user.key}
              onClick={() => void choose(user)}
              data-user={user.key}
            >
              <strong>{user === VISITOR ? texts.visitor : nameIn(user, locale)}</strong>
              <span>{user === VISITOR ? texts.visitorNote : user.note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
