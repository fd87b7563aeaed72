import { begun } from '../fake-player';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('choices', () => {
  it('line and quality begin anew with what was chosen', async () => {
    const player = await begun();
    player.playback.choose({ line: 2 });
    await player.settle();
    player.playback.choose({ quality: 'sd' });
    await player.settle();
    expect(player.opened.map(({ url }) => url)).toEqual([
      'https://v/1/hd.flv',
      'https://v/2/hd.flv',
      'https://v/2/sd.flv',
    ]);
    expect(player.told).toEqual([]);
  });

  it('behind the live edge the way back is offered, and leads there', async () => {
    const player = await begun();
    await player.plays(1);
    player.lags(6);
    await player.plays(1);
    expect(player.state().isBehind).toBe(true);
    player.playback.toLive();
    expect([player.opened[0]?.jumps, player.state().isBehind]).toEqual([1, false]);
  });

  it('the end of a stream is told: the show may be over', async () => {
    const player = await begun();
    player.opened[0]?.events.onEnd();
    expect(player.told).toEqual(['end']);
  });
});
