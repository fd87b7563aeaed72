import { useEffect, useState } from 'react';
import { askLab, sayHow } from './ask-lab';
import { useBackEndTexts } from './back-end-texts';
import lab from './lab-back-end.module.css';
import { CODES, FAULT_VALUES, type FaultKind, readValue } from './lab-fault-kinds';
import { LabFaultList, type SetFault } from './lab-fault-list';
import { Action, SelectField, TextField, TickField } from './lab-fields';

interface KnownCall {
  readonly name: string;
  readonly path: string;
}

const KINDS = Object.fromEntries(Object.keys(FAULT_VALUES).map((kind) => [kind, kind]));
/** The remote's own key (product.md, section 3, User). */
const DEVICE_KEY = 'device-id';

/** The calls of the contract, and the faults that wait for them. */
function useFaults() {
  const [calls, setCalls] = useState<readonly KnownCall[]>([]);
  const [faults, setFaults] = useState<readonly SetFault[]>([]);
  const show = async (words: string, work: () => Promise<readonly SetFault[]>) => {
    const list = await sayHow(words, work);
    if (list !== undefined) setFaults(list);
  };
  useEffect(() => {
    askLab<KnownCall[]>('GET', 'calls').then(setCalls, () => setCalls([]));
    askLab<SetFault[]>('GET', 'fault').then(setFaults, () => setFaults([]));
  }, []);
  return { calls, faults, show };
}

/** A fault for a call: what, how often, and for whom. */
export function LabFaults() {
  const texts = useBackEndTexts();
  const { calls, faults, show } = useFaults();
  const [call, setCall] = useState('anchorHome');
  const [kind, setKind] = useState<FaultKind>('code');
  const [value, setValue] = useState<string>(FAULT_VALUES.code);
  const [times, setTimes] = useState('1');
  const [isForDevice, setForDevice] = useState(false);
  const options = Object.fromEntries([
    ...calls.map(({ name, path }) => [name, `${name} ${path}`] as const),
    ['/api', texts.allCalls],
    ['/ssapi', texts.allData],
  ]);
  const choose = (next: string) => {
    setKind(next as FaultKind);
    setValue(FAULT_VALUES[next as FaultKind] ?? '');
  };
  const add = () =>
    show(`${texts.add} ${call} ${kind}`, async () => {
      const deviceId = isForDevice ? (localStorage.getItem(DEVICE_KEY) ?? undefined) : undefined;
      const often = times.trim() === '' ? undefined : Number(times);
      return askLab('POST', 'fault', { call, kind, value: readValue(kind, value), times: often, deviceId });
    });
  return (
    <>
      <div className={lab['wide']}>
        <SelectField label={texts.call} name="call" value={call} onChange={setCall} options={options} />
      </div>
      <SelectField label={texts.kind} name="kind" value={kind} onChange={choose} options={KINDS} />
      {FAULT_VALUES[kind] !== undefined && (
        <TextField
          label={texts.value}
          name="value"
          value={value}
          onChange={setValue}
          choices={kind === 'code' ? CODES : undefined}
        />
      )}
      <TextField label={texts.times} name="times" value={times} onChange={setTimes} mode="numeric" />
      <TickField label={texts.thisDevice} name="device" checked={isForDevice} onChange={setForDevice} />
      <Action id="add-fault" onClick={() => void add()}>
        {texts.add}
      </Action>
      <LabFaultList
        faults={faults}
        onRemove={(id) => void show(texts.remove, () => askLab('DELETE', id === undefined ? 'fault' : `fault/${id}`))}
      />
    </>
  );
}
