const doors = { mount: jest.fn(), SportInfoApp: jest.fn() };
const loadApp = jest.fn();
jest.mock('../../../src/remote/mount', () => doors.mount());
jest.mock('../../../src/remote/SportInfoApp?host-react', () => doors.SportInfoApp(), { virtual: true });

beforeEach(() => {
  jest.resetModules();
  loadApp.mockReset().mockResolvedValue(undefined);
  for (const door of Object.values(doors)) door.mockReset().mockReturnValue({ loadApp });
});

const load = () => import('../../../src/remote/preload');

it.each([
  [undefined, 'SportInfoApp'],
  ['SportInfoApp', 'SportInfoApp'],
  ['mount', 'mount'],
] as const)('of %s fetches %s and nothing else', async (asked, fetched) => {
  const { preload } = await load();
  expect(await preload(asked)).toBe(true);
  for (const [name, door] of Object.entries(doors)) expect(door).toHaveBeenCalledTimes(name === fetched ? 1 : 0);
  // What stands behind the component's door is fetched with it.
  expect(loadApp).toHaveBeenCalledTimes(fetched === 'SportInfoApp' ? 1 : 0);
});

it('an app that does not come is told by false', async () => {
  loadApp.mockRejectedValue(new Error('chunk'));
  const { preload } = await load();
  expect(await preload('SportInfoApp')).toBe(false);
});

it('a door that does not come is told by false, never by a rejection', async () => {
  doors.mount.mockImplementation(() => {
    throw new Error('chunk');
  });
  const { preload } = await load();
  expect(await preload('mount')).toBe(false);
});
