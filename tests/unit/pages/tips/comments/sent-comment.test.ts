import * as v from 'valibot';
import type { Call } from '../../../../../src/contract/call';
import { comment } from '../../../../../src/contract/comment/tip-comment';
import type { CallApi } from '../../../../../src/http/api';
import { findSent } from '../../../../../src/pages/tips/comments/sent-comment';

const AT = 1_000_000;
const SENT = { key: 'name-0001', content: 'hello', sentAt: AT };
const PLACE = { messageId: 't1', parentId: undefined, uid: 'u1' };
const one = (id: string, fields: Record<string, unknown>) =>
  v.parse(comment, { id, uid: 'u1', isMine: 1, content: 'hello', createDate: AT, ...fields });

async function find(
  pages: (readonly ReturnType<typeof one>[])[],
  place: Parameters<typeof findSent>[2] = PLACE,
  known: string[] = [],
) {
  const asked: string[] = [];
  const call = (async (definition: Call, { page }: { page: number }) => {
    asked.push(`${definition.name} ${page}`);
    return { list: pages[page - 1] ?? [], isLastPage: page >= pages.length };
  }) as unknown as CallApi;
  return { found: (await findSent(call, SENT, place, new Set(known)))?.id, asked };
}

describe('a comment whose outcome is unknown is looked for (decisions.md, unknown outcome)', () => {
  it.each([
    ['by the name it was sent under [unknown outcome.3]', { clientId: 'name-0001', content: 'other' }, 'c1'],
    ['another name is another comment', { clientId: 'name-0002' }, undefined],
    ['without names: by writer, words and time [unknown outcome.3]', {}, 'c1'],
    ['other words', { content: 'bye' }, undefined],
    ['said before', { createDate: AT - 2_001 }, undefined],
    ['the clocks differ a little', { createDate: AT - 1_999 }, 'c1'],
    ['of somebody else', { isMine: 0, uid: 'u2' }, undefined],
  ])('%s', async (_clause, fields, id) => {
    expect(await find([[one('c1', fields)]])).toEqual({ found: id, asked: ['myComments 1'] });
  });

  it('what was taken before is not taken for it', async () => {
    expect((await find([[one('c1', {})]], PLACE, ['c1'])).found).toBeUndefined();
  });

  it('an answer is looked for among the answers, some pages down', async () => {
    const top = one('c1', { content: 'x', subComments: [{ id: 'a1', clientId: 'name-0001', isMine: 1 }] });
    const { found, asked } = await find([[one('c0', {})], [top]], { ...PLACE, parentId: 'c1' });
    expect([found, asked]).toEqual(['a1', ['commentList 1', 'commentList 2']]);
  });

  it('three pages at most', async () => {
    const other = [one('c9', { content: 'x' })];
    expect((await find([other, other, other, other])).asked).toHaveLength(3);
  });
});
