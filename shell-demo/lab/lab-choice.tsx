import lab from './lab.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  /** What is shown for each value. */
  readonly options: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value) => void;
}

/** One of a few: radio buttons in a row. */
export function Choice<Value extends string>({ label, name, value, options, onChoose }: ChoiceProps<Value>) {
  const values = Object.keys(options) as Value[];
  return (
    <fieldset className={lab['group']}>
      <legend>{label}</legend>
      {values.map((option) => (
        <label className={lab['option']} key={option}>
          <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChoose(option)} />
          {options[option]}
        </label>
      ))}
    </fieldset>
  );
}
