import { NO_USER_CODE } from '../../contract/codes';
import type { CallApi } from '../../http/api';
import { CallError } from '../../http/call-error';
import type { PendingAction } from '../../services/services';

/**
 * "No user" (400) on a call that needs one offers the log-in, whatever the call: here and nowhere else (decisions.md, no user). What the user has tapped does so each time, what is read by itself once for each token, so that nobody who
 * comes back from the log-in is sent there again.
 */
export function offerLogin(
  call: CallApi,
  token: () => string,
  askLogin: (pendingAction?: PendingAction) => void,
): CallApi {
  let offeredTo: string | undefined;
  return (async (definition, fields, options) => {
    const asked = token();
    try {
      return await call(definition, fields, options);
    } catch (error) {
      const isNoUser = error instanceof CallError && error.code === NO_USER_CODE && definition.needsLogin;
      if (!isNoUser || token() !== asked) throw error;
      if (definition.writes) {
        // Few ever need it: it is no part of the first screen.
        const part = await import('./login-actions').catch(() => undefined);
        askLogin(part?.pendingActionOf(definition.name, Object(fields)));
      } else if (offeredTo !== asked) {
        offeredTo = asked;
        askLogin();
      }
      throw error;
    }
  }) as CallApi;
}
