import { nativeEnvironment, webEnvironment } from '../../../src/http/environment';

const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/124.0 Safari/537.36';

/** product.md, section 6: app-type 1 app, 3 web; os-type 1 default, 2 Android, 3 iOS; device-type 0 desktop, 1 mobile web, 2 Android, 3 iOS. */
test.each([
  ['Android in a browser', webEnvironment(PIXEL), ['3', '2', '1']],
  ['iOS in a browser', webEnvironment(IPHONE), ['3', '3', '1']],
  ['a desktop', webEnvironment(DESKTOP), ['3', '1', '0']],
  ['the app on Android', nativeEnvironment('android'), ['1', '2', '2']],
  ['the app on iOS', nativeEnvironment('ios'), ['1', '3', '3']],
])('section 6, where a request comes from: %s', (_clause, { appType, osType, deviceType }, said) => {
  expect([appType, osType, deviceType]).toEqual(said);
});
