import { useLayoutEffect } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { LANGUAGES } from '../../src/contract/shell/languages';
import { CustomerService } from './customer-service';
import { extras } from './extras';
import { HomePage } from './home-page';
import { LoginPage } from './login-page';
import styles from './portal.module.css';
import { usePortal } from './portal-store';
import { useTexts } from './portal-texts';
import { useBridge } from './remote/bridge';
import { SportInfoPage } from './remote/sport-info-page';
import { TopBar } from './top-bar';

function NotFoundPage() {
  const texts = useTexts();
  return (
    <section className={styles['page']}>
      <h1 className={styles['pageTitle']}>{texts.notFound}</h1>
      <p>{useLocation().pathname}</p>
      <Link className={styles['chip']} to="/">
        {texts.home}
      </Link>
    </section>
  );
}

/** The portal: its own pages around the remote's. */
export function Portal() {
  const { theme, locale } = usePortal();
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = LANGUAGES[locale].direction;
    document.documentElement.dataset['theme'] = theme;
  }, [theme, locale]);
  useBridge();
  const { Around, Beside, pages } = extras;
  return (
    <>
      <TopBar />
      <CustomerService />
      <main>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/login" element={<LoginPage />} />
          <Route
            path="/sport-info/*"
            element={
              <Around>
                <SportInfoPage />
              </Around>
            }
          />
          {Object.entries(pages).map(([path, page]) => (
            <Route path={path} element={page} key={path} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </main>
      <Beside />
    </>
  );
}
