import { commentPushes } from '../../../../src/domains/comment/comment-pushes';
import { commentStore } from '../../../../src/domains/comment/comment-store';
import { fakeServices } from '../../../support/unit/fake-services';

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
const comment = (id: string, messageId = '1') => ({
  id,
  messageId,
  content: id,
  photos: [],
  isLiked: false,
  isMine: false,
});

describe('what pushes say of comments', () => {
  it('comments stand by tip, in the order in which they came; after the end nothing does', async () => {
    const said = fakeServices({}).services.stores.get(commentStore);
    const pushes = commentPushes(said);
    const { table } = pushes;
    table['news/comment']?.(comment('a'));
    table['news/comment']?.(comment('b'));
    table['news/comment']?.(comment('c', '2'));
    await frame();
    const before = said.getState().said;
    expect([...before].map(([id, list]) => [id, list.map((one) => one.id)])).toEqual([
      ['1', ['a', 'b']],
      ['2', ['c']],
    ]);
    table['news/comment']?.(comment('d'));
    pushes.forget?.();
    await frame();
    expect(said.getState().said).toBe(before);
  });
});
