import type { ReactNode } from 'react';
import { Icon } from '../media/icon';
import layout from '../theme/layout.module.css';
import styles from './switch.module.css';

interface TurnProps {
  readonly isOn: boolean;
  readonly onTurn: () => void;
}

interface SwitchRowProps extends TurnProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** Below the title, for those who would know more. */
  readonly about: string;
  /** "On" or "Off", as it stands on the track: the colour alone would say nothing. */
  readonly word: string;
  /** It says so and stays in reach, but nothing turns it. */
  readonly isDisabled?: boolean;
}

interface OpenRowProps extends Pick<SwitchRowProps, 'icon' | 'title' | 'about'> {
  readonly onOpen: () => void;
  /** Has the focus when the sheet opens. */
  readonly takesFocus?: boolean;
}

/** A row among switches that leads to more. */
export const OpenRow = ({ icon, title, about, onOpen, takesFocus = false }: OpenRowProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    className={styles.row}
    data-autofocus={takesFocus ? '' : undefined}
    onClick={onOpen}
  >
    {icon}
    <span className={layout.grow}>
      <span className={styles.title}>{title}</span>
      <span className={styles.about}>{about}</span>
    </span>
    <Icon name="right" size={16} />
  </button>
);

const Track = ({ word }: { readonly word: string }) => (
  <span className={styles.track} aria-hidden="true">
    <b>{word}</b>
  </span>
);

export const SwitchRow = ({ isOn, onTurn, icon, title, about, word, isDisabled = false }: SwitchRowProps) => (
  <button
    type="button"
    role="switch"
    className={styles.row}
    aria-checked={isOn}
    aria-disabled={isDisabled || undefined}
    onClick={isDisabled ? undefined : onTurn}
  >
    {icon}
    <span className={layout.grow}>
      <span className={styles.title}>{title}</span>
      <span className={styles.about}>{about}</span>
    </span>
    <Track word={word} />
  </button>
);

interface SmallSwitchProps extends TurnProps {
  readonly label: string;
  /** Below the track, the label in a word. */
  readonly caption: string;
  /** As in a row. */
  readonly word: string;
  readonly isBusy: boolean;
}

/** At the end of a row that is about something else. */
export const SmallSwitch = ({ isOn, onTurn, label, caption, word, isBusy }: SmallSwitchProps) => (
  <button
    type="button"
    role="switch"
    className={styles.small}
    aria-checked={isOn}
    aria-label={label}
    aria-busy={isBusy || undefined}
    onClick={onTurn}
  >
    <Track word={word} />
    <span aria-hidden="true">{caption}</span>
  </button>
);
