import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from './home-page';
import { LabPanel } from './lab/lab-panel';
import { LoginPage } from './login-page';
import { NativeAppPage } from './native-app-page';
import { NotFoundPage } from './not-found-page';
import styles from './portal.module.css';
import { SportInfoPage } from './remote/sport-info-page';
import { useBridge } from './remote/use-bridge';
import { TargetPage } from './target-page';
import { TopBar } from './top-bar';
import { useLook } from './use-look';

/** A chunk of its own: it is no part of what a visitor pays for. */
const QaPage = lazy(() => import('./qa/qa-page').then((module) => ({ default: module.QaPage })));

/** Pages that the remote leads to; the last three where the portal says that they are its own. */
const TARGETS = ['/newSport/*', '/mine', '/search', '/download'];

/** The portal: its own pages around the remote's. */
export function Portal() {
  useLook();
  useBridge();
  return (
    <div className={styles['portal']}>
      <TopBar />
      <main className={styles['main']}>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/login" element={<LoginPage />} />
          {TARGETS.map((path) => (
            <Route path={path} element={<TargetPage />} key={path} />
          ))}
          <Route path="/native-app" element={<NativeAppPage />} />
          <Route
            path="/qa"
            element={
              <Suspense fallback={null}>
                <QaPage />
              </Suspense>
            }
          />
          <Route path="/sport-info/*" element={<SportInfoPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </main>
      <LabPanel />
    </div>
  );
}
