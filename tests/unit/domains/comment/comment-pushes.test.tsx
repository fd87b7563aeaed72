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

  it('the last 200 of a tip are kept, whatever another tip is told', async () => {
    const said = fakeServices({}).services.stores.get(commentStore);
    const { table } = commentPushes(said);
    table['news/comment']?.(comment('other', '2'));
    for (let index = 0; index < 150; index += 1) table['news/comment']?.(comment(`a${index}`));
    await frame();
    for (let index = 0; index < 51; index += 1) table['news/comment']?.(comment(`b${index}`));
    await frame();
    const kept =
      said
        .getState()
        .said.get('1')
        ?.map((one) => one.id) ?? [];
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, 'a1', 'b50']);
    expect(said.getState().said.get('2')).toHaveLength(1);
  });

  it('a frame after an evening in the background takes over the last 200, however many came', () => {
    const frames: FrameRequestCallback[] = [];
    const request = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
    const said = fakeServices({}).services.stores.get(commentStore);
    const { table } = commentPushes(said);
    let looks = 0;
    const counted = (id: string) => ({
      ...comment(id),
      get messageId() {
        looks += 1;
        return '1';
      },
    });
    for (let index = 0; index < 5_000; index += 1) table['news/comment']?.(counted(`a${index}`));
    looks = 0;
    for (const run of frames) run(0);
    const kept = said.getState().said.get('1') ?? [];
    expect([kept.length, kept.at(-1)?.id]).toEqual([200, 'a4999']);
    expect(looks).toBeLessThanOrEqual(200);
    request.mockRestore();
  });
});
