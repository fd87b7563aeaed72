import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { defineKept } from '../../services/kept';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';

const MOST_BLOCKED = 500;

/** Somebody whose words one does not want to see. */
export interface Unwanted {
  readonly uid: string;
  readonly name: string;
}

const person = v.object({
  uid: v.string(),
  name: v.string(),
  /** Unix ms on the device's clock; not known of those whom an earlier version kept. */
  at: v.optional(v.number()),
});
/** An earlier version kept uids alone. */
const uidAlone = v.pipe(
  v.string(),
  v.transform((uid): v.InferOutput<typeof person> => ({ uid, name: '' })),
);
/** The last one blocked is the last. */
const blockedPeople = defineKept('blocked', v.array(v.union([person, uidAlone])), [], 'member');
export type Blocked = ReturnType<typeof useBlocked>['people'][number];

/** Users whose comments and messages are not shown to this member, and the ways to add one and to take one back. */
export function useBlocked() {
  const { deviceNow } = useServices();
  const people = useStore(blockedPeople, ({ value }) => value);
  const change = useStore(blockedPeople, (state) => state.change);
  const unblock = useCallback((uid: string) => change((before) => before.filter((one) => one.uid !== uid)), [change]);
  const block = useCallback(
    ({ uid, name, at = deviceNow() }: Unwanted & { readonly at?: number | undefined }) =>
      change((before) => [...before.filter((one) => one.uid !== uid), { uid, name, at }].slice(-MOST_BLOCKED)),
    [change, deviceNow],
  );
  return { people, blocked: useMemo(() => new Set(people.map(({ uid }) => uid)), [people]), block, unblock };
}
