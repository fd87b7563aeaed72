const entries = { mount: jest.fn(), SportInfoApp: jest.fn() };
const loadApp = jest.fn();
const prepare = jest.fn();
jest.mock('../../../src/remote/mount', () => entries.mount());
jest.mock('../../../src/remote/SportInfoApp?host-react', () => entries.SportInfoApp(), { virtual: true });

beforeEach(() => {
  window.requestIdleCallback = (run) => Number(run({ didTimeout: false, timeRemaining: () => 50 }));
  jest.resetModules();
  prepare.mockReset().mockResolvedValue(true);
  loadApp.mockReset().mockResolvedValue({ prepare });
  for (const entry of Object.values(entries)) entry.mockReset().mockReturnValue({ loadApp, prepare });
});

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

const load = () => import('../../../src/remote/preload');

it.each([
  [undefined, 'SportInfoApp'],
  ['SportInfoApp', 'SportInfoApp'],
  ['mount', 'mount'],
] as const)('of %s fetches %s and nothing else [axios.2]', async (asked, fetched) => {
  const { preload } = await load();
  expect(await preload(asked)).toBe(true);
  for (const [name, entry] of Object.entries(entries)) expect(entry).toHaveBeenCalledTimes(name === fetched ? 1 : 0);
  // What stands behind the component's entry is fetched with it.
  expect(loadApp).toHaveBeenCalledTimes(fetched === 'SportInfoApp' ? 1 : 0);
  expect(prepare).not.toHaveBeenCalled();
});

it.each(['SportInfoApp', 'mount'] as const)('with data, %s prepares a mount with its options', async (entry) => {
  const { preload } = await load();
  const options = { basename: '/x' };
  expect(await preload(entry, { data: true, options })).toBe(true);
  expect(prepare.mock.calls).toEqual([[options]]);
});

it('where nothing could be prepared it is told by false', async () => {
  prepare.mockResolvedValue(false);
  const { preload } = await load();
  expect(await preload('mount', { data: true })).toBe(false);
  prepare.mockRejectedValue(new Error('storage'));
  expect(await preload('mount', { data: true })).toBe(false);
});

it.each([
  [{ saveData: true }, false],
  [{ type: 'cellular', effectiveType: '4g' }, false],
  [{ type: 'wifi', effectiveType: '4g' }, true],
])('where data cost nothing is fetched ahead: %j [preparing.4]', async (connection, isFetched) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const { preload } = await load();
  expect(await preload('mount', { data: true })).toBe(isFetched);
  expect(entries.mount).toHaveBeenCalledTimes(isFetched ? 1 : 0);
});

it('an app that does not come is told by false', async () => {
  loadApp.mockRejectedValue(new Error('chunk'));
  const { preload } = await load();
  expect(await preload('SportInfoApp')).toBe(false);
});

it('a door that does not come is told by false, never by a rejection', async () => {
  entries.mount.mockImplementation(() => {
    throw new Error('chunk');
  });
  const { preload } = await load();
  expect(await preload('mount')).toBe(false);
});
