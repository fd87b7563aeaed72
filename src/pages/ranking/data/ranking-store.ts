import { rankingSwitch, reportDislike, reportLike } from '../../../contract/ranking/calls-ranking';
import type { Votes } from '../../../contract/ranking/ranking';
import { memberToggle, type Tapped } from '../../../services/member-toggle';
import { type OwnMap, ofNobody } from '../../../services/own-map';
import { defineStore } from '../../../services/store-registry';
import { type VoteKind, voted } from './report-votes';

/** A vote on a report. */
interface OwnVote {
  readonly bettor: string;
  readonly kind: VoteKind;
  readonly votes: Votes;
  /** The server has said how the member has voted: it knows how to take a vote back. */
  readonly isTold: boolean;
}

/** The member's choice of showing their bets. */
interface OwnVisibility {
  readonly isShown: boolean;
}

/** The member's taps in the ranking since the screens were read. */
export interface RankingState {
  readonly votes: OwnMap<Tapped<OwnVote>>;
  /** Of the member, below the one key `BETS`. */
  readonly visibility: OwnMap<Tapped<OwnVisibility>>;
  /** Votes on a report of somebody's bets whose votes stand at `before`. Taps in flight are ignored. */
  readonly vote: (bettor: string, reportId: string, kind: VoteKind, before: Votes, isTold: boolean) => void;
  /** Shows the member's bets or hides them; whether the server took it. Never rejects. */
  readonly show: (isShown: boolean) => Promise<boolean>;
}

export const BETS = 'bets';

export const rankingStore = defineStore<RankingState>('ranking', (store, services) => {
  const turnVote = memberToggle<'votes', OwnVote>(store, 'votes', services, async (reportId, tap) => {
    const { call } = services();
    const fields = { uid: tap.bettor, reportId };
    const votes = await (tap.kind === 'like'
      ? call(reportLike, { ...fields, isLike: tap.votes.isLike ? 1 : 0 })
      : call(reportDislike, { ...fields, isDisLike: tap.votes.isDisLike ? 1 : 0 }));
    const { isLike = tap.votes.isLike, isDisLike = tap.votes.isDisLike } = votes;
    return { ...tap, votes: { ...votes, isLike, isDisLike }, isTold: tap.isTold || votes.isLike !== undefined };
  });
  const turnVisibility = memberToggle<'visibility', OwnVisibility>(store, 'visibility', services, async (_key, tap) => {
    await services().call(rankingSwitch, { visible: tap.isShown ? 1 : 0 });
    return tap;
  });
  return {
    votes: ofNobody(),
    visibility: ofNobody(),
    vote: (bettor, reportId, kind, before, isTold) =>
      void turnVote(reportId, { bettor, kind, votes: voted(before, kind), isTold }),
    show: async (isShown) => (await turnVisibility(BETS, { isShown })).kind === 'done',
  };
});
