import type { StoreApi } from 'zustand/vanilla';
import { rankingSwitch, reportDislike, reportLike } from '../../../contract/ranking/calls-ranking';
import type { Votes } from '../../../contract/ranking/ranking';
import { type OwnMap, ofNobody, ownOf, withOwn } from '../../../services/own-map';
import type { Services } from '../../../services/services';
import { defineStore } from '../../../services/store-registry';
import { createToggle } from '../../../services/toggle';
import { type VoteKind, voted } from './report-votes';

/** A vote that the member has tapped. `at`: server time of its answer, Unix ms; undefined while it is on its way. */
export interface OwnVote {
  readonly bettor: string;
  readonly kind: VoteKind;
  readonly votes: Votes;
  readonly at: number | undefined;
}

/** The member's choice of showing their bets, as tapped; `at` as above. */
export interface OwnVisibility {
  readonly isShown: boolean;
  readonly at: number | undefined;
}

/** The member's taps in the ranking since the screens were read. */
export interface RankingState {
  /** By report. */
  readonly votes: OwnMap<OwnVote>;
  /** Of the member, below the one key `BETS`. */
  readonly visibility: OwnMap<OwnVisibility>;
  /** Votes on a report of somebody's bets whose votes stand at `before`. Taps in flight are ignored. */
  readonly vote: (bettor: string, reportId: string, kind: VoteKind, before: Votes) => void;
  /** Shows the member's bets or hides them; whether the server took it. Never rejects. */
  readonly show: (isShown: boolean) => Promise<boolean>;
}

export const BETS = 'bets';

function votesOf(store: StoreApi<RankingState>, services: () => Services) {
  const member = () => services().session.memberKey();
  return createToggle<OwnVote>({
    member,
    read: (reportId) => ownOf(store.getState().votes, member(), reportId),
    async send(reportId, tap) {
      const { call, now } = services();
      const fields = { uid: tap.bettor, reportId };
      const votes = await (tap.kind === 'like'
        ? call(reportLike, { ...fields, isLike: tap.votes.isLike ? 1 : 0 })
        : call(reportDislike, { ...fields, isDisLike: tap.votes.isDisLike ? 1 : 0 }));
      return { ...tap, votes, at: now() };
    },
    on: (reportId, vote) => store.setState({ votes: withOwn(store.getState().votes, member(), reportId, vote) }),
  });
}

function visibilityOf(store: StoreApi<RankingState>, services: () => Services) {
  const member = () => services().session.memberKey();
  return createToggle<OwnVisibility>({
    member,
    read: (key) => ownOf(store.getState().visibility, member(), key),
    async send(_key, { isShown }) {
      const { call, now } = services();
      await call(rankingSwitch, { visible: isShown ? 1 : 0 });
      return { isShown, at: now() };
    },
    on: (key, shown) => store.setState({ visibility: withOwn(store.getState().visibility, member(), key, shown) }),
  });
}

export const rankingStore = defineStore<RankingState>('ranking', (store, services) => {
  const votes = votesOf(store, services);
  const visibility = visibilityOf(store, services);
  return {
    votes: ofNobody(),
    visibility: ofNobody(),
    vote: (bettor, reportId, kind, before) =>
      void votes.turn(reportId, { bettor, kind, votes: voted(before, kind), at: undefined }),
    show: async (isShown) => (await visibility.turn(BETS, { isShown, at: undefined })).kind === 'done',
  };
});
