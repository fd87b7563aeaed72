import { useEffect, useState } from 'react';
import { askLab, sayHow } from './ask-lab';
import { useBackEndTexts } from './back-end-texts';
import lab from './lab-back-end.module.css';
import { Action, TextField, TickField } from './lab-fields';
import { LabFlood } from './lab-flood';

interface Manners {
  readonly dropPercent: number;
  readonly duplicatePercent: number;
  readonly reorderPercent: number;
  readonly seed: number;
  readonly refuse: boolean;
  readonly noPong: boolean;
}
type SocketState = Manners & { readonly sockets: number; readonly badFrames: number };
type Draft = { readonly [K in keyof Manners]: Manners[K] extends number ? string : Manners[K] };

const draftOf = ({ dropPercent, duplicatePercent, reorderPercent, seed, refuse, noPong }: Manners): Draft => ({
  dropPercent: String(dropPercent),
  duplicatePercent: String(duplicatePercent),
  reorderPercent: String(reorderPercent),
  seed: String(seed),
  refuse,
  noPong,
});
const NUMBERS = ['dropPercent', 'duplicatePercent', 'reorderPercent', 'seed'] as const;
const START = { dropPercent: 0, duplicatePercent: 0, reorderPercent: 0, seed: 1, refuse: false, noPong: false };

const sentOf = (draft: Draft) => ({
  ...draft,
  ...Object.fromEntries(NUMBERS.map((name) => [name, Number(draft[name])])),
});

/** The socket's manners as the back end has them, with what was typed and not yet applied. */
function useManners() {
  const [state, setState] = useState<SocketState>();
  const [typed, setTyped] = useState<Partial<Draft>>({});
  useEffect(() => {
    askLab<SocketState>('GET', 'socket').then(setState, () => undefined);
  }, []);
  const ask = (words: string, method: 'POST' | 'DELETE', body?: object) => async () => {
    const next = await sayHow(words, () => askLab<SocketState>(method, 'socket', body));
    if (next === undefined) return;
    setState(next);
    setTyped({});
  };
  return {
    state,
    draft: { ...draftOf(state ?? START), ...typed },
    type: (more: Partial<Draft>) => setTyped({ ...typed, ...more }),
    ask,
  };
}

/** How the push socket misbehaves. */
export function LabSocket() {
  const texts = useBackEndTexts();
  const { state, draft, type, ask } = useManners();
  const labels = [texts.drop, texts.duplicate, texts.reorder, texts.seed];
  return (
    <>
      <p className={lab['note']} data-testid="lab-socket-state">
        {texts.sockets} {state?.sockets ?? '—'} · {texts.badFrames} {state?.badFrames ?? '—'}
      </p>
      {NUMBERS.map((name, index) => (
        <TextField
          key={name}
          label={labels[index] ?? name}
          name={name}
          mode="numeric"
          value={draft[name]}
          onChange={(value) => type({ [name]: value })}
        />
      ))}
      <div className={lab['group']}>
        <TickField label={texts.refuse} name="refuse" checked={draft.refuse} onChange={(refuse) => type({ refuse })} />
        <TickField label={texts.noPong} name="noPong" checked={draft.noPong} onChange={(noPong) => type({ noPong })} />
      </div>
      <div className={lab['group']}>
        <Action id="apply-socket" onClick={ask(texts.apply, 'POST', sentOf(draft))}>
          {texts.apply}
        </Action>
        <Action id="cut" onClick={ask(texts.cut, 'POST', { cut: true })}>
          {texts.cut}
        </Action>
        <Action id="reset-socket" onClick={ask(texts.reset, 'DELETE')}>
          {texts.reset}
        </Action>
      </div>
      <LabFlood onFlood={(flood) => void ask(texts.flood, 'POST', { flood })()} />
    </>
  );
}
