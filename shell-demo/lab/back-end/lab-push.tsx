import { useEffect, useState } from 'react';
import { usePortal } from '../../host/portal-store';
import { askLab, sayHow } from './ask-lab';
import { useBackEndTexts } from './back-end-texts';
import lab from './lab-back-end.module.css';
import { Action, AreaField, SelectField } from './lab-fields';
import { RAW, readPush, type Seen, TEMPLATES, templateOf } from './lab-push-templates';

const FIRST = 'live/match';
const NOTHING_SEEN: Seen = { channels: [], uid: '' };

/** A message by hand: a template of each name, or any text. */
export function LabPush() {
  const texts = useBackEndTexts();
  const uid = usePortal((state) => state.user?.uid ?? '');
  const [channels, setChannels] = useState<readonly string[]>([]);
  const [name, setName] = useState(FIRST);
  const [text, setText] = useState(() => templateOf(FIRST, NOTHING_SEEN));
  const seen = { channels, uid };

  const look = async (chosen: string) => {
    const state = await askLab<{ channels: readonly string[] }>('GET', 'socket');
    setChannels(state.channels);
    setText(templateOf(chosen, { channels: state.channels, uid }));
  };
  const choose = (next: string) => {
    setName(next);
    void sayHow(next, () => look(next));
  };
  useEffect(() => {
    // The first template shows a match that is on screen.
    askLab<{ channels: readonly string[] }>('GET', 'socket').then(
      (state) => {
        setChannels(state.channels);
        setText(templateOf(FIRST, { ...NOTHING_SEEN, channels: state.channels }));
      },
      () => undefined,
    );
  }, []);
  const options = { ...Object.fromEntries(Object.keys(TEMPLATES).map((one) => [one, one])), [RAW]: texts.raw };
  const send = () => sayHow(`${texts.send} ${name}`, async () => askLab('POST', 'push', readPush(name, text, seen)));
  return (
    <>
      <SelectField label={texts.name} name="push-name" value={name} onChange={choose} options={options} />
      <AreaField label={texts.frame} name="push-data" value={text} onChange={setText} />
      <Action id="send-push" onClick={() => void send()}>
        {texts.send}
      </Action>
      <p className={lab['note']}>
        <code>{channels.join(' ')}</code>
      </p>
    </>
  );
}
