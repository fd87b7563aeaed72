/** Version of the contract between host and app. An addition raises the second number, the first rises when a host of it must change. */
export const CONTRACT_VERSION = '1.5';

/** The package's version, in `ready` and in reports. */
export const APP_VERSION = '0.1.0';
