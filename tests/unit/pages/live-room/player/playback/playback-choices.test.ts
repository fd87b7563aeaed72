import { begun } from '../fake-stage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('choices', () => {
  it('line and quality begin anew with what was chosen', async () => {
    const stage = await begun();
    stage.playback.choose({ line: 2 });
    await stage.settle();
    stage.playback.choose({ quality: 'sd' });
    await stage.settle();
    expect(stage.opened.map(({ url }) => url)).toEqual([
      'https://v/1/hd.flv',
      'https://v/2/hd.flv',
      'https://v/2/sd.flv',
    ]);
    expect(stage.told).toEqual([]);
  });

  it('behind the live edge the way back is offered, and leads there', async () => {
    const stage = await begun();
    await stage.plays(1);
    stage.lags(6);
    await stage.plays(1);
    expect(stage.state().isBehind).toBe(true);
    stage.playback.toLive();
    expect([stage.opened[0]?.jumps, stage.state().isBehind]).toEqual([1, false]);
  });

  it('the end of a stream is told: the show may be over', async () => {
    const stage = await begun();
    stage.opened[0]?.events.onEnd();
    expect(stage.told).toEqual(['end']);
  });
});
