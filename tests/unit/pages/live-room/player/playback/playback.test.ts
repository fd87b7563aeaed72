import type { OpenEngine } from '../../../../../../src/pages/live-room/player/engines/engine';
import { begun, fakePlayer, LINES } from '../fake-player';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('how it begins', () => {
  it('isAutoPlay: muted, at once, with FLV of the first line', async () => {
    const player = await begun();
    expect(player.open()).toEqual(['1/hd.flv']);
    expect(player.state()).toMatchObject({ phase: 'loading', isMuted: true });
    await player.plays(1);
    expect([player.state().phase, player.video.muted]).toEqual(['playing', true]);
  });

  it('without it there is a tap first, and no request before; the tap brings sound', async () => {
    const player = await begun({ isAuto: false });
    expect([player.open(), player.state().phase]).toEqual([[], 'idle']);
    player.playback.play();
    await player.settle();
    expect([player.open(), player.video.muted]).toEqual([['1/hd.flv'], false]);
  });

  it.each([
    ['the room is not on air', LINES, false],
    ['the room is not known yet', undefined, true],
  ])('no request while %s', async (_name, lines, isLive) => {
    const player = fakePlayer();
    player.attach();
    player.playback.setRoom(lines, isLive);
    await player.settle();
    expect(player.open()).toEqual([]);
  });

  it('a room of which nothing can be played has failed', async () => {
    const player = fakePlayer();
    player.attach();
    player.playback.setRoom([], true);
    await player.settle();
    expect(player.state().phase).toBe('failed');
  });

  it('the same addresses read again change nothing', async () => {
    const player = await begun();
    player.playback.setRoom(structuredClone(LINES), true);
    await player.settle();
    expect(player.opened).toHaveLength(1);
  });
});

describe('what the browser refuses', () => {
  it('sound: it plays muted, and says so', async () => {
    const player = await begun({ isAuto: false });
    player.video.refusal = 'with sound';
    player.playback.play();
    await player.settle();
    expect([player.video.paused, player.state().isMuted, player.open()]).toEqual([false, true, ['1/hd.flv']]);
  });

  it('the picture as well: it waits for a tap, and asks for nothing', async () => {
    const player = fakePlayer();
    player.video.refusal = 'always';
    player.attach();
    player.playback.setRoom(LINES, true);
    await player.settle();
    expect([player.state().phase, player.open()]).toEqual(['idle', []]);
  });
});

