const entries = { mount: jest.fn(), SportInfoApp: jest.fn() };
const loadApp = jest.fn();
jest.mock('../../../src/remote/mount', () => entries.mount());
jest.mock('../../../src/remote/SportInfoApp?host-react', () => entries.SportInfoApp(), { virtual: true });

beforeEach(() => {
  jest.resetModules();
  loadApp.mockReset().mockResolvedValue(undefined);
  for (const entry of Object.values(entries)) entry.mockReset().mockReturnValue({ loadApp });
});

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
