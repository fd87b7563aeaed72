import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore as useStoreApi } from 'zustand';
import { COMMENT_SORT, LIST_PAGE_SIZE } from '../../../contract/codes';
import { commentList, myComments } from '../../../contract/comment/calls-comments';
import type { SubComment } from '../../../contract/comment/tip-comment';
import type { Tip } from '../../../contract/tip/tip';
import { commentStore, type TakenBack } from '../../../domains/comment/comment-store';
import { useBlocked } from '../../../domains/moderation/blocked';
import { ownKey } from '../../../domains/session/person';
import { sessionStore } from '../../../domains/session/session-store';
import { useMember } from '../../../domains/session/use-member';
import type { Dated } from '../../../rules/reading/asked';
import { type Services, useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { pagedQuery, usePages } from '../data/paging';
import { tipKeys } from '../data/tip-keys';
import { createCommentDraft } from './comment-draft';
import { authorFirst, byLikes, commentThread, shownComments } from './comment-thread';
import { useOutbox } from './use-outbox';

/** The newest first, the most liked first, or one's own. */
type CommentView = 'newest' | 'liked' | 'mine';

/** The comments of a tip in an order, or those of them that the member has written. */
const commentsQuery = ({ call, now }: Services, uid: string, messageId: string, view: CommentView) =>
  pagedQuery({
    queryKey: tipKeys.comments(uid, messageId, view),
    now,
    isEnabled: view !== 'mine' || uid !== '',
    load(page, signal) {
      const fields = { messageId, page, size: LIST_PAGE_SIZE };
      if (view === 'mine') return call(myComments, fields, { signal });
      const order = view === 'liked' ? { commentSort: COMMENT_SORT.mostLiked } : {};
      return call(commentList, { ...fields, ...order }, { signal });
    },
  });

const NONE: readonly SubComment[] = [];
const NONE_GONE: readonly TakenBack[] = [];

/** The pushed comments, without the echo of an own one on its way. */
function usePushed(messageId: string, uid: string, isSending: boolean): readonly SubComment[] {
  const pushed = useStore(commentStore, (state) => state.said.get(messageId)) ?? NONE;
  const forget = useStore(commentStore, (state) => state.forget);
  useEffect(() => () => forget(messageId), [forget, messageId]);
  return useMemo(() => {
    const shown = isSending ? pushed.filter((one) => one.uid !== uid) : pushed;
    return shown.map((one) => (uid !== '' && one.uid === uid ? { ...one, isMine: true } : one));
  }, [pushed, uid, isSending]);
}

/** A tip's comments with what was written here and told by pushes since, and the way to write one. */
export function useComments({ id: messageId, askedAt }: Dated<Pick<Tip, 'id'>>) {
  const services = useServices();
  const member = useMember();
  const uid = useStore(sessionStore, (state) => state.uid);
  const [chosen, setView] = useState<CommentView>('newest');
  const view = member === '' && chosen === 'mine' ? 'newest' : chosen;
  const gone = useStore(commentStore, (state) => state.gone.get(messageId)) ?? NONE_GONE;
  const [key] = useState(() => ownKey(services.session.getState(), messageId));
  const [draft] = useState(() => createCommentDraft(services.storage, key));
  const [replyTo, setReplyTo] = useState(draft.begun().replyTo);
  const reading = useRef(askedAt);
  useEffect(() => {
    reading.current = askedAt;
  }, [askedAt]);
  const outbox = useOutbox(messageId, reading);
  const { waiting, taken } = useStoreApi(outbox.store);
  const pages = usePages(commentsQuery(services, member, messageId, view));
  const isSending = waiting.some(({ state }) => state !== 'failed');
  const pushed = usePushed(messageId, uid, isSending);
  const { blocked, block } = useBlocked();
  const { items } = pages;
  /** Written here, or told by pushes: one's own perhaps twice. */
  const news = useMemo(() => [...taken, ...pushed], [taken, pushed]);
  useEffect(() => {
    const read = (items ?? []).flatMap((item) => [item, ...item.subComments]);
    outbox.found([...read, ...pushed].map((one) => (uid !== '' && one.uid === uid ? { ...one, isMine: true } : one)));
  }, [items, pushed, uid, outbox]);
  const thread = useMemo(() => {
    if (items === undefined) return undefined;
    // A new comment of one's own without a parent joins one's own, too (product.md, section 4).
    const fitting = view === 'mine' ? news.filter((one) => one.isMine || one.parentId !== undefined) : news;
    const read = view === 'liked' ? byLikes(items) : items;
    return authorFirst(shownComments(commentThread(read, fitting), blocked, gone));
  }, [items, news, view, blocked, gone]);
  const takeBack = (comment: Omit<TakenBack, 'takenIn'>) =>
    services.stores
      .get(commentStore)
      .getState()
      .takeBack(messageId, { ...comment, takenIn: reading.current });
  return {
    messageId,
    member,
    uid,
    view,
    setView,
    gone,
    takeBack,
    pages,
    news,
    thread,
    waiting,
    outbox,
    draft,
    replyTo,
    setReplyTo,
    block,
  };
}

export type CommentsState = ReturnType<typeof useComments>;
