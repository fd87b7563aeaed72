import type { OpenEngine } from '../../../../../../src/pages/live-room/player/engines/engine';
import { begun, fakeStage, LINES } from '../fake-stage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('how it begins', () => {
  it('isAutoPlay: muted, at once, with FLV of the first line', async () => {
    const stage = await begun();
    expect(stage.open()).toEqual(['1/hd.flv']);
    expect(stage.state()).toMatchObject({ phase: 'loading', isMuted: true });
    await stage.plays(1);
    expect([stage.state().phase, stage.video.muted]).toEqual(['playing', true]);
  });

  it('without it there is a tap first, and no request before; the tap brings sound', async () => {
    const stage = await begun({ isAuto: false });
    expect([stage.open(), stage.state().phase]).toEqual([[], 'idle']);
    stage.playback.play();
    await stage.settle();
    expect([stage.open(), stage.video.muted]).toEqual([['1/hd.flv'], false]);
  });

  it.each([
    ['the room is not on air', LINES, false],
    ['the room is not known yet', undefined, true],
  ])('no request while %s', async (_name, lines, isLive) => {
    const stage = fakeStage();
    stage.attach();
    stage.playback.setRoom(lines, isLive);
    await stage.settle();
    expect(stage.open()).toEqual([]);
  });

  it('a room of which nothing can be played has failed', async () => {
    const stage = fakeStage();
    stage.attach();
    stage.playback.setRoom([], true);
    await stage.settle();
    expect(stage.state().phase).toBe('failed');
  });

  it('the same addresses read again change nothing', async () => {
    const stage = await begun();
    stage.playback.setRoom(structuredClone(LINES), true);
    await stage.settle();
    expect(stage.opened).toHaveLength(1);
  });
});

describe('what the browser refuses', () => {
  it('sound: it plays muted, and says so', async () => {
    const stage = await begun({ isAuto: false });
    stage.video.refusal = 'with sound';
    stage.playback.play();
    await stage.settle();
    expect([stage.video.paused, stage.state().isMuted, stage.open()]).toEqual([false, true, ['1/hd.flv']]);
  });

  it('the picture as well: it waits for a tap, and asks for nothing', async () => {
    const stage = fakeStage();
    stage.video.refusal = 'always';
    stage.attach();
    stage.playback.setRoom(LINES, true);
    await stage.settle();
    expect([stage.state().phase, stage.open()]).toEqual(['idle', []]);
  });
});

