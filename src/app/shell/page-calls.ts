import type { PendingAction, UserStep } from '../../contract/call';
import { NO_USER_CODE } from '../../contract/codes';
import type { CallApi } from '../../http/api';
import { CallError } from '../../http/call-error';
import type { Services } from '../../services/services';

export type Track = (...step: UserStep) => void;

/** Steps that change what the user has: whoever shows it elsewhere hears of it, whether or not the host counts steps. */
export function tellChange(tellHost: Services['tellHost'], [name, params = {}]: UserStep): void {
  const { matchId = '', ...ids } = params;
  if (/^(un)?follow$/.test(name)) tellHost('follow:change', { ...ids, followed: name === 'follow' });
  if (/^(un)?book$/.test(name)) tellHost('booking:change', { matchId, booked: name === 'book' });
}

interface PageCallsDeps {
  readonly token: () => string;
  readonly offerLogin: (pendingAction?: PendingAction) => void;
  /** Hears of each step that has succeeded. */
  readonly track: Track;
}

/**
 * The calls of the pages, with the consequences that their definitions name. A step of the user is told once it has succeeded. "No
 * user" (400) on a call that needs one offers the log-in, whatever the call (decisions.md, no user): for a tap each time, for
 * a reading once for each token, so that nobody who comes back from the log-in is sent there again.
 */
export function createPageCalls(call: CallApi, { token, offerLogin, track }: PageCallsDeps): CallApi {
  let offeredTo: string | undefined;
  return (async (definition, fields, options) => {
    const asked = token();
    try {
      const answer = await call(definition, fields, options);
      const step = definition.step?.(fields);
      if (step !== undefined) track(...step);
      return answer;
    } catch (error) {
      const isNoUser = error instanceof CallError && error.code === NO_USER_CODE && definition.needsLogin;
      if (!isNoUser || token() !== asked) throw error;
      if (definition.writes) offerLogin(definition.pending?.(fields));
      else if (offeredTo !== asked) {
        offeredTo = asked;
        offerLogin();
      }
      throw error;
    }
  }) as CallApi;
}
