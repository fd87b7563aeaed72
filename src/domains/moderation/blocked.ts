import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { defineKept } from '../../services/kept';
import { useStore } from '../../services/store-registry';

const MOST_BLOCKED = 500;
/** The last one blocked is the last. */
const blockedUids = defineKept('blocked', v.array(v.string()), [], 'member');

/** Users whose comments and messages are not shown to this member, and the way to add one. */
export function useBlocked() {
  const uids = useStore(blockedUids, ({ value }) => value);
  const change = useStore(blockedUids, (state) => state.change);
  const block = useCallback(
    (uid: string) => change((others) => [...others.filter((one) => one !== uid), uid].slice(-MOST_BLOCKED)),
    [change],
  );
  return { blocked: useMemo(() => new Set(uids), [uids]), block };
}