describe('next source on failure, then a clear state with retry', () => {
  it('FLV, m3u8, the next line with a word on it, the end [video source.2, video.1]', async () => {
    const stage = await begun();
    const seen: string[] = [];
    for (let n = 0; n < 4; n++) {
      seen.push(...stage.open());
      await stage.breaks();
    }
    expect(seen).toEqual(['1/hd.flv', '1/hd.m3u8', '2/hd.flv', '2/hd.m3u8']);
    expect(stage.told).toEqual(['1 flv: broken', '1 hls: broken', 'line 2', '2 flv: broken', '2 hls: broken']);
    expect([stage.state().phase, stage.open()]).toEqual(['failed', []]);
    stage.playback.refresh();
    await stage.settle();
    expect([stage.open(), stage.told.length]).toEqual([['1/hd.flv'], 5]);
  });

  it.each([
    ['the format of each', ['MediaError CodecUnsupported', 'bufferAddCodecError', 'element 3', 'element 3'], true],
    ['one by the network', ['MediaError CodecUnsupported', 'NetworkError', 'element 3', 'element 3'], false],
  ])('decisions.md, video source: it tells what is to blame: %s', async (_name, reasons, isFormat) => {
    const stage = await begun();
    for (const reason of reasons) await stage.breaks(reason);
    expect(stage.state()).toMatchObject({ phase: 'failed', isFormat });
  });

  it('addresses that can be played end what could not, and wait for the tap', async () => {
    const stage = fakeStage({ isAuto: false });
    stage.attach();
    stage.playback.setRoom([], true);
    expect(stage.state().phase).toBe('failed');
    stage.playback.setRoom(LINES, true);
    await stage.settle();
    expect([stage.state().phase, stage.open()]).toEqual(['idle', []]);
  });

  it.each([
    ['retry [video source.2]', (stage: ReturnType<typeof fakeStage>) => stage.playback.refresh()],
    ['the network is back', (stage: ReturnType<typeof fakeStage>) => stage.playback.heal()],
    ['another line', (stage: ReturnType<typeof fakeStage>) => stage.playback.choose({ line: 1 })],
    [
      'leaving and coming back',
      async (stage: ReturnType<typeof fakeStage>) => {
        await stage.shows(false);
        await stage.shows(true);
      },
    ],
  ])('%s heals', async (_name, act) => {
    const stage = await begun();
    for (let n = 0; n < 4; n++) await stage.breaks();
    await act(stage);
    await stage.settle();
    expect(stage.open()).toHaveLength(1);
    await stage.plays(1);
    expect(stage.state().phase).toBe('playing');
  });

  it('a picture that stands still counts as failed', async () => {
    const stage = await begun();
    await stage.plays(3);
    await jest.advanceTimersByTimeAsync(7000);
    expect([stage.told, stage.open()]).toEqual([['1 flv: stalled'], ['1/hd.m3u8']]);
  });

  it('what failed long ago may be tried again', async () => {
    const stage = await begun();
    await stage.breaks();
    await stage.plays(12);
    await stage.breaks();
    expect(stage.open()).toEqual(['1/hd.flv']);
  });

  it('what an engine says after its end changes nothing', async () => {
    const stage = await begun();
    await stage.breaks();
    stage.opened[0]?.events.onFailure('late');
    stage.opened[0]?.events.onEnd();
    await stage.settle();
    expect([stage.told, stage.open()]).toEqual([['1 flv: broken'], ['1/hd.m3u8']]);
  });

  it.each(['ended', 'error'])('%s of the element is a failure too', async (name) => {
    const stage = await begun();
    stage.video.dispatchEvent(new Event(name));
    await stage.settle();
    expect(stage.open()).toEqual(['1/hd.m3u8']);
  });

  it('a player that cannot be fetched, or does not start, is a failure of its source', async () => {
    const loadEngine = (kind: string) =>
      kind === 'flv'
        ? Promise.reject(new Error('chunk'))
        : Promise.resolve<OpenEngine>(() => {
            throw new Error('not here');
          });
    const stage = await begun({ loadEngine });
    expect([stage.state().phase, stage.told.slice(0, 2)]).toEqual([
      'failed',
      ['1 flv: Error: chunk', '1 hls: Error: not here'],
    ]);
  });
});

describe('stops when hidden or left, resumes on return', () => {
  it('hidden, it asks for nothing and lets go of the stream; seen again, it begins at the live edge [video.2]', async () => {
    const stage = await begun();
    await stage.plays(2);
    await stage.shows(false);
    expect([stage.open(), stage.video.paused]).toEqual([[], true]);
    await stage.shows(true);
    expect([stage.opened.length, stage.open()]).toEqual([2, ['1/hd.flv']]);
  });

  it('what the user paused stays paused', async () => {
    const stage = await begun();
    await stage.plays(2);
    stage.playback.pause();
    await stage.shows(false);
    await stage.shows(true);
    expect([stage.open(), stage.state().phase]).toEqual([[], 'paused']);
  });

  it('let go of, nothing runs: no engine, no timer', async () => {
    const stage = await begun();
    await stage.plays(2);
    stage.detach();
    expect([stage.open(), jest.getTimerCount()]).toEqual([[], 0]);
  });

  it('let go of while the player was on its way, nothing begins', async () => {
    const stage = fakeStage();
    const detach = stage.attach();
    stage.playback.setRoom(LINES, true);
    detach();
    await stage.settle();
    expect(stage.opened).toEqual([]);
  });

  it('the show is over: it stops', async () => {
    const stage = await begun();
    stage.playback.setRoom(LINES, false);
    expect(stage.open()).toEqual([]);
  });

  it('a pause by something else is the user’s; one that comes with hiding is not', async () => {
    const stage = await begun();
    await stage.plays(1);
    stage.video.pause();
    stage.video.dispatchEvent(new Event('pause'));
    await jest.advanceTimersByTimeAsync(100);
    expect(stage.state().phase).toBe('playing');
    await jest.advanceTimersByTimeAsync(200);
    expect([stage.state().phase, stage.open()]).toEqual(['paused', []]);
    stage.playback.play();
    await stage.settle();
    await stage.plays(1);
    stage.video.dispatchEvent(new Event('pause'));
    await stage.shows(false);
    await jest.advanceTimersByTimeAsync(1000);
    await stage.shows(true);
    expect(stage.open()).toHaveLength(1);
  });
});
