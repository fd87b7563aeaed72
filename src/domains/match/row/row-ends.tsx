import { Link } from 'react-router-dom';
import { AvatarStack, type StackedPerson } from '../../../ui/media/avatar';
import { Icon } from '../../../ui/media/icon';
import words from '../../../ui/theme/text.module.css';
import styles from './row-ends.module.css';

interface WatchPillProps {
  readonly to: string;
  /** Two at most: there is no room for more. */
  readonly hosts: readonly StackedPerson[];
  /** Beside the portraits. */
  readonly text: string;
  readonly label: string;
}

/** The way from a match's row into the room of the anchor who shows it. */
export function WatchPill({ to, hosts, text, label }: WatchPillProps) {
  return (
    <Link to={to} className={styles.watch}>
      <span className={words.vh}>{label}</span>
      <AvatarStack people={hosts} size={22} on="live" />
      <span aria-hidden="true">{text}</span>
    </Link>
  );
}

/** The way to the result, outside of this app. */
export function ResultLink({
  text,
  label,
  onOpen,
}: {
  readonly text: string;
  readonly label: string;
  readonly onOpen: () => void;
}) {
  return (
    <button type="button" className={styles.result} aria-label={label} onClick={onOpen}>
      {text}
      <Icon name="right" size={12} />
    </button>
  );
}
