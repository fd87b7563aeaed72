import { type ReactNode, useId } from 'react';
import { Segmented } from '../../../ui/controls/segmented';
import text from '../../../ui/theme/text.module.css';
import styles from './setting.module.css';

interface SettingProps {
  readonly icon?: ReactNode;
  readonly label: string;
  /** Id of the control that the label names. */
  readonly labelFor?: string;
  /** At the end of the label's line. */
  readonly end?: ReactNode;
  readonly children?: ReactNode;
}

/** One thing to set, in a sheet: its name, and what sets it. */
export function Setting({ icon, label, labelFor, end, children }: SettingProps) {
  const head = (
    <>
      <span className={styles.name}>
        {icon}
        {label}
      </span>
      {end}
    </>
  );
  return (
    <div className={styles.setting}>
      {labelFor === undefined ? (
        <div className={styles.line}>{head}</div>
      ) : (
        <label className={styles.line} htmlFor={labelFor}>
          {head}
        </label>
      )}
      {children}
    </div>
  );
}

interface SettingOfFewProps<Value extends string> extends Pick<SettingProps, 'icon' | 'label'> {
  readonly values: readonly Value[];
  readonly value: Value;
  readonly labelOf: (value: Value) => string;
  readonly onSelect: (value: Value) => void;
  /** A line about the chosen one. */
  readonly hint: string;
}

/** A setting with one of a few values. */
export function SettingOfFew<Value extends string>(props: SettingOfFewProps<Value>) {
  const { icon, label, values, value, labelOf, onSelect, hint } = props;
  const id = useId();
  const segments = values.map((one) => ({ value: one, label: labelOf(one) }));
  return (
    <Setting
      icon={icon}
      label={label}
      end={<Segmented label={label} segments={segments} value={value} onSelect={onSelect} panelId={id} />}
    >
      <p id={id} className={text.meta} role="tabpanel" aria-label={label}>
        {hint}
      </p>
    </Setting>
  );
}
