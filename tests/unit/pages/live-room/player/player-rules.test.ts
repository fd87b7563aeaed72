import { isBehind } from '../../../../../src/pages/live-room/player/engines/lag';
import {
  isStuck,
  look,
  type Progress,
  startProgress,
} from '../../../../../src/pages/live-room/player/engines/running-try';
import { chosenQuality } from '../../../../../src/pages/live-room/player/playback/quality-choice';
import { startOf } from '../../../../../src/pages/live-room/player/playback/use-playback';
import { type Connection, savesData } from '../../../../../src/services/use-online';
import { createSafeStorage } from '../../../../../src/session/safe-storage';
import { memoryStorage } from '../../../../support/unit/memory-storage';

describe('data saver: lowest quality, no autoplay on save-data or a slow link', () => {
  it.each<[string, Connection, boolean]>([
    ['nothing known of the link', {}, false],
    ['a good link', { saveData: false, effectiveType: '4g' }, false],
    ['the user saves data', { saveData: true, effectiveType: '4g' }, true],
    ['slow-2g', { effectiveType: 'slow-2g' }, true],
    ['2g', { effectiveType: '2g' }, true],
    ['3g: below 0.7 Mbps', { effectiveType: '3g' }, true],
    ['a kind that is not known', { effectiveType: '6g' }, false],
  ])('%s', (_name, connection, saves) => expect(savesData(connection)).toBe(saves));

  it.each([
    ['isAutoPlay: muted and at once', true, false, undefined, { mode: 'auto', isAuto: true }],
    ['not isAutoPlay: waits for a tap', false, false, undefined, { mode: 'auto', isAuto: false }],
    ['the quality chosen before', true, false, 'sd', { mode: 'sd', isAuto: true }],
    ['the saver goes before both', true, true, 'hd', { mode: 'sd', isAuto: false }],
  ] as const)('%s', (_name, isAutoPlay, isSaving, chosen, start) =>
    expect(startOf(isAutoPlay, isSaving, chosen)).toEqual(start),
  );

  it.each([
    ['hd', 'hd'],
    ['sd', 'sd'],
    ['4k', undefined],
    [undefined, undefined],
  ] as const)('architecture.md, the edge: a stored quality %s is read as %s', (stored, read) => {
    const memory = memoryStorage();
    const storage = createSafeStorage(() => memory);
    if (stored !== undefined) storage.set(chosenQuality.key, stored);
    expect(chosenQuality.read(storage)).toBe(read);
  });
});

describe('"back to live" when it lags', () => {
  it.each([
    ['at the edge', 0, false, false],
    ['a little behind', 5, false, false],
    ['far behind', 5.1, false, true],
    ['still offered on the way back', 2.1, true, true],
    ['back', 2, true, false],
  ])('%s', (_name, lag, wasBehind, offered) => expect(isBehind(lag, wasBehind)).toBe(offered));
});

/** Looks once a second, at a video that moves until `stopsAt`. */
function watched(seconds: number, stopsAt: number, from = 0): Progress {
  let progress = startProgress(0);
  for (let second = 1; second <= seconds; second++) {
    progress = look(progress, second < from ? 0 : Math.min(second, stopsAt), second * 1000);
  }
  return progress;
}

describe('next source on failure: a picture that stands still has failed', () => {
  it.each([
    ['it moves', watched(60, 60), false],
    ['it stands for 5 s', watched(9, 4), false],
    ['it stands for longer', watched(10, 4), true],
    ['no picture for 8 s', watched(8, 0), false],
    ['no picture for longer', watched(9, 0), true],
    ['late, but it came', watched(9, 9, 8), false],
  ])('%s', (_name, progress, stuck) => expect(isStuck(progress)).toBe(stuck));

  it('a device that slept says nothing about the video', () => {
    expect(isStuck(look(watched(4, 4), 4, 60_000))).toBe(false);
    expect(isStuck(look(look(watched(4, 4), 4, 60_000), 4, 61_000))).toBe(false);
  });
});
