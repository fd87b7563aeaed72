import { professorAttention } from '../../../contract/expert/calls-experts';
import { type OwnMap, ofNobody, ownOf, withOwn } from '../../../services/own-map';
import { defineStore } from '../../../services/store-registry';
import { createToggle } from '../../../services/toggle';
import { isLoggedIn } from '../../../session/session-state';

/** A follow that the member has tapped. `at`: server time of its answer, Unix ms; undefined while it is on its way. */
export interface ExpertFollow {
  readonly isOn: boolean;
  readonly at: number | undefined;
}

/** `login`: a member is needed. `busy`: the last tap is still on its way. */
export type FollowResult = 'on' | 'off' | 'login' | 'busy' | 'failed';

/** The member's taps on experts since the screens were read. */
export interface ExpertState {
  /** By expert. */
  readonly follows: OwnMap<ExpertFollow>;
  /**
   * Follows an expert, or follows no longer: at once on every screen, taken back when the server refuses; taps in flight are
   * ignored (decisions.md, follow). Never throws.
   */
  readonly follow: (professorId: string, isOn: boolean) => Promise<FollowResult>;
}

export const expertStore = defineStore<ExpertState>('expert', (store, services) => {
  const member = () => services().session.memberKey();
  const isMember = () => isLoggedIn(services().session.getState());
  const follows = createToggle<ExpertFollow>({
    member,
    read: (id) => ownOf(store.getState().follows, member(), id),
    async send(professorId, { isOn }) {
      await services().call(professorAttention, { professorId, isAttention: isOn ? 1 : 0 });
      return { isOn, at: services().now() };
    },
    on: (id, follow) => store.setState({ follows: withOwn(store.getState().follows, member(), id, follow) }),
  });
  return {
    follows: ofNobody(),
    async follow(professorId, isOn) {
      if (!isMember()) return 'login';
      const turn = await follows.turn(professorId, { isOn, at: undefined });
      if (turn.kind === 'busy') return 'busy';
      if (turn.kind === 'done') return isOn ? 'on' : 'off';
      return isMember() ? 'failed' : 'login';
    },
  };
});
