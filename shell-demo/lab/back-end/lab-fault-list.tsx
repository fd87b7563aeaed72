import { useBackEndTexts } from './back-end-texts';
import lab from './lab-back-end.module.css';
import { Action } from './lab-fields';

export interface SetFault {
  readonly id: string;
  readonly call: string;
  readonly kind: string;
  readonly value?: unknown;
  readonly times?: number;
}

interface FaultListProps {
  readonly faults: readonly SetFault[];
  /** One, or all. */
  readonly onRemove: (id: string | undefined) => void;
}

const wordsOf = ({ call, kind, value, times }: SetFault): string =>
  [call, kind, value === undefined ? '' : JSON.stringify(value), times === undefined ? '∞' : `×${times}`].join(' ');

/** The faults that wait for their calls. */
export function LabFaultList({ faults, onRemove }: FaultListProps) {
  const texts = useBackEndTexts();
  if (faults.length === 0) return <p className={lab['note']}>{texts.noFaults}</p>;
  return (
    <>
      <ul className={lab['list']} data-testid="lab-fault-list">
        {faults.map((fault) => (
          <li key={fault.id}>
            <code>{wordsOf(fault)}</code>
            <Action id={`remove-${fault.id}`} onClick={() => onRemove(fault.id)}>
              {texts.remove}
            </Action>
          </li>
        ))}
      </ul>
      <Action id="remove-all" onClick={() => onRemove(undefined)}>
        {texts.removeAll}
      </Action>
    </>
  );
}
