import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useStore as useStoreApi } from 'zustand';
import { commentPublish } from '../../../contract/comment/calls-comments';
import type { SubComment } from '../../../contract/comment/tip-comment';
import { useBlocked } from '../../../domains/comment/blocked';
import { commentStore } from '../../../domains/comment/comment-store';
import { pause } from '../../../domains/comment/unknown-outcome';
import { personOf } from '../../../domains/session/person';
import { sessionStore } from '../../../domains/session/session-store';
import { useMember } from '../../../domains/session/use-member';
import type { CallApi } from '../../../http/api';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { newUuid } from '../../../session/device-id';
import { usePages } from '../paging';
import { commentThread, withoutBlocked } from './comment-thread';
import { type CommentScope, commentsQuery } from './comments-query';
import { createOutbox, type Outbox } from './outbox';
import { findSent } from './sent-comment';

const NONE: readonly SubComment[] = [];

/** Whom an answer is for. */
export interface ReplyTo {
  /** The comment below which it stands. */
  readonly parentId: string;
  readonly name: string;
}

/** What was pushed, without the echo of one's own that is still on its way. */
function usePushed(messageId: string, uid: string, isSending: boolean): readonly SubComment[] {
  const pushed = useStore(commentStore, (state) => state.said.get(messageId)) ?? NONE;
  const forget = useStore(commentStore, (state) => state.forget);
  useEffect(() => () => forget(messageId), [forget, messageId]);
  return useMemo(() => {
    const shown = isSending ? pushed.filter((one) => one.uid !== uid) : pushed;
    return shown.map((one) => (uid !== '' && one.uid === uid ? { ...one, isMine: true } : one));
  }, [pushed, uid, isSending]);
}

/** What one writes about a tip: of who uses the app now. What another left unsent is not sent in this one's name. */
function useOutbox(messageId: string, reading: RefObject<number>): Outbox {
  const { call, now, session } = useServices();
  const person = useStore(sessionStore, () => personOf(session));
  // Nothing is looked for any more once the page is left.
  const ending = useRef(new AbortController());
  useEffect(() => {
    const page = new AbortController();
    ending.current = page;
    return () => page.abort();
  }, []);
  const make = () => {
    const guarded: CallApi = async (...asked) => {
      if (personOf(session) !== person || ending.current.signal.aborted) throw new Error('nobody waits for it');
      return call(...asked);
    };
    const outbox = createOutbox({
      async publish({ key, content, photos: chosenPhotos, parentId }) {
        const photos = chosenPhotos.length === 0 ? undefined : chosenPhotos.join(',');
        const comment = await guarded(commentPublish, { messageId, content, parentId, photos, clientId: key });
        return { ...comment, takenIn: reading.current };
      },
      async find({ key, content, parentId, sentAt }, known) {
        const { uid } = session.getState();
        return findSent(guarded, { messageId, clientId: key, content, parentId, sentAt, uid }, known);
      },
      newKey: () => newUuid(window.crypto),
      now,
      pause: (ms) => pause(ms, ending.current.signal),
    });
    return { person, outbox };
  };
  const [made, setMade] = useState(make);
  if (made.person === person) return made.outbox;
  const next = make();
  setMade(next);
  return next.outbox;
}

/** A tip's comments with what was written here and told by pushes since, and the way to write one. `readAt`: of the tip. */
export function useComments(messageId: string, readAt: number) {
  const services = useServices();
  const member = useMember();
  const uid = useStore(sessionStore, (state) => state.uid);
  const [chosen, setScope] = useState<CommentScope>('all');
  const scope = member === '' ? 'all' : chosen;
  const [replyTo, setReplyTo] = useState<ReplyTo>();
  const reading = useRef(readAt);
  useEffect(() => {
    reading.current = readAt;
  }, [readAt]);
  const outbox = useOutbox(messageId, reading);
  const { waiting, taken } = useStoreApi(outbox.store);
  const pages = usePages(commentsQuery(services, member, messageId, scope));
  const pushed = usePushed(
    messageId,
    uid,
    waiting.some(({ state }) => state !== 'failed'),
  );
  const { blocked, block } = useBlocked();
  const { items } = pages;
  /** Written here, or told by pushes: one's own perhaps twice. */
  const news = useMemo(() => [...taken, ...pushed], [taken, pushed]);
  const thread = useMemo(() => {
    if (items === undefined) return undefined;
    // A new comment of one's own without a parent joins one's own, too (product.md, section 4).
    const fitting = scope === 'all' ? news : news.filter((one) => one.isMine || one.parentId !== undefined);
    return withoutBlocked(
      commentThread(
        items.map(({ item }) => item),
        fitting,
      ),
      blocked,
    );
  }, [items, news, scope, blocked]);
  return { messageId, member, uid, scope, setScope, pages, news, thread, waiting, outbox, replyTo, setReplyTo, block };
}

export type CommentsState = ReturnType<typeof useComments>;
