import * as v from 'valibot';
import { useServices } from '../../services/services';
import { defineStore, useStore } from '../../services/store-registry';
import type { SafeStorage } from '../../session/safe-storage';

const KEY = 'si:notices-off';
/** The kinds of quiet words. */
export const NOTICE_KINDS = ['anchor', 'match', 'tip'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const stored = v.pipe(v.string(), v.parseJson(), v.array(v.picklist(NOTICE_KINDS)));

/** Each kind is on until it is turned off on this device (decisions.md, quiet words). */
export function kindsOff(storage: SafeStorage): readonly NoticeKind[] {
  const read = v.safeParse(stored, storage.get(KEY));
  return read.success ? read.output : [];
}

interface NoticeSettings {
  /** Undefined until one is turned: what is stored holds. */
  readonly off: readonly NoticeKind[] | undefined;
  readonly turn: (kind: NoticeKind) => void;
}

export const noticeStore = defineStore<NoticeSettings>('notice', (store, services) => ({
  off: undefined,
  turn(kind) {
    const { storage } = services();
    const before = store.getState().off ?? kindsOff(storage);
    const off = before.includes(kind) ? before.filter((one) => one !== kind) : [...before, kind];
    storage.set(KEY, JSON.stringify(off));
    store.setState({ off });
  },
}));

export function useKindsOff(): readonly NoticeKind[] {
  const { storage } = useServices();
  return useStore(noticeStore, (state) => state.off) ?? kindsOff(storage);
}
