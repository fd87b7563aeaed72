import { findFatal, tellFatal } from '../../../src/remote/requirements';

const BROWSER = {
  fetch: () => {},
  AbortController: class {},
  CSS: { supports: () => true },
  structuredClone: () => {},
  Object: { hasOwn: () => true },
  Array: { prototype: { at: () => undefined } },
};

/** decisions.md, React; Chrome 99 and Safari 15.4 are the oldest browsers. */
it.each([
  ['19.2.0', BROWSER, undefined],
  ['19.3.1', BROWSER, undefined],
  ['20.0.0-rc.1', BROWSER, undefined],
  ['19.1.9', BROWSER, 'react-version'],
  ['18.3.1', BROWSER, 'react-version'],
  ['', BROWSER, 'react-version'],
  ['19.2.0', { ...BROWSER, fetch: undefined }, 'unsupported'],
  ['19.2.0', { ...BROWSER, AbortController: undefined }, 'unsupported'],
  ['19.2.0', { ...BROWSER, CSS: { supports: () => false } }, 'unsupported'],
  ['19.2.0', { ...BROWSER, structuredClone: undefined }, 'unsupported'],
  ['19.2.0', { ...BROWSER, Object: {} }, 'unsupported'],
  ['19.2.0', { ...BROWSER, Array: { prototype: {} } }, 'unsupported'],
  ['19.2.0', {}, 'unsupported'],
])('React %s in such a browser: %# [React.1]', (version, browser, fatal) => {
  expect(findFatal(version, browser)).toBe(fatal);
});

it("a host's own listener that throws takes nothing down", () => {
  const onFatal = jest.fn(() => {
    throw new Error('host');
  });
  expect(() => tellFatal(onFatal, 'unsupported')).not.toThrow();
  expect(onFatal).toHaveBeenCalledWith('unsupported');
  expect(() => tellFatal(undefined, 'crashed')).not.toThrow();
});
