import type { Intent } from '../context/services';
import { NO_USER_CODE } from '../contract/codes';
import type { CallApi } from '../http/api';
import { CallError } from '../http/call-error';

type Fields = Readonly<Record<string, unknown>>;

/** What was tapped, to be done after the log-in (decisions.md, login and back), by the call that it became. */
const INTENTS: Readonly<Record<string, (fields: Fields) => Intent | undefined>> = {
  subscribe: ({ hostId, matchId }) =>
    hostId === undefined ? { kind: 'book', id: `${matchId}` } : { kind: 'follow', id: `${hostId}` },
  momentLike: ({ momentId }) => ({ kind: 'like', id: `${momentId}` }),
  professorAttention: ({ professorId, isAttention }) =>
    isAttention === 1 ? { kind: 'followExpert', id: `${professorId}` } : undefined,
  commentLike: ({ commentId, isLiked }) => (isLiked === 0 ? undefined : { kind: 'likeComment', id: `${commentId}` }),
  reportLike: ({ uid, reportId }) => ({ kind: 'likeReport', id: `${uid}/${reportId}` }),
  reportDislike: ({ uid, reportId }) => ({ kind: 'dislikeReport', id: `${uid}/${reportId}` }),
  tipBuy: ({ messageId }) => ({ kind: 'offer', id: `${messageId}` }),
};

/**
 * "No user" (400) on a call that needs one offers the log-in, whatever the call: here and nowhere else (decisions.md, 400
 * anywhere). What the user has tapped does so each time, what is read by itself once for each token, so that nobody who
 * comes back from the log-in is sent there again.
 */
export function offerLogin(call: CallApi, token: () => string, askLogin: (intent?: Intent) => void): CallApi {
  let offeredTo: string | undefined;
  return (async (definition, fields, options) => {
    const asked = token();
    try {
      return await call(definition, fields, options);
    } catch (error) {
      const isNoUser = error instanceof CallError && error.code === NO_USER_CODE && definition.needsLogin;
      if (!isNoUser || token() !== asked) throw error;
      if (definition.writes) askLogin(INTENTS[definition.name]?.((fields ?? {}) as Fields));
      else if (offeredTo !== asked) {
        offeredTo = asked;
        askLogin();
      }
      throw error;
    }
  }) as CallApi;
}
