import { useTranslations } from 'use-intl/react';
import type { BettingReport, UserBetting } from '../../../contract/ranking/betting';
import { useFormats } from '../../../i18n/use-formats';
import type { Dated } from '../../../rules/reading/asked';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import { useVotes } from './use-votes';
import styles from './vote-pair.module.css';

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
const VoteButton = ({ kind, isOn, count, label, onVote }: VoteButtonProps) => (
  <button type="button" className={styles.vote} aria-pressed={isOn} aria-label={label} onClick={onVote}>
    <PageIcon name={kind === 'up' ? 'thumb' : 'thumbDown'} size={16} />
    <span className={text.num}>{count}</span>
  </button>
);

interface VotePairProps {
  readonly bettor: string;
  readonly report: Dated<BettingReport | UserBetting>;
}

/** Like and dislike of a day of somebody's bets. */
export function VotePair({ bettor, report }: VotePairProps) {
  const t = useTranslations('ranking');
  const { count } = useFormats();
  const { votes, vote } = useVotes(bettor, report);
  const likes = count(votes.like);
  const dislikes = count(votes.disLike);
  return (
    <>
      <VoteButton
        kind="up"
        isOn={votes.isLike}
        count={likes}
        label={t('like', { votes: likes })}
        onVote={() => vote('like')}
      />
      <VoteButton
        kind="down"
        isOn={votes.isDisLike}
        count={dislikes}
        label={t('dislike', { votes: dislikes })}
        onVote={() => vote('dislike')}
      />
    </>
  );
}
