import { lazy, Suspense } from 'react';
import styles from '../portal.module.css';
import { usePortal } from '../portal-store';
import { useTexts } from '../portal-texts';
import { EventLog } from '../qa/event-log';
import lab from './lab.module.css';
import { LabActions } from './lab-actions';
import { LabSwitches } from './lab-switches';
import { LabUser } from './lab-user';

/** Loaded when the panel is opened: most visitors of the portal never do. */
const LabBackEnd = lazy(async () => ({ default: (await import('./lab-back-end')).LabBackEnd }));

/** Switches, commands and the log of events. Closed at first; open, it takes the lower part of a phone or the side of a wide screen. */
export function LabPanel() {
  const texts = useTexts();
  const open = usePortal((state) => state.panelOpen);
  return (
    <aside className={lab['lab']} id="lab" hidden={!open} aria-label={texts.panel} data-testid="lab">
      <div className={lab['head']}>
        <strong>{texts.panel}</strong>
        <button type="button" className={styles['chip']} onClick={() => usePortal.setState({ panelOpen: false })}>
          {texts.close}
        </button>
      </div>
      <EventLog />
      {open && <LabUser />}
      <LabSwitches />
      <LabActions />
      {open && (
        <Suspense>
          <LabBackEnd />
        </Suspense>
      )}
    </aside>
  );
}
