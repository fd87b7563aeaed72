import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { commentPublish } from '../../../contract/comment/calls-comments';
import { ownKey, personOf } from '../../../domains/session/person';
import { sessionStore } from '../../../domains/session/session-store';
import { commentUnsent, createUnsent } from '../../../domains/writing/unsent';
import type { CallApi } from '../../../http/api';
import { pause } from '../../../services/pause';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { newUuid } from '../../../session/device-id';
import { createOutbox, type Outbox } from './outbox';
import { findSent } from './sent-comment';

/** The time for which a comment that may not have arrived is offered again. */
const UNSENT_LIFE_MS = 7 * 24 * 3_600_000;

/** Aborted once the page is left: nothing is looked for any more. */
function useEnding(): RefObject<AbortController> {
  const ending = useRef(new AbortController());
  useEffect(() => {
    const page = new AbortController();
    ending.current = page;
    return () => page.abort();
  }, []);
  return ending;
}

/** The member's own draft about a tip; another member's is never sent. `reading`: when the tip was read. */
export function useOutbox(messageId: string, reading: RefObject<number>): Outbox {
  const { call, now, session, storage, toast } = useServices();
  const t = useTranslations('comment');
  const person = useStore(sessionStore, () => personOf(session));
  const ending = useEnding();
  const make = () => {
    const guarded: CallApi = async (...asked) => {
      if (personOf(session) !== person || ending.current.signal.aborted) throw new Error('nobody waits for it');
      return call(...asked);
    };
    const key = ownKey(session.getState(), messageId);
    const outbox = createOutbox({
      async publish({ key, content, photos: chosenPhotos, replyTo: to }) {
        const photos = chosenPhotos.length === 0 ? undefined : chosenPhotos.join(',');
        const fields = { messageId, content, parentId: to?.parentId, photos, clientId: key };
        const taken = { ...(await guarded(commentPublish, fields)), takenIn: reading.current };
        toast({ type: 'success', text: t('sent') });
        return taken;
      },
      find: (entry, known) =>
        findSent(guarded, entry, { messageId, parentId: entry.replyTo?.parentId, uid: session.getState().uid }, known),
      newKey: () => newUuid(window.crypto),
      pause: (ms) => pause(ms, ending.current.signal),
      now,
      unsent: createUnsent(storage, commentUnsent, key, now() - UNSENT_LIFE_MS),
    });
    return { person, outbox };
  };
  const [made, setMade] = useState(make);
  if (made.person === person) return made.outbox;
  const next = make();
  setMade(next);
  return next.outbox;
}
