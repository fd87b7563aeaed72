import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import styles from '../host/portal.module.css';
import { useRecorder } from './qa-recorder';
import { useQaTexts } from './qa-texts';

/** A chunk of its own: it is no part of what a visitor pays for. */
const QaPage = lazy(async () => ({ default: (await import('./qa-page')).QaPage }));

export const QA_PAGES = {
  '/qa': (
    <Suspense>
      <QaPage />
    </Suspense>
  ),
};

/** Says in the bar that a run is recorded, and leads to it. */
export function RecordingMark() {
  const texts = useQaTexts();
  if (!useRecorder((state) => state.isRecording)) return null;
  return (
    <Link className={styles['chip']} to="/qa" data-testid="recording">
      <span aria-hidden="true">●</span> {texts.recording}
    </Link>
  );
}
