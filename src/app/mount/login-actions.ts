import type { PendingAction } from '../../services/services';

type Fields = Readonly<Record<string, unknown>>;

/** The actions to be done after the log-in (decisions.md, login and back), by their calls. */
const BY_CALL: Readonly<Record<string, (fields: Fields) => PendingAction | undefined>> = {
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

/** Undefined: nothing that would be done by itself. */
export const pendingActionOf = (call: string, fields: Fields): PendingAction | undefined => BY_CALL[call]?.(fields);
