import { clipOf, LOOP_MS } from '../../../backend/video/clips';
import { type FlvTag, readTags } from '../../../backend/video/flv';
import { flvStream } from '../../../backend/video/flv-stream';

const AUDIO = 8;
const VIDEO = 9;
const SCRIPT = 18;
const FRAME_MS = 40;
const PUMP_MS = 40;
/** Any instant will do; this one is half a second before the seam. */
const BEFORE_SEAM = 1_742_045_100 * LOOP_MS - 500;

interface Watched {
  readonly bytes: () => Buffer;
  /** Lets time go by, as the stream sees it. */
  readonly pass: (ms: number) => void;
  readonly end: () => void;
  readonly over: () => void;
  readonly isEnded: () => boolean;
}

function watch(at: number, stalls = false): Watched {
  let now = at;
  let isOver = false;
  let isEnded = false;
  const parts: Buffer[] = [];
  const stream = flvStream({ clip: clipOf('sd').flv, loopMs: LOOP_MS, isOver: () => isOver, stalls }, () => now);
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('end', () => {
    isEnded = true;
  });
  return {
    bytes: () => Buffer.concat(parts),
    pass(ms) {
      for (let passed = 0; passed < ms; passed += PUMP_MS) {
        now += PUMP_MS;
        jest.advanceTimersByTime(PUMP_MS);
      }
    },
    end: () => stream.destroy(),
    over: () => {
      isOver = true;
    },
    isEnded: () => isEnded,
  };
}

const media = (tags: readonly FlvTag[]) => tags.filter(({ type, data }) => type !== SCRIPT && data[1] !== 0);
const timesOf = (tags: readonly FlvTag[], kind: number) => tags.filter(({ type }) => type === kind).map(({ at }) => at);
/** Ticks of the process, which fake timers leave alone. */
const settle = () => new Promise((resolve) => process.nextTick(resolve));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick'] }));
afterEach(() => jest.useRealTimers());

describe.each(['hd', 'sd'] as const)('the clip in %s', (quality) => {
  it('platform.md, live video: whole groups of pictures and 48 kHz sound that fill the loop exactly', () => {
    const { tags } = clipOf(quality).flv;
    const keys = tags.filter(({ isKey }) => isKey).map(({ at }) => at);
    expect(keys).toEqual(Array.from({ length: 8 }, (_, index) => index * 2000));
    expect(timesOf(tags, VIDEO)).toHaveLength(LOOP_MS / FRAME_MS);
    expect(timesOf(tags, AUDIO)).toHaveLength((LOOP_MS * 48) / 1024);
  });
});

it('the sound by itself: no picture, and as long as the loop', () => {
  const { head, tags } = clipOf('audio').flv;
  expect([...new Set([...readTags(head), ...tags].map(({ type }) => type))]).toEqual([SCRIPT, AUDIO]);
  expect(timesOf(tags, AUDIO)).toHaveLength((LOOP_MS * 48) / 1024);
  // A client may begin with any of it.
  expect(tags.every(({ isKey }) => isKey)).toBe(true);
});

describe('an endless FLV', () => {
  it('begins with the header, both configurations and a key frame at 0', async () => {
    const stream = watch(BEFORE_SEAM);
    await settle();
    const tags = readTags(stream.bytes());
    expect(tags.slice(0, 3).map(({ type, data }) => [type, type === SCRIPT ? undefined : data[1]])).toEqual([
      [SCRIPT, undefined],
      [VIDEO, 0],
      [AUDIO, 0],
    ]);
    const first = media(tags)[0];
    expect([first?.type, first?.isKey, first?.at]).toEqual([VIDEO, true, 0]);
    stream.end();
  });

  it('goes on across the seam without a jump, in pictures and in sound', async () => {
    const stream = watch(BEFORE_SEAM);
    stream.pass(2 * LOOP_MS + 1000);
    await settle();
    const tags = media(readTags(stream.bytes()));
    const pictures = timesOf(tags, VIDEO);
    expect(pictures.length).toBeGreaterThan(800);
    expect(pictures).toEqual(pictures.map((_, index) => index * FRAME_MS));
    const sounds = timesOf(tags, AUDIO);
    // 1024 samples are 21.33 ms, which whole milliseconds round.
    const steps = sounds.slice(1).map((at, index) => at - (sounds[index] ?? 0));
    expect(steps.filter((step) => step < 20 || step > 23)).toEqual([]);
    expect(tags.map(({ at }) => at)).toEqual(tags.map(({ at }) => at).sort((a, b) => a - b));
    stream.end();
  });

  it('keeps pace with real time: never more than is due, with a second in hand', async () => {
    const stream = watch(BEFORE_SEAM);
    await settle();
    const inHand = timesOf(media(readTags(stream.bytes())), VIDEO).at(-1) ?? 0;
    expect(inHand).toBeGreaterThanOrEqual(1000 - FRAME_MS);
    expect(inHand).toBeLessThanOrEqual(3000);
    stream.pass(4000);
    await settle();
    expect(timesOf(media(readTags(stream.bytes())), VIDEO).at(-1)).toBe(inHand + 4000);
    stream.end();
  });

  it('a line that stalls plays four seconds and falls silent without an end', async () => {
    const stream = watch(BEFORE_SEAM, true);
    stream.pass(20_000);
    await settle();
    expect(timesOf(media(readTags(stream.bytes())), VIDEO).at(-1)).toBe(4000);
    expect(stream.isEnded()).toBe(false);
    stream.end();
  });

  it('ends as a file ends when the show is over, with a whole tag at last', async () => {
    const stream = watch(BEFORE_SEAM);
    stream.pass(1000);
    stream.over();
    stream.pass(200);
    await settle();
    await settle();
    expect(stream.isEnded()).toBe(true);
    const bytes = stream.bytes();
    const last = readTags(bytes).at(-1);
    expect(bytes.readUInt32BE(bytes.length - 4)).toBe(11 + (last?.data.length ?? 0));
  });

  it('a client that reads nothing costs no more than its limit, and loses pictures up to a key frame', async () => {
    let now = BEFORE_SEAM;
    const clip = clipOf('hd').flv;
    const stream = flvStream({ clip, loopMs: LOOP_MS, isOver: () => false, stalls: false }, () => now);
    for (let n = 0; n < 30 * 60; n++) {
      now += 200;
      jest.advanceTimersByTime(PUMP_MS);
    }
    expect(stream.readableLength).toBeLessThan(2.2 * 1024 * 1024);
    // Reads again: what comes after the hole is a key frame.
    const held = media(readTags(stream.read() as Buffer));
    const holeFrom = timesOf(held, VIDEO).at(-1) ?? 0;
    for (let n = 0; n < 20; n++) {
      now += 200;
      jest.advanceTimersByTime(PUMP_MS);
    }
    const rest = stream.read() as Buffer;
    const after = media(readTags(Buffer.concat([clip.head.subarray(0, 13), rest])));
    expect([after[0]?.isKey, (after[0]?.at ?? 0) > holeFrom + FRAME_MS]).toEqual([true, true]);
    stream.destroy();
  });
});
