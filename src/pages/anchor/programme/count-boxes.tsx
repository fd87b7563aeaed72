import styles from './count-boxes.module.css';

interface CountBoxesProps {
  /** Numbers with the word below each. */
  readonly boxes: readonly (readonly [value: number, unit: string])[];
  /** The same in words, without the seconds: it is read when reached. */
  readonly label: string;
}

/** Hours, minutes and seconds in boxes on a dark picture. */
export const CountBoxes = ({ boxes, label }: CountBoxesProps) => (
  <div className={styles.count} role="timer" aria-label={label}>
    {boxes.map(([value, unit]) => (
      <span key={unit} className={styles.box} aria-hidden="true">
        {String(value).padStart(2, '0')}
        <small>{unit}</small>
      </span>
    ))}
  </div>
);
