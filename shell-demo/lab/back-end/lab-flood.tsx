import { useState } from 'react';
import { useBackEndTexts } from './back-end-texts';
import lab from './lab-back-end.module.css';
import { Action, TextField } from './lab-fields';

const FIELDS = ['perSecond', 'forMs', 'matches'] as const;
type Flood = Readonly<Record<(typeof FIELDS)[number], number>>;

/** More scores than any evening brings, for the matches that are on screen. */
export function LabFlood({ onFlood }: { readonly onFlood: (flood: Flood) => void }) {
  const texts = useBackEndTexts();
  const [typed, setTyped] = useState({ perSecond: '1000', forMs: '4000', matches: '20' });
  const { perSecond, forMs, matches } = typed;
  const flood: Flood = { perSecond: Number(perSecond), forMs: Number(forMs), matches: Number(matches) };
  return (
    <div className={lab['group']}>
      {FIELDS.map((name) => (
        <TextField
          key={name}
          label={texts[name]}
          name={name}
          mode="numeric"
          value={typed[name]}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
      <Action id="flood" onClick={() => onFlood(flood)}>
        {texts.flood}
      </Action>
    </div>
  );
}
