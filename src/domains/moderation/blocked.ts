import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import { useServices } from '../../services/services';
import type { SafeStorage } from '../../session/safe-storage';

const BLOCKED_KEY = 'si:blocked';
const MOST_BLOCKED = 500;
const stored = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

function readBlocked(storage: SafeStorage): readonly string[] {
  const read = v.safeParse(stored, storage.get(BLOCKED_KEY));
  return read.success ? read.output : [];
}

/** Users whose comments and messages are not shown on this device, and the way to add one. */
export function useBlocked() {
  const { storage } = useServices();
  const [uids, setUids] = useState(() => readBlocked(storage));
  const block = useCallback(
    (uid: string) => {
      const next = [...readBlocked(storage).filter((one) => one !== uid), uid].slice(-MOST_BLOCKED);
      storage.set(BLOCKED_KEY, JSON.stringify(next));
      setUids(next);
    },
    [storage],
  );
  return { blocked: useMemo(() => new Set(uids), [uids]), block };
}
