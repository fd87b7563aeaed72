import { NO_USER_CODE } from '../../../contract/codes';
import { professorAttention } from '../../../contract/tip/calls-news';
import { CallError } from '../../../http/call-error';
import { changeOwn, type ExpertFollow, ownNews } from '../../../services/news-store';
import type { Services } from '../../../services/services';
import { isLoggedIn } from '../../../session/session-store';

/** `login`: a member is needed. `busy`: the last tap is still on its way. */
export type FollowResult = 'on' | 'off' | 'login' | 'busy' | 'failed';

type Deps = Pick<Services, 'call' | 'session' | 'news' | 'now'>;

/**
 * Follows an expert, or follows no longer: at once on every screen, taken back when the server refuses; taps in flight are
 * ignored (decisions.md, follow). Never throws.
 */
export async function toggleExpert(
  { call, session, news, now }: Deps,
  professorId: string,
  isOn: boolean,
): Promise<FollowResult> {
  const { uid, ...member } = session.getState();
  if (!isLoggedIn(member)) return 'login';
  const before = ownNews(news.getState(), uid).follows.get(professorId);
  if (before !== undefined && before.at === undefined) return 'busy';
  const set = (tap: ExpertFollow | undefined) =>
    changeOwn(news, uid, ({ follows }) => {
      const next = new Map(follows);
      if (tap === undefined) next.delete(professorId);
      else next.set(professorId, tap);
      return { follows: next };
    });
  set({ isOn, at: undefined });
  try {
    await call(professorAttention, { professorId, isAttention: isOn ? 1 : 0 });
    // The answer may come to somebody who has left meanwhile: their taps are gone with them.
    if (session.getState().uid === uid) set({ isOn, at: now() });
    return isOn ? 'on' : 'off';
  } catch (error) {
    if (session.getState().uid === uid) set(before);
    // "No user" on a call that needs a member offers the log-in (decisions.md, no user).
    const hasNoUser = error instanceof CallError && error.code === NO_USER_CODE;
    return isLoggedIn(session.getState()) && !hasNoUser ? 'failed' : 'login';
  }
}
