import { useTranslations } from 'use-intl/react';
import type { BettingReport, UserBetting } from '../../../contract/ranking/betting';
import { useFormats } from '../../../i18n/use-formats';
import { useVotes } from './use-votes';
import { VoteButton } from './vote-button';

interface VotePairProps {
  readonly bettor: string;
  readonly report: BettingReport | UserBetting;
  readonly readAt: number;
}

/** Like and dislike of a day of somebody's bets. */
export function VotePair({ bettor, report, readAt }: VotePairProps) {
  const t = useTranslations('ranking');
  const { count } = useFormats();
  const { votes, vote } = useVotes(bettor, report, readAt);
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
