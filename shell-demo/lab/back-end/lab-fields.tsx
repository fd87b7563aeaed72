import { type ReactNode, useId } from 'react';
import styles from '../../host/portal.module.css';
import lab from './lab-back-end.module.css';

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface TextFieldProps extends FieldProps {
  /** `numeric` shows digits first on a phone. */
  readonly mode?: 'numeric';
  /** Offered while typing. */
  readonly choices?: readonly string[] | undefined;
}

export function TextField({ label, name, value, onChange, mode, choices }: TextFieldProps) {
  const id = useId();
  return (
    <label className={lab['field']}>
      {label}
      <input
        name={name}
        value={value}
        inputMode={mode ?? 'text'}
        list={choices === undefined ? undefined : id}
        onChange={(event) => onChange(event.target.value)}
      />
      {choices !== undefined && (
        <datalist id={id}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </label>
  );
}

/** One of many. */
export function SelectField({
  label,
  name,
  value,
  onChange,
  options,
}: FieldProps & { readonly options: Readonly<Record<string, string>> }) {
  return (
    <label className={lab['field']}>
      {label}
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Several lines, for JSON. */
export function AreaField({ label, name, value, onChange }: FieldProps) {
  return (
    <label className={lab['wide']}>
      {label}
      <textarea
        name={name}
        rows={5}
        value={value}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

interface TickProps {
  readonly label: string;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function TickField({ label, name, checked, onChange }: TickProps) {
  return (
    <label className={lab['tick']}>
      <input type="checkbox" name={name} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

interface ActionProps {
  readonly id: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function Action({ id, disabled = false, onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      className={`${styles['chip']} ${lab['action']}`}
      disabled={disabled}
      onClick={onClick}
      data-testid={`lab-${id}`}
    >
      {children}
    </button>
  );
}
