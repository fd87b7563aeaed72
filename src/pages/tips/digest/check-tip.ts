import type { Tip } from '../../../contract/tip/tip';
import { saltedText, sealedText } from '../../../contract/tip/tip-digest';

/** The verdicts of a phone on a tip's content. */
export type TipCheck =
  /** The back end publishes no digest, or not what it needs to be checked. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'same' | 'differs';
      /** The digest that was published first, as far as this device knows. */
      readonly published: string;
      /** The digest of what is on screen. */
      readonly computed: string;
      readonly salt: string;
      /** The text that was hashed, without its salt. */
      readonly sealed: string;
    };

/** True when the content is there to be checked. */
export const canCheck = ({ digest, salt }: Pick<Tip, 'digest' | 'salt'>, seen?: string): boolean =>
  salt !== undefined && (seen ?? digest) !== undefined;

/**
 * Computes the digest anew. `seen`: the digest that this device saw before the content was open: a back end that changes
 * content and digest together is found out by it.
 */
export async function checkTip(
  tip: Tip,
  seen: string | undefined,
  sha256: (text: string) => Promise<string>,
): Promise<TipCheck> {
  const { digest, salt } = tip;
  const published = seen ?? digest;
  if (published === undefined || salt === undefined) return { kind: 'none' };
  const sealed = sealedText(tip);
  const computed = await sha256(saltedText(salt, sealed));
  const isSame = computed === published && (digest === undefined || digest === published);
  return { kind: isSame ? 'same' : 'differs', published, computed, salt, sealed };
}

const GROUP = 4;

/** A digest in groups of four, each with whether it differs from the other digest's. */
export const digestGroups = (digest: string, other = digest): { group: string; differs: boolean }[] =>
  Array.from({ length: Math.ceil(digest.length / GROUP) }, (_, index) => {
    const group = digest.slice(index * GROUP, (index + 1) * GROUP);
    return { group, differs: group !== other.slice(index * GROUP, (index + 1) * GROUP) };
  });

/** The beginning and the end of a digest: 9f3c 41d0…e236. */
export const shortDigest = (digest: string): string =>
  `${digest.slice(0, 4)} ${digest.slice(4, 8)}…${digest.slice(-4)}`;
