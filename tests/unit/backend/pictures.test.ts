import { drawing } from '../../../backend/pictures/drawing';
import { makePictures } from '../../../backend/pictures/picture';
import { allClubs } from '../../../backend/world/clubs';
import { GAME_ICONS } from '../../../backend/world/game-icons';

const LIMITS = { mostShared: 3, mostOwn: 2, mostWaiting: 4 };
const scene = (n: number) => `sc1-${n}.png`;

/** Pictures whose drawings are counted, and wait until the test lets them go on. */
function place() {
  const drawn: string[] = [];
  const going: (() => void)[] = [];
  const draw = async (svg: string) => {
    drawn.push(svg);
    await new Promise<void>((resolve) => going.push(resolve));
    return Buffer.from(svg);
  };
  const pictures = makePictures(draw, LIMITS);
  const settle = () => {
    for (const go of going.splice(0)) go();
  };
  /** How often it had to be drawn for this request. */
  const costs = async (file: string, address: string) => {
    const before = drawn.length;
    const asked = pictures.get(file, address);
    settle();
    await asked;
    return drawn.length - before;
  };
  return { pictures, drawn, settle, costs };
}

it('a picture is drawn once for all who wait for it', async () => {
  const { pictures, drawn, settle } = place();
  const asked = Array.from({ length: 30 }, (_, n) => pictures.get(scene(1), `10.0.0.${n}`));
  settle();
  const all = await Promise.all(asked);
  expect([drawn.length, new Set(all).size]).toEqual([1, 1]);
});

it('what several addresses have asked for stays, whatever a stranger asks for', async () => {
  const { costs } = place();
  for (const address of ['a', 'b']) await costs(scene(1), address);
  for (let n = 2; n < 60; n++) await costs(scene(n), 'stranger');
  for (let n = 2; n < 60; n++) await costs(scene(n), 'stranger');
  expect(await costs(scene(1), 'c')).toBe(0);
  // Its own last ones are kept as well, and the one before them no more.
  expect([await costs(scene(59), 'stranger'), await costs(scene(57), 'stranger')]).toEqual([0, 1]);
});

it('of those that many ask for the one that was asked for longest ago goes', async () => {
  const { costs } = place();
  for (const n of [1, 2, 3]) for (const address of ['a', 'b']) await costs(scene(n), address);
  await costs(scene(1), 'a');
  for (const address of ['a', 'b']) await costs(scene(4), address);
  expect([await costs(scene(1), 'c'), await costs(scene(2), 'c')]).toEqual([0, 1]);
});

it('so many drawings wait and no more; who asks for one of them waits with them', async () => {
  const { pictures, settle, costs } = place();
  for (let n = 0; n < 4; n++) void pictures.get(scene(n), 'a');
  expect(() => pictures.get(scene(4), 'a')).toThrow(expect.objectContaining({ status: 503, retryAfterS: 5 }));
  const shared = pictures.get(scene(3), 'b');
  settle();
  expect((await shared)?.etag).toMatch(/^".+"$/);
  expect(await costs(scene(4), 'a')).toBe(1);
});

it('an address that has had enough drawn is refused before anything is drawn, and still gets what is there', async () => {
  const { pictures, costs, drawn } = place();
  await costs(scene(1), 'a');
  const refuse = () => {
    throw new Error('enough');
  };
  expect(() => pictures.get(scene(2), 'a', refuse)).toThrow('enough');
  expect(drawn).toHaveLength(1);
  expect(await pictures.get(scene(1), 'a', refuse)).toBeDefined();
});

it('a drawing that failed is tried again', async () => {
  let tries = 0;
  const pictures = makePictures(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no memory');
    return Buffer.from('png');
  });
  await expect(pictures.get(scene(1), 'a')).rejects.toThrow('no memory');
  expect(String((await pictures.get(scene(1), 'a'))?.content)).toBe('png');
});

it('the crests of all clubs and games are drawn', () => {
  const crests = [...allClubs().map(({ crest }) => crest), ...GAME_ICONS.map(({ icon }) => icon)];
  expect(crests.filter((crest) => drawing(crest) === undefined)).toEqual([]);
});

it.each([
  ['a photo of a higher number than the world has', 'sc1-240.png'],
  ['a photo under a second name', 'sc1-007.png'],
  ['a crest in colours of no club', 'c1-123456-654321.png'],
  ['a flag under another name', 'fl-es-123456-654321.png'],
])('%s is unknown', (_what, file) => expect(drawing(file)).toBeUndefined());
