import * as v from 'valibot';
import { int, millis, soft, text, words } from './wire';

/** app-type 1 native app, 3 web (product.md, section 6). */
export const APP_TYPE = { app: '1', web: '3' } as const;
/** os-type 1 default, 2 android, 3 ios. */
export const OS_TYPE = { other: '1', android: '2', ios: '3' } as const;
/** device-type 0 desktop, 1 web mobile, 2 android, 3 ios. */
export const DEVICE_TYPE = { desktop: '0', webMobile: '1', android: '2', ios: '3' } as const;

/** Headers of every request (product.md, section 7); token and uid when logged in, language when enabled. */
export const requestHeaders = v.object({
  'device-id': words,
  'os-type': v.pipe(int, v.picklist([1, 2, 3])),
  timestamp: millis,
  version: words,
  sign: v.pipe(text, v.regex(/^[0-9a-f]{64}$/, 'not a hex SHA-256')),
  'app-type': v.pipe(int, v.picklist([1, 3])),
  'device-type': v.pipe(int, v.picklist([0, 1, 2, 3])),
  token: soft(text, 'token'),
  uid: soft(text, 'uid'),
  language: soft(text, 'language'),
  pid: soft(text, 'pid'),
});

export const REQUEST_ID_HEADER = 'x-request-id';
/** Headers a browser must be allowed to send and read across origins. */
export const REQUEST_HEADER_NAMES = [...Object.keys(requestHeaders.entries), REQUEST_ID_HEADER] as const;
export const RETRY_AFTER_HEADER = 'retry-after';
export const EXPOSED_HEADER_NAMES = ['date', RETRY_AFTER_HEADER, REQUEST_ID_HEADER] as const;
