import { newsPushes } from '../../../../src/pages/tips/news-pushes';
import { createNewsStore, ownNews } from '../../../../src/services/news-store';
import { createSessionStore, VISITOR } from '../../../../src/session/session-store';

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

function setUp(uid = 'u1') {
  const news = createNewsStore();
  const session = createSessionStore(uid === '' ? VISITOR : { ...VISITOR, token: 't', uid });
  const pushes = newsPushes(news, session);
  return { news, pushes, table: pushes.table };
}
const comment = (id: string, messageId = '1') => ({
  id,
  messageId,
  content: id,
  photos: [],
  isLiked: false,
  isMine: false,
});

describe('what pushes say of tips', () => {
  it('a result is for everybody, the newest of a tip counts', async () => {
    const { news, table } = setUp('');
    table['news/tip']?.({ id: '1', serverNow: 2, result: 'lose' });
    table['news/tip']?.({ id: '1', serverNow: 1, result: 'win' });
    table['news/tip']?.({ id: '2', serverNow: 1, result: undefined });
    await frame();
    expect([...news.getState().results]).toEqual([['1', 'lose']]);
  });

  it('an order is its member’s alone, and keeps when it was paid', async () => {
    const { news, table } = setUp();
    const order = { messageId: '1', serverNow: 1, result: 'lose' as const, refundGold: 38, refundTime: 5 };
    table['news/order']?.({ ...order, refundStatus: 2, balance: 100 });
    await frame();
    expect(ownNews(news.getState(), 'u1').orders.get('1')).toMatchObject({ result: 'lose', refundGold: 38 });
    expect(ownNews(news.getState(), 'u2').orders.size).toBe(0);
  });

  it('a visitor has no orders', async () => {
    const { news, table } = setUp('');
    table['news/order']?.({ messageId: '1', serverNow: 1, refundStatus: 2, refundGold: 38 } as never);
    await frame();
    expect(ownNews(news.getState(), '').orders.size).toBe(0);
  });

  it('comments stand by tip, in the order in which they came; after the end nothing does', async () => {
    const { news, table, pushes } = setUp();
    table['news/comment']?.(comment('a'));
    table['news/comment']?.(comment('b'));
    table['news/comment']?.(comment('c', '2'));
    await frame();
    const { comments } = news.getState();
    expect([...comments].map(([id, list]) => [id, list.map((one) => one.id)])).toEqual([
      ['1', ['a', 'b']],
      ['2', ['c']],
    ]);
    table['news/comment']?.(comment('d'));
    pushes.forget?.();
    await frame();
    expect(news.getState().comments).toBe(comments);
  });
});
