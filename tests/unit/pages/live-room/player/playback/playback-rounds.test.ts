import { begun, type fakePlayer, LINES } from '../fake-player';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** decisions.md, video source. */
describe('all of them once more', () => {
  const breaksAll = async (player: ReturnType<typeof fakePlayer>) => {
    for (let n = 0; n < 4; n++) await player.breaks();
  };
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it.each([
    [0, [5_000, 15_000, 30_000]],
    [0.999, [6_665, 19_995, 39_990]],
  ])(
    'after 5, 15 and 30 s and up to a third at random (%d): then no more by itself [video source.5]',
    async (random, pauses) => {
      jest.spyOn(Math, 'random').mockReturnValue(random);
      const player = await begun();
      for (const ms of pauses) {
        await breaksAll(player);
        await pass(ms - 5);
        expect([player.open(), player.state().phase]).toEqual([[], 'loading']);
        await pass(10);
        expect(player.open()).toEqual(['1/hd.flv']);
      }
      await breaksAll(player);
      expect(player.state().phase).toBe('failed');
      await pass(3_600_000);
      expect([player.open(), jest.getTimerCount()]).toEqual([[], 0]);
    },
  );

  it.each([6, 20, 40])('streams gone for %d s: the picture comes back by itself', async (seconds) => {
    const player = await begun();
    await player.plays(20);
    const goneUntil = Date.now() + seconds * 1000;
    const isBack = () => player.state().phase === 'playing' && Date.now() > goneUntil;
    for (let n = 0; n < 300 && !isBack(); n++) {
      if (player.open().length === 0) await pass(500);
      else if (Date.now() < goneUntil) await player.breaks();
      else await player.plays(1);
    }
    expect([isBack(), Date.now() - goneUntil < 41_000]).toEqual([true, true]);
    // It has healed: the next fault begins with the first round.
    await player.plays(12);
    await breaksAll(player);
    await pass(6_700);
    expect(player.open()).toEqual(['1/hd.flv']);
  });

  it.each<[string, (player: ReturnType<typeof fakePlayer>) => unknown, readonly string[]]>([
    ['the network is back: at once', ({ playback }) => playback.heal(), ['1/hd.flv']],
    ['another line: at once', ({ playback }) => playback.choose({ line: 2 }), ['2/hd.flv']],
    ['the room is read again: it waits on', ({ playback }) => playback.setRoom(LINES, true), []],
    ['other addresses: at once', ({ playback }) => playback.setRoom(LINES.slice(1), true), ['2/hd.flv']],
    ['paused: no more', ({ playback }) => playback.pause(), []],
    ['hidden: no more', (player) => player.shows(false), []],
    ['the show is over: no more', ({ playback }) => playback.setRoom(LINES, false), []],
  ])('while it waits, %s', async (_what, act, open) => {
    const player = await begun();
    await breaksAll(player);
    await act(player);
    await player.settle();
    expect([player.open(), player.state().phase === 'failed']).toEqual([open, false]);
    if (!_what.endsWith('no more')) return;
    await pass(60_000);
    expect(player.open()).toEqual([]);
    await player.shows(true);
    player.playback.setRoom(LINES, true);
    player.playback.play();
    await player.settle();
    expect(player.open()).toEqual(['1/hd.flv']);
  });

  it('let go of while it waits, nothing is left', async () => {
    const player = await begun();
    await breaksAll(player);
    player.detach();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('without a network it says so at once: its return is heard of [video source.6]', async () => {
    const player = await begun({ isOnline: () => false });
    await breaksAll(player);
    expect([player.state().phase, jest.getTimerCount()]).toEqual(['failed', 0]);
  });
});
