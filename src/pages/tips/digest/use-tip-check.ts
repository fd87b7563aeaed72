import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { type Tip, tipDigest } from '../../../contract/tip/tip';
import { millis } from '../../../contract/wire';
import type { Told } from '../../../domains/tip/tip-changes';
import { defineKept } from '../../../services/kept';
import { byKey, keptByKey } from '../../../services/kept-by-key';
import { useServices } from '../../../services/services';
import { canCheck, checkTip, type SeenDigest, type TipCheck } from './check-tip';

/** Digests of locked tips as this member saw them here, the last ones. */
const seenDigests = defineKept('tip-digests', byKey(v.object({ digest: tipDigest, at: millis })), [], 'member');

/** The digest of a tip that this device has seen; each back end and each language has a content and a digest of its own. */
function useSeenDigest({ id, language = '' }: Pick<Tip, 'id'> & Told) {
  const { options, storage } = useServices();
  const key = [options.api.origin, options.api.pid, id, language].join(' ');
  return useMemo(() => {
    const kept = keptByKey(storage, seenDigests);
    return { seen: () => kept.of(key), keep: (digest: SeenDigest) => kept.keep(key, digest) };
  }, [storage, key]);
}

/** The first digest of a locked tip that was seen here, which is kept. */
export function useKeptDigest(tip: Pick<Tip, 'id' | 'digest'> & Told): SeenDigest | undefined {
  const { now } = useServices();
  const { seen, keep } = useSeenDigest(tip);
  const { digest } = tip;
  const first = useMemo(
    () => seen() ?? (digest === undefined ? undefined : { digest, at: Math.round(now()) }),
    [seen, digest, now],
  );
  useEffect(() => {
    if (first !== undefined && seen() === undefined) keep(first);
  }, [first, seen, keep]);
  return first;
}

/** The check of an open tip, and when it was made (device time, Unix ms); undefined while it is computed. */
export function useTipCheck(tip: Tip & Told): { readonly check: TipCheck; readonly at: number } | undefined {
  const { deviceNow } = useServices();
  const { seen } = useSeenDigest(tip);
  const known = useMemo(seen, [seen]);
  const [made, setMade] = useState<{ readonly of: Tip; readonly check: TipCheck; readonly at: number }>();
  useEffect(() => {
    let isCurrent = true;
    checkTip(tip, known, sha256).then(
      (check) => isCurrent && setMade({ of: tip, check, at: deviceNow() }),
      // A chunk that does not come leaves the tip unchecked; it is checked again with the next reading.
      () => isCurrent && setMade({ of: tip, check: { kind: 'none' }, at: deviceNow() }),
    );
    return () => {
      isCurrent = false;
    };
  }, [tip, known, deviceNow]);
  if (!canCheck(tip, known)) return { check: { kind: 'none' }, at: 0 };
  return made?.of.id === tip.id ? made : undefined;
}

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text (UTF-8) as hex digits. A page on plain http has no `crypto.subtle`: there a chunk of its own computes the same. */
export async function sha256(
  text: string,
  subtle: SubtleCrypto | undefined = (crypto as Partial<Crypto>).subtle,
): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (subtle !== undefined) return toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
  return toHex((await import('@noble/hashes/sha2.js')).sha256(bytes));
}
