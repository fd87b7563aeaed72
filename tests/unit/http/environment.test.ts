import { APP_TYPE, DEVICE_TYPE, OS_TYPE } from '../../../src/contract/request-headers';
import { nativeEnvironment, webEnvironment } from '../../../src/http/environment';

const WEB = { appType: APP_TYPE.web };

describe('where the app runs (section 6)', () => {
  it.each([
    ['an Android phone [6.7]', 'Mozilla/5.0 (Linux; Android 14; Pixel 8)', OS_TYPE.android, DEVICE_TYPE.webMobile],
    ['an iPhone [6.7]', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)', OS_TYPE.ios, DEVICE_TYPE.webMobile],
    ['an iPad that says so', 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X)', OS_TYPE.ios, DEVICE_TYPE.webMobile],
    ['in small letters', 'linux; android 9', OS_TYPE.android, DEVICE_TYPE.webMobile],
    ['a desktop [6.8]', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', OS_TYPE.other, DEVICE_TYPE.desktop],
    ['nothing at all', '', OS_TYPE.other, DEVICE_TYPE.desktop],
  ])('%s', (_device, userAgent, osType, deviceType) => {
    expect(webEnvironment(userAgent)).toEqual({ ...WEB, osType, deviceType });
  });

  it.each(['ios', 'android'] as const)('the native app on %s [6.6]', (os) => {
    expect(nativeEnvironment(os)).toEqual({ appType: APP_TYPE.app, osType: OS_TYPE[os], deviceType: DEVICE_TYPE[os] });
  });
});
