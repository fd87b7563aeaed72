import { lazy, Suspense } from 'react';
import styles from '../host/portal.module.css';
import { EventLog } from './event-log';
import lab from './lab.module.css';
import { LabActions } from './lab-actions';
import { useLab } from './lab-store';
import { LabSwitches } from './lab-switches';
import { useLabTexts } from './lab-texts';
import { LabUser } from './lab-user';
import { useStickyLook } from './use-sticky-look';

/** Loaded when the panel is opened: most visitors of the portal never do. */
const LabBackEnd = lazy(async () => ({ default: (await import('./back-end/lab-back-end')).LabBackEnd }));

/** Switches, commands and the log of events. Closed at first; open, it takes the lower part of a phone or the side of a wide screen. */
export function LabPanel() {
  useStickyLook();
  const texts = useLabTexts();
  const open = useLab((state) => state.panelOpen);
  return (
    <aside className={lab['lab']} id="lab" hidden={!open} aria-label={texts.panel} data-testid="lab">
      <div className={lab['head']}>
        <strong>{texts.panel}</strong>
        <button type="button" className={styles['chip']} onClick={() => useLab.setState({ panelOpen: false })}>
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

/** Opens and closes the panel, from the portal's bar. */
export function LabToggle() {
  const texts = useLabTexts();
  const open = useLab((state) => state.panelOpen);
  return (
    <button
      type="button"
      className={styles['chip']}
      aria-expanded={open}
      aria-controls="lab"
      onClick={() => useLab.setState({ panelOpen: !open })}
      data-testid="lab-toggle"
    >
      {texts.panel}
    </button>
  );
}
