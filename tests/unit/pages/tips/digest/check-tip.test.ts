import { createHash, webcrypto } from 'node:crypto';
import type { Tip } from '../../../../../src/contract/tip/tip';
import { checkTip, digestGroups, shortDigest } from '../../../../../src/pages/tips/digest/check-tip';
import { sha256 } from '../../../../../src/pages/tips/digest/use-tip-check';

const hash = async (text: string) => createHash('sha256').update(text).digest('hex');
const DIGEST = 'd';
const tip = (fields: Partial<Tip>) =>
  ({ id: 't1', publishTime: 1, sportsInfo: '<p>a</p>', picks: [], ...fields }) as unknown as Tip;
const same = () => hash('0123456789abcdef\n["sport-info tip 1","t1",1,"<p>a</p>",[]]');

describe('an open tip is [digest.2]', () => {
  it.each<[string, (digest: string) => [Partial<Tip>, string | undefined], string]>([
    ['the same', (digest) => [{ digest, salt: '0123456789abcdef' }, undefined], 'same'],
    ['the same as it was seen locked', (digest) => [{ digest, salt: '0123456789abcdef' }, digest], 'same'],
    ['another one than was seen locked', (digest) => [{ digest, salt: '0123456789abcdef' }, DIGEST], 'differs'],
    [
      'another one, the digest gone with it',
      (digest) => [{ digest: DIGEST, salt: '0123456789abcdef' }, digest],
      'differs',
    ],
    ['another text', (digest) => [{ digest, salt: '0123456789abcdef', sportsInfo: '<p>b</p>' }, undefined], 'differs'],
    ['not to be checked without a digest', () => [{ salt: '0123456789abcdef' }, undefined], 'none'],
    ['not to be checked without a salt', (digest) => [{ digest }, undefined], 'none'],
  ])('%s', async (_what, given, kind) => {
    const [fields, seen] = given(await same());
    expect((await checkTip(tip(fields), seen, hash)).kind).toBe(kind);
  });
});

it.each([
  ['where the browser has it', webcrypto.subtle as SubtleCrypto],
  ['on plain http', undefined],
])('SHA-256 %s', async (_where, subtle) => {
  expect(await sha256('自 04:26', subtle)).toBe(await hash('自 04:26'));
});

it('groups that differ are told', () => {
  expect(digestGroups('aaaabbbb', 'aaaacccc')).toEqual([
    { group: 'aaaa', differs: false },
    { group: 'bbbb', differs: true },
  ]);
  expect(shortDigest('9f3c41d0aaaae236')).toBe('9f3c 41d0…e236');
});
