import type { Signer } from '../contract/shell/mount-options';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Signs with a shared key. A portal on plain http has no `crypto.subtle`: there a chunk of its own computes the same. */
export function createKeySigner(key: string, subtle: SubtleCrypto | undefined): Signer {
  if (subtle === undefined) return async (text) => (await import('./plain-signature')).plainSignature(key, text);
  let imported: Promise<CryptoKey> | undefined;
  return async (text) => {
    imported ??= subtle.importKey('raw', bytesOf(key), ALGORITHM, false, ['sign']);
    try {
      return toHex(await subtle.sign(ALGORITHM.name, await imported, bytesOf(text)));
    } catch (error) {
      // What failed once is not kept for ever.
      imported = undefined;
      throw error;
    }
  };
}
