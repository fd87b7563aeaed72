import { clipOf, LOOP_MS } from '../../../backend/video/clips';
import { type Box, boxesAt, boxesIn } from '../../../backend/video/fmp4';
import { playlist, SEGMENT_MS, segmentAt } from '../../../backend/video/hls';

const NOW = Date.parse('2025-03-15T13:25:00.700Z');
const BOX_BYTES = 8;
const FULL_BOX_BYTES = 12;

const { fmp4 } = clipOf('hd');
const serials = (text: string) => [...text.matchAll(/^(\d+)\.m4s/gm)].map((found) => Number(found[1]));
const newest = serials(playlist({ now: NOW, isOver: false, query: '' })).at(-1) ?? 0;

/** The segment, made when it was the newest. */
function segment(serial: number): Buffer {
  const bytes = segmentAt(fmp4, serial, NOW + (serial - newest) * SEGMENT_MS);
  if (bytes === undefined) throw new Error(`no segment ${serial}`);
  return bytes;
}

const timeOf = (bytes: Buffer, box: Box | undefined) =>
  Number(bytes.readBigUInt64BE((box?.from ?? 0) + FULL_BOX_BYTES));
const samplesOf = (bytes: Buffer, box: Box | undefined) => bytes.readUInt32BE((box?.from ?? 0) + FULL_BOX_BYTES);

/** Where a track's samples begin and how many there are: 0 pictures, 1 sound. */
function track(bytes: Buffer, index: number) {
  const [time, run] = [boxesAt(bytes, 'moof', 'traf', 'tfdt')[index], boxesAt(bytes, 'moof', 'traf', 'trun')[index]];
  return { from: timeOf(bytes, time), samples: samplesOf(bytes, run) };
}

describe('RFC 8216: the playlist', () => {
  const lines = playlist({ now: NOW, isOver: false, query: '?key=ab' }).split('\n');

  it.each([
    ['4.3.1.1, begins with the tag', '#EXTM3U', 0],
    ['4.3.1.2, fMP4 needs version 7', '#EXT-X-VERSION:7', 1],
    ['4.3.3.1, no segment is longer', '#EXT-X-TARGETDURATION:2', 2],
    ['4.3.2.5, the init segment', '#EXT-X-MAP:URI="init.mp4?key=ab"', 5],
  ])('%s', (_clause, line, at) => expect(lines[at]).toBe(line));

  it('4.3.3.2: the media sequence is the number of the first segment, and the numbers have no hole', () => {
    const all = serials(lines.join('\n'));
    expect(lines).toContain(`#EXT-X-MEDIA-SEQUENCE:${all[0]}`);
    expect(all).toEqual(all.map((_, index) => (all[0] ?? 0) + index));
    expect(all.length * SEGMENT_MS).toBeGreaterThanOrEqual(3 * SEGMENT_MS);
  });

  it('6.2.2: it slides by one segment for each that is complete', () => {
    const at = (now: number) => serials(playlist({ now, isOver: false, query: '' }));
    const first = at(NOW);
    expect(at(NOW + SEGMENT_MS)).toEqual(first.map((serial) => serial + 1));
    expect(at(NOW + 1)).toEqual(first);
  });

  it('4.3.3.4: it has an end when the show is over, and only then', () => {
    expect(lines).not.toContain('#EXT-X-ENDLIST');
    expect(playlist({ now: NOW, isOver: true, query: '' })).toContain('#EXT-X-ENDLIST');
  });
});

describe('segments', () => {
  it('the init segment is ftyp and moov, with a time scale for both tracks', () => {
    expect(boxesIn(fmp4.init).map(({ type }) => type)).toEqual(['ftyp', 'moov']);
    expect([...fmp4.timescales.values()]).toEqual([12_800, 48_000]);
    expect(fmp4.segments).toHaveLength(LOOP_MS / SEGMENT_MS);
  });

  it('each is a moof with its mdat, and its data lies where it says', () => {
    for (let serial = newest; serial < newest + 8; serial++) {
      expect(boxesIn(segment(serial)).map(({ type }) => type)).toEqual(['moof', 'mdat']);
    }
  });

  it('times go on across the seam to the sample, for three loops', () => {
    for (let serial = newest; serial < newest + 24; serial++) {
      const [now, next] = [segment(serial), segment(serial + 1)];
      const [picture, sound] = [track(now, 0), track(now, 1)];
      expect(track(next, 0).from).toBe(picture.from + (picture.samples * 12_800) / 25);
      expect(track(next, 1).from).toBe(sound.from + sound.samples * 1024);
    }
  });

  it('pictures and sound stay together however long it runs', () => {
    const { from } = track(segment(newest + 8_000_000), 0);
    const sound = track(segment(newest + 8_000_000), 1).from;
    expect(Math.abs(from / 12_800 - sound / 48_000)).toBeLessThan(0.03);
    expect(from).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });

  it('each has a number of its own in mfhd, and the clip in memory is never changed', () => {
    const numbers = [0, 1, 8].map((step) => {
      const bytes = segment(newest + step);
      return bytes.readUInt32BE((boxesAt(bytes, 'moof', 'mfhd')[0]?.from ?? 0) + FULL_BOX_BYTES);
    });
    expect(numbers).toEqual([newest, newest + 1, newest + 8]);
    expect(track(fmp4.segments[0] ?? Buffer.alloc(BOX_BYTES), 0).from).toBe(0);
  });

  it('of the sound by itself they are as many, without a picture', () => {
    const { init, segments, timescales } = clipOf('audio').fmp4;
    expect([boxesAt(init, 'moov', 'trak').length, [...timescales.values()]]).toEqual([1, [48_000]]);
    expect(segments).toHaveLength(LOOP_MS / SEGMENT_MS);
    const runs = segments.map((bytes) => track(bytes, 0));
    expect(runs.reduce((sum, { samples }) => sum + samples, 0)).toBe((LOOP_MS * 48) / 1024);
    runs.slice(1).forEach(({ from }, index) => {
      const before = runs[index];
      expect(from).toBe((before?.from ?? 0) + (before?.samples ?? 0) * 1024);
    });
  });

  it.each([
    ['of the future', newest + 1],
    ['long gone', newest - 12],
    ['no number', Number.NaN],
  ])('there is none %s', (_what, serial) => expect(segmentAt(fmp4, serial, NOW)).toBeUndefined());
});