describe('next source on failure, all of them again, then a clear state with retry', () => {
  it('FLV, m3u8, the next line with a word on it, the end [video source.2, video.1]', async () => {
    const player = await begun();
    const seen: string[] = [];
    for (let n = 0; n < 4; n++) {
      seen.push(...player.open());
      await player.breaks();
    }
    expect(seen).toEqual(['1/hd.flv', '1/hd.m3u8', '2/hd.flv', '2/hd.m3u8']);
    expect(player.told).toEqual(['1 flv: broken', '1 hls: broken', 'line 2', '2 flv: broken', '2 hls: broken']);
    await player.breaksForGood();
    // What is tried once more is neither told nor reported once more.
    expect([player.state(), player.open(), player.told.length]).toMatchObject([{ phase: 'failed', line: 1 }, [], 5]);
    expect(player.opened).toHaveLength(16);
    player.playback.refresh();
    await player.settle();
    expect([player.open(), player.told.length]).toEqual([['1/hd.flv'], 5]);
  });

  it.each([
    ['the format of each', ['MediaError CodecUnsupported', 'bufferAddCodecError', 'element 3', 'element 3'], true],
    ['one by the network', ['MediaError CodecUnsupported', 'NetworkError', 'element 3', 'element 3'], false],
  ])('decisions.md, video source: it tells what is to blame: %s', async (_name, reasons, isFormat) => {
    const player = await begun();
    for (const reason of reasons) await player.breaks(reason);
    // No further round mends a format.
    expect(player.state().phase).toBe(isFormat ? 'failed' : 'loading');
    expect(player.state()).toMatchObject({ isFormat });
  });

  it('addresses that can be played end what could not, and wait for the tap', async () => {
    const player = fakePlayer({ isAuto: false });
    player.attach();
    player.playback.setRoom([], true);
    expect(player.state().phase).toBe('failed');
    player.playback.setRoom(LINES, true);
    await player.settle();
    expect([player.state().phase, player.open()]).toEqual(['idle', []]);
  });

  it.each([
    ['retry [video source.2]', (player: ReturnType<typeof fakePlayer>) => player.playback.refresh()],
    ['the network is back', (player: ReturnType<typeof fakePlayer>) => player.playback.heal()],
    ['another line', (player: ReturnType<typeof fakePlayer>) => player.playback.choose({ line: 1 })],
    [
      'leaving and coming back',
      async (player: ReturnType<typeof fakePlayer>) => {
        await player.shows(false);
        await player.shows(true);
      },
    ],
  ])('%s heals', async (_name, act) => {
    const player = await begun();
    await player.breaksForGood();
    await act(player);
    await player.settle();
    expect(player.open()).toHaveLength(1);
    await player.plays(1);
    expect(player.state().phase).toBe('playing');
  });

  it('a picture that stands still counts as failed', async () => {
    const player = await begun();
    await player.plays(3);
    await jest.advanceTimersByTimeAsync(7000);
    expect([player.told, player.open()]).toEqual([['1 flv: stalled'], ['1/hd.m3u8']]);
  });

  it('what failed long ago may be tried again', async () => {
    const player = await begun();
    await player.breaks();
    await player.plays(12);
    await player.breaks();
    expect(player.open()).toEqual(['1/hd.flv']);
  });

  it('what an engine says after its end changes nothing', async () => {
    const player = await begun();
    await player.breaks();
    player.opened[0]?.events.onFailure('late');
    player.opened[0]?.events.onEnd();
    await player.settle();
    expect([player.told, player.open()]).toEqual([['1 flv: broken'], ['1/hd.m3u8']]);
  });

  it.each(['ended', 'error'])('%s of the element is a failure too', async (name) => {
    const player = await begun();
    player.video.dispatchEvent(new Event(name));
    await player.settle();
    expect(player.open()).toEqual(['1/hd.m3u8']);
  });

  it('a player that cannot be fetched, or does not start, is a failure of its source', async () => {
    const loadEngine = (kind: string) =>
      kind === 'flv'
        ? Promise.reject(new Error('chunk'))
        : Promise.resolve<OpenEngine>(() => {
            throw new Error('not here');
          });
    const player = await begun({ loadEngine });
    expect([player.state().phase, player.told.slice(0, 2)]).toEqual([
      'loading',
      ['1 flv: Error: chunk', '1 hls: Error: not here'],
    ]);
  });
});

describe('stops when hidden or left, resumes on return', () => {
  it('hidden, it asks for nothing and lets go of the stream; seen again, it begins at the live edge [video.2]', async () => {
    const player = await begun();
    await player.plays(2);
    await player.shows(false);
    expect([player.open(), player.video.paused]).toEqual([[], true]);
    await player.shows(true);
    expect([player.opened.length, player.open()]).toEqual([2, ['1/hd.flv']]);
  });

  it('what the user paused stays paused', async () => {
    const player = await begun();
    await player.plays(2);
    player.playback.pause();
    await player.shows(false);
    await player.shows(true);
    expect([player.open(), player.state().phase]).toEqual([[], 'paused']);
  });

  it('let go of, nothing runs: no engine, no timer', async () => {
    const player = await begun();
    await player.plays(2);
    player.detach();
    expect([player.open(), jest.getTimerCount()]).toEqual([[], 0]);
  });

  it('let go of while the player was on its way, nothing begins', async () => {
    const player = fakePlayer();
    const detach = player.attach();
    player.playback.setRoom(LINES, true);
    detach();
    await player.settle();
    expect(player.opened).toEqual([]);
  });

  it('the show is over: it stops', async () => {
    const player = await begun();
    player.playback.setRoom(LINES, false);
    expect(player.open()).toEqual([]);
  });

  it('a pause by something else is the user’s; one that comes with hiding is not', async () => {
    const player = await begun();
    await player.plays(1);
    player.video.pause();
    player.video.dispatchEvent(new Event('pause'));
    await jest.advanceTimersByTimeAsync(100);
    expect(player.state().phase).toBe('playing');
    await jest.advanceTimersByTimeAsync(200);
    expect([player.state().phase, player.open()]).toEqual(['paused', []]);
    player.playback.play();
    await player.settle();
    await player.plays(1);
    player.video.dispatchEvent(new Event('pause'));
    await player.shows(false);
    await jest.advanceTimersByTimeAsync(1000);
    await player.shows(true);
    expect(player.open()).toHaveLength(1);
  });
});
