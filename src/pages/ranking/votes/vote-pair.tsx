import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BettingReport, UserBetting } from '../../../contract/ranking/betting';
import type { Votes } from '../../../contract/ranking/ranking';
import { useMember } from '../../../domains/session/use-member';
import { useFormats } from '../../../i18n/use-formats';
import { type Asked, type Dated, isNewer } from '../../../rules/reading/asked';
import { ownOf } from '../../../services/own-map';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { isLoggedIn } from '../../../session/session-state';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import { rankingStore } from '../data/ranking-store';
import { isFinal, type VoteKind } from '../data/report-votes';
import styles from './vote-pair.module.css';

interface VotedReport extends Votes, Asked {
  readonly reportId: string;
}

/** The votes of a report as they stand, and the way to vote; one vote a member (product.md, section 7, report/like). */
export function useVotes(bettor: string, report: VotedReport) {
  const { askLogin, session } = useServices();
  const uid = useMember();
  const { reportId, like, disLike, isLike, isDisLike, askedAt } = report;
  const own = useStore(rankingStore, (state) => ownOf(state.votes, uid, reportId));
  const send = useStore(rankingStore, (state) => state.vote);
  const isTold = isLike !== undefined || own?.isTold === true;
  const votes = useMemo<Votes>(() => {
    if (own !== undefined && isNewer(own.at, { askedAt })) return own.votes;
    // What a reading does not tell is as the member has left it.
    return { like, disLike, isLike: isLike ?? own?.votes.isLike, isDisLike: isDisLike ?? own?.votes.isDisLike };
  }, [own, askedAt, like, disLike, isLike, isDisLike]);
  const vote = useCallback(
    (kind: VoteKind) => {
      if (isFinal((kind === 'like' ? votes.isLike : votes.isDisLike) === true, isTold)) return;
      if (isLoggedIn(session.getState())) send(bettor, reportId, kind, votes, isTold);
      else askLogin({ kind: kind === 'like' ? 'likeReport' : 'dislikeReport', id: `${bettor}/${reportId}` });
    },
    [askLogin, session, send, bettor, reportId, votes, isTold],
  );
  return { votes, vote, isTold };
}

interface VotePairProps {
  readonly bettor: string;
  readonly report: Dated<BettingReport | UserBetting>;
}

/** Like and dislike of a day of somebody's bets: a thumb, and how many have given it. */
export function VotePair({ bettor, report }: VotePairProps) {
  const t = useTranslations('ranking');
  const { count } = useFormats();
  const { votes, vote, isTold } = useVotes(bettor, report);
  const thumbs = [
    { kind: 'like', icon: 'thumb', isOn: votes.isLike === true, given: count(votes.like) },
    { kind: 'dislike', icon: 'thumbDown', isOn: votes.isDisLike === true, given: count(votes.disLike) },
  ] as const;
  return thumbs.map(({ kind, icon, isOn, given }) => (
    <button
      key={kind}
      type="button"
      className={styles.vote}
      aria-pressed={isOn}
      aria-disabled={isFinal(isOn, isTold)}
      aria-label={t(kind, { votes: given })}
      onClick={() => vote(kind)}
    >
      <PageIcon name={icon} size={16} />
      <span className={text.num}>{given}</span>
    </button>
  ));
}
