import { type ReactNode, useState } from 'react';
import { useLabSaid } from './ask-lab';
import { useBackEndTexts } from './back-end-texts';
import lab from './lab-back-end.module.css';
import { LabClock } from './lab-clock';
import { LabFaults } from './lab-faults';
import { LabPlain } from './lab-plain';
import { LabPush } from './lab-push';
import { LabSession } from './lab-session';
import { LabSocket } from './lab-socket';
import { LabVideo } from './lab-video';

/** Its content lives only while it is open: it asks the back end when it appears. */
function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={lab['part']} onToggle={(event) => setOpen(event.currentTarget.open)} data-testid={`lab-${id}`}>
      <summary>{title}</summary>
      {isOpen && <div className={lab['row']}>{children}</div>}
    </details>
  );
}

/** What QA does to the back end: every row of section 8 of product.md by hand (the tests use the same entries). */
export function LabBackEnd() {
  const texts = useBackEndTexts();
  const { text, failed } = useLabSaid();
  return (
    <section>
      <Part id="session" title={texts.session}>
        <LabSession />
      </Part>
      <Part id="faults" title={texts.faults}>
        <LabFaults />
      </Part>
      <Part id="push" title={texts.push}>
        <LabPush />
      </Part>
      <Part id="socket" title={texts.socket}>
        <LabSocket />
      </Part>
      <Part id="video" title={texts.video}>
        <LabVideo />
      </Part>
      <Part id="plain" title={texts.plain}>
        <LabPlain />
      </Part>
      <Part id="clock" title={texts.clock}>
        <LabClock />
      </Part>
      <p className={`${lab['said']} ${failed ? lab['failed'] : ''}`} role="status" data-testid="lab-said">
        {text}
      </p>
    </section>
  );
}
