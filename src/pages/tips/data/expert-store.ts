import { professorAttention } from '../../../contract/expert/calls-experts';
import { memberToggle, type Tapped } from '../../../services/member-toggle';
import { type OwnMap, ofNobody } from '../../../services/own-map';
import { defineStore } from '../../../services/store-registry';
import { isLoggedIn } from '../../../session/session-state';

interface Follow {
  readonly isOn: boolean;
}

/** `login`: a member is needed. `busy`: the last tap is still on its way. */
export type FollowResult = 'on' | 'off' | 'login' | 'busy' | 'failed';

/** The member's taps on experts since the screens were read. */
export interface ExpertState {
  readonly follows: OwnMap<Tapped<Follow>>;
  /** Follows or unfollows an expert at once, taken back on refusal (decisions.md, follow). Never throws. */
  readonly follow: (professorId: string, isOn: boolean) => Promise<FollowResult>;
}

export const expertStore = defineStore<ExpertState>('expert', (store, services) => {
  const isMember = () => isLoggedIn(services().session.getState());
  const turnFollow = memberToggle<'follows', Follow>(store, 'follows', services, async (professorId, { isOn }) => {
    await services().call(professorAttention, { professorId, isAttention: isOn ? 1 : 0 });
    return { isOn };
  });
  return {
    follows: ofNobody(),
    async follow(professorId, isOn) {
      if (!isMember()) return 'login';
      const turn = await turnFollow(professorId, { isOn });
      if (turn.kind === 'busy') return 'busy';
      if (turn.kind === 'done') return isOn ? 'on' : 'off';
      return isMember() ? 'failed' : 'login';
    },
  };
});
