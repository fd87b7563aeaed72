/** The version in the `ready` event; the package's. */
export const APP_VERSION = '0.1.0';
