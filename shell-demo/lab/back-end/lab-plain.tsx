import { useEffect, useState } from 'react';
import { askLab, sayHow } from './ask-lab';
import { useBackEndTexts } from './back-end-texts';
import { TickField } from './lab-fields';

interface PlainState {
  readonly isPlain: boolean;
}

/** Whether the back end leaves out what the specification does not name. */
export function LabPlain() {
  const texts = useBackEndTexts();
  const [isPlain, setPlain] = useState(false);
  useEffect(() => {
    askLab<PlainState>('GET', 'plain').then(
      (state) => setPlain(state.isPlain),
      () => undefined,
    );
  }, []);
  const ask = async (wanted: boolean) => {
    const next = await sayHow(texts.plain, () => askLab<PlainState>('POST', 'plain', { isPlain: wanted }));
    if (next !== undefined) setPlain(next.isPlain);
  };
  return <TickField label={texts.plainHint} name="plain" checked={isPlain} onChange={(wanted) => void ask(wanted)} />;
}
