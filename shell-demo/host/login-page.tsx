import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { safeBackPath } from './back-path';
import { type DemoUser, nameIn, renewSession, useDemoUsers } from './demo-users';
import styles from './portal.module.css';
import { logIn, usePortal } from './portal-store';
import { useTexts } from './portal-texts';

/** Logs one of the back end's demo users in and returns to `backPath`. */
export function LoginPage() {
  const texts = useTexts();
  const { members, failed } = useDemoUsers();
  const { user: current, locale } = usePortal();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = useLocation().state as { readonly askedBy?: string } | null;
  const backPath = safeBackPath(params.get('backPath'), window.location.origin);

  async function choose(user: DemoUser | null): Promise<void> {
    if (user !== null) await renewSession(user);
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
        <p className={styles['soft']}>
          {texts.returnTo} <code data-testid="back-path">{backPath}</code>
        </p>
      )}
      {failed && <p role="alert">{texts.usersFailed}</p>}
      <div className={styles['row']}>
        {[null, ...members].map((user) => (
          <button
            type="button"
            className={styles['user']}
            key={user?.key ?? ''}
            aria-current={current?.key === user?.key}
            onClick={() => void choose(user)}
            data-user={user?.key ?? 'visitor'}
          >
            <strong>{user === null ? texts.visitor : nameIn(user, locale)}</strong>
            <span className={styles['soft']}>{user === null ? texts.visitorNote : user.note}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
