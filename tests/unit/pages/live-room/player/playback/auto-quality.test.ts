import {
  type AutoQuality,
  afterStill,
  startAuto,
  whileRunning,
} from '../../../../../../src/pages/live-room/player/playback/auto-quality';

const SECOND = 1_000;
type Seen = readonly [what: 'still' | 'running', atSeconds: number];

const after = (seen: readonly Seen[], first: AutoQuality = startAuto('hd', 0)) =>
  seen.reduce((auto, [what, at]) => (what === 'still' ? afterStill : whileRunning)(auto, at * SECOND), first);

test.each<[name: string, seen: readonly Seen[], quality: string]>([
  ['nothing stands still', [['running', 600]], 'hd'],
  [
    'once is an accident',
    [
      ['still', 10],
      ['running', 20],
    ],
    'hd',
  ],
  [
    'twice within half a minute is too much',
    [
      ['still', 10],
      ['still', 40],
    ],
    'sd',
  ],
  [
    'twice with a longer time between them is not',
    [
      ['still', 10],
      ['still', 41],
    ],
    'hd',
  ],
  [
    'the better one again after a minute',
    [
      ['still', 10],
      ['still', 20],
      ['running', 79],
      ['running', 80],
    ],
    'hd',
  ],
  [
    'and not before',
    [
      ['still', 10],
      ['still', 20],
      ['running', 79],
    ],
    'sd',
  ],
  [
    'a picture that stands still begins the minute anew',
    [
      ['still', 10],
      ['still', 20],
      ['still', 70],
      ['running', 129],
    ],
    'sd',
  ],
  [
    'after the second fall it takes two minutes',
    [
      ['still', 10],
      ['still', 20],
      ['running', 80],
      ['still', 90],
      ['still', 100],
      ['running', 219],
    ],
    'sd',
  ],
  [
    'and then it comes back, too',
    [
      ['still', 10],
      ['still', 20],
      ['running', 80],
      ['still', 90],
      ['still', 100],
      ['running', 220],
    ],
    'hd',
  ],
])('%s [video quality.1]', (_name, seen, quality) => expect(after(seen).quality).toBe(quality));

test('it never waits for more than eight minutes', () => {
  const often = { ...startAuto('sd', 0), falls: 12 };
  expect(whileRunning(often, 479 * SECOND).quality).toBe('sd');
  expect(whileRunning(often, 480 * SECOND).quality).toBe('hd');
});
