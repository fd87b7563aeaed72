import { createHash } from 'node:crypto';
import { tipDetail, tipList } from '../../../src/contract/tip/calls-tips';
import type { Tip } from '../../../src/contract/tip/tip';
import { digestOf, saltedText, sealedText } from '../../../src/contract/tip/tip-digest';
import { isOpen } from '../../../src/rules/tip/tip-view-model';
import type { Probe } from '../probe';
import type { Rule } from './rule';

const WIDE = { page: 1, size: 50 };
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

async function checkOpen(probe: Probe, { id, digest: listed }: Tip): Promise<void> {
  const { value, exchange } = await probe.read(tipDetail, { id });
  const { digest, salt } = value;
  probe.check(digest === listed, exchange, `the digest of tip ${id} is another one in the list`);
  if (salt === undefined) {
    probe.check(false, exchange, `open tip ${id} has a digest and no salt`);
    return;
  }
  const computed = digestOf(sha256(saltedText(salt, sealedText(value))));
  probe.check(
    computed === digest,
    exchange,
    `the digest of tip ${id} is not that of its content and terms (${computed})`,
  );
}

const tipDigest: Rule = {
  id: 'tip-digest',
  clause: 'decisions.md, digest: published with the locked tip, its salt with the content alone; an addition',
  calls: [tipList.name, tipDetail.name],
  whole: async (probe) => {
    const { value, exchange } = await probe.read(tipList, WIDE);
    const sealed = value.list.filter(({ digest }) => digest !== undefined);
    if (sealed.length === 0) {
      probe.cannot(tipDetail.name, 'no tip has a digest, which is an addition');
      return;
    }
    const told = sealed.find((tip) => !isOpen(tip) && tip.salt !== undefined);
    probe.check(told === undefined, exchange, `a visitor who has not bought tip ${told?.id} gets its salt`);
    const open = sealed.find(isOpen);
    if (open === undefined) probe.cannot(tipDetail.name, 'no free tip is there whose digest a visitor can check');
    else await checkOpen(probe, open);
  },
};

export const digestRules: readonly Rule[] = [tipDigest];
