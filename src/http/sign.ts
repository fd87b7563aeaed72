import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Signer } from '../contract/mount-options';

/** Signs with a shared key. Not WebCrypto: a portal may run on plain http, where that is missing. */
export function createKeySigner(key: string): Signer {
  const keyBytes = utf8ToBytes(key);
  return (text) => bytesToHex(hmac(sha256, keyBytes, utf8ToBytes(text)));
}
