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
