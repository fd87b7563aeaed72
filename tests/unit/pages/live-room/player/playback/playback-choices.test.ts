import { begun } from '../fake-player';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('choices', () => {
  it('line and quality begin anew with what was chosen', async () => {
    const player = await begun();
    player.playback.choose({ line: 2 });
    await player.settle();
    player.playback.choose({ mode: 'sd' });
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

  it('by itself: a picture that stood still twice is the smaller one, and the better one after a minute that ran', async () => {
    const player = await begun({ mode: 'auto' });
    const standsStill = async () => {
      player.video.dispatchEvent(new Event('waiting'));
      await jest.advanceTimersByTimeAsync(2_000);
      await player.plays(5);
    };
    await player.plays(2);
    await standsStill();
    expect(player.state().quality).toBe('hd');
    await standsStill();
    expect(player.state()).toMatchObject({ quality: 'sd', mode: 'auto' });
    await player.settle();
    await player.plays(66);
    expect(player.state().quality).toBe('hd');
    expect(player.opened.map(({ url }) => url)).toEqual([
      'https://v/1/hd.flv',
      'https://v/1/sd.flv',
      'https://v/1/hd.flv',
    ]);
    expect(player.told).toEqual([]);
  });

  it('a gap between two looks counts, and the smaller picture is on its way', async () => {
    const player = await begun({ mode: 'auto' });
    for (let times = 0; times < 2; times++) {
      await player.plays(2);
      player.video.dispatchEvent(new Event('waiting'));
      await jest.advanceTimersByTimeAsync(700);
      player.video.dispatchEvent(new Event('playing'));
      await jest.advanceTimersByTimeAsync(300);
    }
    await player.settle();
    expect([player.state().quality, player.state().phase, player.open()]).toEqual(['sd', 'loading', ['1/sd.flv']]);
  });

  it('gaps that nobody sees change nothing', async () => {
    const player = await begun({ mode: 'auto' });
    for (let times = 0; times < 6; times++) {
      await player.plays(2);
      player.video.dispatchEvent(new Event('waiting'));
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(player.state().quality).toBe('hd');
  });

  it('a quality that the user has chosen stays', async () => {
    const player = await begun({ mode: 'hd' });
    for (let times = 0; times < 4; times++) {
      await player.plays(2);
      player.video.dispatchEvent(new Event('waiting'));
      await jest.advanceTimersByTimeAsync(2_000);
    }
    expect(player.opened).toHaveLength(1);
  });

  it('sound alone where the line has it, else the picture’s own; and back [video quality.2]', async () => {
    const player = await begun();
    player.playback.choose({ isSound: true });
    await player.settle();
    player.playback.choose({ line: 2 });
    await player.settle();
    player.playback.choose({ isSound: false });
    await player.settle();
    expect(player.opened.map(({ url }) => url)).toEqual([
      'https://v/1/hd.flv',
      'https://v/1/audio.flv',
      // The second line has no sound of its own: the same stream goes on as it was.
      'https://v/2/hd.flv',
    ]);
  });

  it('a sound that fails is followed by the picture’s own', async () => {
    const player = await begun();
    player.playback.choose({ isSound: true });
    await player.settle();
    player.video.dispatchEvent(new Event('error'));
    await player.settle();
    // FLV and m3u8 of the sound, then of the picture.
    player.video.dispatchEvent(new Event('error'));
    await player.settle();
    expect(player.open()).toEqual(['1/hd.flv']);
  });

  it('a picture that was paused has run for no time', async () => {
    const player = await begun({ mode: 'auto' });
    await player.plays(2);
    for (let times = 0; times < 2; times++) {
      player.video.dispatchEvent(new Event('waiting'));
      await jest.advanceTimersByTimeAsync(2_000);
      await player.plays(2);
    }
    expect(player.state().quality).toBe('sd');
    player.playback.pause();
    await jest.advanceTimersByTimeAsync(120_000);
    player.playback.play();
    await player.settle();
    await player.plays(10);
    expect(player.state().quality).toBe('sd');
  });
});
