import { useEffect, useState } from 'react';
import { askLab, sayHow } from './lab/ask-lab';
import { TickField } from './lab/lab-fields';
import { useLabTexts } from './lab/lab-texts';

interface PlainState {
  readonly isPlain: boolean;
}

/** Whether the back end leaves out what the specification does not name. */
export function LabPlain() {
  const texts = useLabTexts();
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
