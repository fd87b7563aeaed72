import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import styles from './vote-button.module.css';

interface VoteButtonProps {
  readonly kind: 'up' | 'down';
  readonly isOn: boolean;
  /** Ready to read. */
  readonly count: string;
  /** Says the count too. */
  readonly label: string;
  readonly onVote: () => void;
}

/** A thumb and how many have given it. */
export const VoteButton = ({ kind, isOn, count, label, onVote }: VoteButtonProps) => (
  <button type="button" className={styles.vote} aria-pressed={isOn} aria-label={label} onClick={onVote}>
    <PageIcon name={kind === 'up' ? 'thumb' : 'thumbDown'} size={16} />
    <span className={text.num}>{count}</span>
  </button>
);
