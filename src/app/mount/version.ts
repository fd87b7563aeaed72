/** What `ready` tells the shell; the package's version. */
export const APP_VERSION = '0.1.0';
