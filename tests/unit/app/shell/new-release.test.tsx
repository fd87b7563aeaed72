import { LOOK_EVERY_MS, watchReleases } from '../../../../src/app/shell/new-release';

const globals = {
  __webpack_public_path__: 'https://cdn.test/aaaa0000/',
  __webpack_get_script_filename__: (id: number) => `static/${id}.aaaa0000.js`,
};
const manifest = (hash: string) => `{"contract": "1.5", "js": ["static/124.${hash}.js"]}`;

let answer: string;
let isVisible: boolean;
let see: () => void;
const asked: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, globals);
  asked.length = 0;
  answer = manifest('aaaa0000');
  isVisible = true;
  globalThis.fetch = jest.fn(async (address) => {
    asked.push(String(address));
    // A release's own manifest goes on naming it.
    return new Response(String(address).endsWith('/aaaa0000/mf-manifest.json') ? manifest('aaaa0000') : answer);
  });
});
afterEach(() => jest.useRealTimers());

function watch() {
  const told: string[] = [];
  const visibility = {
    isVisible: () => isVisible,
    onVisibility(listener: () => void) {
      see = listener;
      return () => {
        see = () => {};
      };
    },
  };
  return { told, stop: watchReleases(visibility, (contract) => told.push(contract)) };
}
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('who comes back to the page hears of a later release, once, and nobody looks any more', async () => {
  const { told } = watch();
  see();
  await later(0);
  expect([told, asked.at(-1)]).toEqual([[], 'https://cdn.test/mf-manifest.json']);
  answer = manifest('bbbb1111');
  see();
  await later(0);
  expect(told).toEqual([]);
  await later(60_000);
  see();
  await later(0);
  expect(told).toEqual(['1.5']);
  const { length } = asked;
  await later(3 * LOOK_EVERY_MS);
  see();
  expect([told, asked.length, jest.getTimerCount()]).toEqual([['1.5'], length, 0]);
});

it.each([
  ['hidden', false, 0],
  ['seen', true, 1],
])('while it is %s', async (_what, isSeen, count) => {
  const { told, stop } = watch();
  answer = manifest('bbbb1111');
  isVisible = isSeen;
  await later(LOOK_EVERY_MS);
  expect(told).toHaveLength(count);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

it.each(['', '<html>not found</html>', '{"js": ["static/124.bbbb1111.js"]}'])(
  'an answer %j tells of none',
  async (text) => {
    const { told, stop } = watch();
    answer = text;
    see();
    await later(0);
    expect(told).toEqual([]);
    stop();
  },
);

it('what is ended while it looks tells nothing', async () => {
  const { told, stop } = watch();
  answer = manifest('bbbb1111');
  see();
  stop();
  await later(0);
  expect(told).toEqual([]);
});

it('a remote without folders of releases is compared with the manifest beside it', async () => {
  Object.assign(globalThis, { __webpack_public_path__: 'https://cdn.test/remote/' });
  const { told, stop } = watch();
  answer = manifest('bbbb1111');
  see();
  await later(0);
  expect([told, asked]).toEqual([['1.5'], ['https://cdn.test/remote/mf-manifest.json']]);
  stop();
});
