import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { tip, tipDigest } from '../../src/contract/tip/tip';
import { digestOf, saltedText, sealedText } from '../../src/contract/tip/tip-digest';

/** As the app saves it. */
const saved = v.object({ digest: tipDigest, salt: v.string(), content: v.string() });
/** As a back end answers it: the envelope of `tipDetail`, or its data. */
const answered = v.object({ ...tip.entries, digest: tipDigest, salt: v.string() });

export interface CheckedTip {
  readonly isSame: boolean;
  readonly published: string;
  readonly computed: string;
  /** What was hashed, without its salt. */
  readonly content: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * Checks a tip that the app saved, or a back end's answer, as JSON. `published`: the digest from somewhere else, as noted
 * before it was bought; else the file's own. Throws where the text is neither.
 */
export function checkSavedTip(json: string, published?: string): CheckedTip {
  const raw: unknown = JSON.parse(json);
  const data = typeof raw === 'object' && raw !== null && 'data' in raw ? raw.data : raw;
  const own = v.safeParse(saved, data);
  const { digest, salt, content } = own.success
    ? own.output
    : (({ output }) => ({ digest: output.digest, salt: output.salt, content: sealedText(output) }))({
        output: v.parse(answered, data),
      });
  // The app shows the digits alone, in groups.
  const noted = published?.toLowerCase().replace(/\s|^2:/g, '');
  const expected = noted === undefined ? digest : v.parse(tipDigest, digestOf(noted));
  const computed = digestOf(sha256(saltedText(salt, content)));
  return { isSame: computed === expected, published: expected, computed, content };
}
