import { createHash, webcrypto } from 'node:crypto';
import type { Tip } from '../../../../../src/contract/tip/tip';
import { checkTip, digestGroups, shortDigest } from '../../../../../src/pages/tips/digest/check-tip';
import { sha256 } from '../../../../../src/pages/tips/digest/use-tip-check';

const hash = async (text: string) => createHash('sha256').update(text).digest('hex');
const OTHER = `2:${'d'.repeat(64)}`;
const SALT = '0123456789abcdef';
const tip = (fields: Partial<Tip>) =>
  ({ id: 't1', publishTime: 1, sportsInfo: '<p>a</p>', picks: [], ...fields }) as unknown as Tip;
const TEXT = '["sport-info tip 2","t1",1,null,null,null,null,0,null,"<p>a</p>",[],[]]';
const its = async () => `2:${await hash(`${SALT}\n${TEXT}`)}`;

type Given = (digest: string) => readonly [came: Partial<Tip>, seen: string | undefined];

/** What a phone knows: the digest that it saw while the tip was locked, and what came with the content. */
describe('an open tip [digest.2]', () => {
  it.each<[string, Given, string]>([
    ['is unchanged since it was seen locked', (digest) => [{ digest, salt: SALT }, digest], 'unchanged'],
    [
      'is so as well where the digest that came is another one',
      (digest) => [{ digest: OTHER, salt: SALT }, digest],
      'unchanged',
    ],
    ['is so as well where none came', (digest) => [{ salt: SALT }, digest], 'unchanged'],
    ['fits what came with it, where none was seen', (digest) => [{ digest, salt: SALT }, undefined], 'fits'],
    ['differs from what was seen, although it fits what came', (digest) => [{ digest, salt: SALT }, OTHER], 'differs'],
    ['differs with another text', (digest) => [{ digest, salt: SALT, sportsInfo: '<p>b</p>' }, digest], 'differs'],
    ['differs with another price', (digest) => [{ digest, salt: SALT, goldPrice: 58 }, digest], 'differs'],
    ['differs from what came, where none was seen', () => [{ digest: OTHER, salt: SALT }, undefined], 'differs'],
    ['is not to be checked without a digest', () => [{ salt: SALT }, undefined], 'none'],
    ['is not to be checked without a salt', (digest) => [{ digest }, undefined], 'none'],
  ])('%s', async (_what, given, kind) => {
    const [fields, seen] = given(await its());
    const check = await checkTip(tip(fields), seen === undefined ? undefined : { digest: seen, at: 7 }, hash);
    expect(check).toMatchObject(
      kind === 'none' ? { kind } : { kind, seenAt: seen && 7, published: seen ?? fields.digest },
    );
  });
});

it.each([
  ['where the browser has it', webcrypto.subtle as SubtleCrypto],
  ['on plain http', undefined],
])('SHA-256 %s', async (_where, subtle) => {
  expect(await sha256('自 04:26', subtle)).toBe(await hash('自 04:26'));
});

it('groups that differ are told', () => {
  expect(digestGroups('2:aaaabbbb', '2:aaaacccc')).toEqual([
    { group: 'aaaa', differs: false },
    { group: 'bbbb', differs: true },
  ]);
  expect(shortDigest('2:9f3c41d0aaaae236')).toBe('9f3c\u00a041d0\u2060…\u2060e236');
});
