import { APP_TYPE, DEVICE_TYPE, OS_TYPE } from '../contract/request-headers';

/** The app's surroundings, as the headers name them (product.md, section 6). */
export interface Environment {
  readonly appType: string;
  readonly osType: string;
  readonly deviceType: string;
}

/** The headers in the native app. */
export const nativeEnvironment = (os: 'ios' | 'android'): Environment => ({
  appType: APP_TYPE.app,
  osType: OS_TYPE[os],
  deviceType: DEVICE_TYPE[os],
});

/** Reads the user agent of a browser; the native app sets its own values. */
export function webEnvironment(userAgent: string): Environment {
  const isAndroid = /Android/i.test(userAgent);
  const isIos = /iPhone|iPad|iPod/i.test(userAgent);
  return {
    appType: APP_TYPE.web,
    osType: isAndroid ? OS_TYPE.android : isIos ? OS_TYPE.ios : OS_TYPE.other,
    deviceType: isAndroid || isIos ? DEVICE_TYPE.webMobile : DEVICE_TYPE.desktop,
  };
}
