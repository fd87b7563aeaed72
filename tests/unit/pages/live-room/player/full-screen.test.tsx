import { enterFullScreen, isFullScreen, leaveFullScreen } from '../../../../../src/pages/live-room/player/full-screen';

// docs/product.md, section 5: the player fills the screen, sideways where the device can.
const boxWith = (fields: object) => Object.assign(document.createElement('div'), fields);
const film = () => Object.assign(document.createElement('video'), { webkitEnterFullscreen: jest.fn() });
const withOrientation = (value: unknown) => Object.defineProperty(screen, 'orientation', { value, configurable: true });
afterEach(() => Reflect.deleteProperty(screen, 'orientation'));

it('an iPhone, which has no full screen for elements, has the player over the page [chat in full screen.2]', async () => {
  const [togglePopover, video] = [jest.fn(), film()];
  const box = boxWith({ requestFullscreen: undefined, togglePopover });
  await enterFullScreen(box, video);
  expect([togglePopover, video.webkitEnterFullscreen].map((one) => one.mock.calls.length)).toEqual([1, 0]);
  expect(isFullScreen(box)).toBe(true);
  leaveFullScreen(box);
  expect([isFullScreen(box), box.hasAttribute('popover')]).toEqual([false, false]);
});

it('an iPhone before iOS 17, which cannot lay it over the page, takes the video’s own', async () => {
  const video = film();
  await enterFullScreen(boxWith({ requestFullscreen: undefined }), video);
  expect(video.webkitEnterFullscreen).toHaveBeenCalledTimes(1);
});

it.each([
  ['Safari before 16.4, without an orientation', undefined],
  ['an orientation that cannot be locked', {}],
  ['one that refuses', { lock: () => Promise.reject(new Error('no')) }],
])('%s: the player fills the screen all the same', async (_name, orientation) => {
  withOrientation(orientation);
  const requestFullscreen = jest.fn().mockResolvedValue(undefined);
  const video = film();
  await expect(enterFullScreen(boxWith({ requestFullscreen }), video)).resolves.toBeUndefined();
  expect(requestFullscreen).toHaveBeenCalledTimes(1);
  expect(video.webkitEnterFullscreen).not.toHaveBeenCalled();
});
