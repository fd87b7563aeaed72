import { useEffect, useState } from 'react';
import { askLab, sayHow } from './ask-lab';
import { useBackEndTexts } from './back-end-texts';
import lab from './lab-back-end.module.css';
import { Action, SelectField, TextField } from './lab-fields';

interface ClockState {
  readonly now: number;
  readonly speed: number;
  readonly skew: number;
}

const SPEEDS: Readonly<Record<string, string>> = { '0': '0×', '1': '1×', '10': '10×', '60': '60×', '600': '600×' };
const SECOND_MS = 1000;

/** Health answers without an envelope. */
const readClock = async (): Promise<ClockState> => (await fetch('/_lab/health')).json() as Promise<ClockState>;

/** Time of the back end: where it stands, how fast it goes, how far what it tells is off. */
export function LabClock() {
  const texts = useBackEndTexts();
  const [clock, setClock] = useState<ClockState>();
  const [at, setAt] = useState('');
  const [typed, setTyped] = useState<string>();
  const skew = typed ?? String((clock?.skew ?? 0) / SECOND_MS);
  useEffect(() => {
    readClock().then(setClock, () => undefined);
  }, []);
  const ask = async (words: string, change: object) => {
    const next = await sayHow(words, () => askLab<ClockState>('POST', 'clock', change));
    if (next !== undefined) setClock(next);
    setTyped(undefined);
  };
  const speeds = clock === undefined ? SPEEDS : { [String(clock.speed)]: `${clock.speed}×`, ...SPEEDS };
  return (
    <>
      <p className={lab['note']}>
        {texts.now} <code data-testid="lab-now">{clock === undefined ? '—' : new Date(clock.now).toISOString()}</code>
      </p>
      <SelectField
        label={texts.speed}
        name="speed"
        value={String(clock?.speed ?? 1)}
        onChange={(value) => void ask(texts.speed, { speed: Number(value) })}
        options={speeds}
      />
      <TextField label={texts.skew} name="skew" mode="numeric" value={skew} onChange={setTyped} />
      <Action id="skew" onClick={() => void ask(texts.skew, { skew: Math.round(Number(skew) * SECOND_MS) })}>
        {texts.apply}
      </Action>
      <div className={lab['group']}>
        <TextField label={`${texts.at} (2025-03-15T21:25:00+08:00)`} name="at" value={at} onChange={setAt} />
        <Action id="set-clock" disabled={at === ''} onClick={() => void ask(texts.at, { at })}>
          {texts.apply}
        </Action>
      </div>
    </>
  );
}
