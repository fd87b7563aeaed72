import type { Tip } from '../../../contract/tip/tip';
import { digestOf, saltedText, sealedText } from '../../../contract/tip/tip-digest';

/** A digest that this device saw before the content could be read, and when that was first (server time, Unix ms). */
export interface SeenDigest {
  readonly digest: string;
  readonly at: number;
}

/** The verdicts of a phone on a tip's content. */
export type TipCheck =
  /** The back end publishes no digest, or not what it needs to be checked. */
  | { readonly kind: 'none' }
  | {
      /** `fits`: the digest came with the content, so nothing tells that it is the first one. */
      readonly kind: 'unchanged' | 'fits' | 'differs';
      /** Since when this device knows the digest; undefined: it came with the content. */
      readonly seenAt: number | undefined;
      /** The digest that counts: the one that this device saw, else the one that came. */
      readonly published: string;
      /** The digest of what is on screen. */
      readonly computed: string;
      readonly salt: string;
      /** The text that was hashed, without its salt. */
      readonly sealed: string;
    };

/** True when the content is there to be checked. */
export const canCheck = ({ digest, salt }: Pick<Tip, 'digest' | 'salt'>, seen?: SeenDigest): boolean =>
  salt !== undefined && (seen?.digest ?? digest) !== undefined;

/** Computes the digest anew. A back end that changes content and digest together is found out by what was `seen`, and by nothing else. */
export async function checkTip(
  tip: Tip,
  seen: SeenDigest | undefined,
  sha256: (text: string) => Promise<string>,
): Promise<TipCheck> {
  const { salt, digest } = tip;
  const published = seen?.digest ?? digest;
  if (published === undefined || salt === undefined) return { kind: 'none' };
  const sealed = sealedText(tip);
  const computed = digestOf(await sha256(saltedText(salt, sealed)));
  const known = seen === undefined ? 'fits' : 'unchanged';
  return { kind: computed === published ? known : 'differs', seenAt: seen?.at, published, computed, salt, sealed };
}

const GROUP = 4;

/** The digits of a digest, without its form. */
const digitsOf = (digest: string) => digest.slice(digest.indexOf(':') + 1);

/** A digest in groups of four, each with whether it differs from the other digest's. */
export function digestGroups(digest: string, other = digest): { group: string; differs: boolean }[] {
  const [digits, others] = [digitsOf(digest), digitsOf(other)];
  return Array.from({ length: Math.ceil(digits.length / GROUP) }, (_, index) => {
    const group = digits.slice(index * GROUP, (index + 1) * GROUP);
    return { group, differs: group !== others.slice(index * GROUP, (index + 1) * GROUP) };
  });
}

/** The beginning and the end of a digest, never broken: 9f3c 41d0…e236. */
export function shortDigest(digest: string): string {
  const digits = digitsOf(digest);
  return `${digits.slice(0, 4)}\u00a0${digits.slice(4, 8)}\u2060…\u2060${digits.slice(-4)}`;
}
